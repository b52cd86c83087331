package import CoreGraphics
package import QuartzCore

/// The layers of a frame, each with its place on the stage.
package struct LayerPlan: Sendable {
  package struct Entry: Sendable {
    package let record: LayerRecord
    /// The index of the layer that it is in; nil for the root.
    package let parent: Int?
    /// How many layers it is in.
    package let depth: Int
    /// Whether it is the mask of the layer that it is in.
    package let isMask: Bool
    /// The number of the sheet that it lies on: see ``LayerPlan/sheetCount``.
    package let sheet: Int
    /// From its coordinates to those of the stage's screen, in points.
    package let toStage: Homography
    /// The product of its own opacity and of those of the layers that it is in.
    package let opacity: Double
    /// Whether neither it nor a layer that it is in is hidden, transparent, or seen from a back
    /// that is not drawn. A mask is not visible itself.
    package let isVisible: Bool
    /// From its coordinates to the plane into which it is flattened, and from there to the stage.
    fileprivate let matrix: CATransform3D
    fileprivate let plane: Homography

    package var number: Int { record.identity.number }
    package var bounds: CGRect { record.shown.bounds }
  }

  /// In the order of drawing: each layer before those in it, siblings from back to front.
  package private(set) var entries: [Entry] = []

  /// How many sheets the layers need. A layer lies above the one that it is in. Siblings without
  /// layers of their own share a sheet with the one before, and any other lies above all that is in
  /// the one before: so the sheets depend only on the tree, and not on the positions of layers.
  package private(set) var sheetCount = 0

  package init(_ root: LayerRecord) {
    sheetCount = add(root, in: nil, sheet: 0, isMask: false) + 1
  }

  package func index(of number: Int) -> Int? { entries.firstIndex { $0.number == number } }

  /// Opacities up to this are invisible, as in a display list.
  private static let leastOpacity = 0.001

  /// - Returns: the highest sheet that it or a layer in it lies on.
  private mutating func add(
    _ record: LayerRecord, in parent: Int?, sheet: Int, isMask: Bool
  ) -> Int {
    let index = entries.count
    entries.append(entry(record, in: parent, sheet: sheet, isMask: isMask))
    if let mask = record.mask { _ = add(mask, in: index, sheet: sheet, isMask: true) }
    var highest = sheet
    var former: (sheet: Int, isLeaf: Bool)?
    for sublayer in record.inDrawingOrder {
      // Hidden layers need no sheets.
      guard !sublayer.shown.isHidden else {
        _ = add(sublayer, in: index, sheet: highest, isMask: isMask)
        continue
      }
      let isLeaf = sublayer.sublayers.isEmpty
      var own = highest + 1
      if let former, former.isLeaf, isLeaf { own = former.sheet }
      former = (own, isLeaf)
      highest = max(highest, add(sublayer, in: index, sheet: own, isMask: isMask))
    }
    return highest
  }

  private func entry(
    _ record: LayerRecord, in parent: Int?, sheet: Int, isMask: Bool
  ) -> Entry {
    let outer = parent.map { entries[$0] }
    let isOwnMask = isMask && outer?.record.mask === record
    var matrix = record.matrix(in: isOwnMask ? nil : outer?.record)
    var plane = outer?.toStage ?? .identity
    if let outer, outer.record.traits.contains(.keepsDepth) {
      matrix = CATransform3DConcat(matrix, outer.matrix)
      plane = outer.plane
    }
    let toStage = matrix.flattened.followed(by: plane)
    let shown = record.shown
    let opacity = (outer?.opacity ?? 1) * min(max(shown.opacity, 0), 1)
    let faces = record.traits.contains(.isDoubleSided) || matrix.flattened.determinant > 0
    return Entry(
      record: record, parent: parent, depth: outer.map { $0.depth + 1 } ?? 0, isMask: isOwnMask,
      sheet: sheet, toStage: toStage, opacity: opacity,
      isVisible: !isMask && (outer?.isVisible ?? true) && !shown.isHidden
        && opacity > Self.leastOpacity && faces && toStage.isFinite,
      matrix: matrix, plane: plane)
  }
}

extension LayerPlan {
  /// The frontmost visible layer at a point of the stage that draws anything; the frontmost one of
  /// the others where none does. Nil outside of all layers.
  ///
  /// Layers that draw nothing are chosen last, because containers that cover the screen would
  /// otherwise be chosen instead of the layers that are visible through them.
  package func index(at point: CGPoint) -> Int? {
    var empty: Int?
    for index in entries.indices.reversed() {
      let entry = entries[index]
      guard entry.isVisible, contains(point, at: index) else { continue }
      if entry.record.drawing != nil { return index }
      empty = empty ?? index
    }
    return empty
  }

  /// Whether a point is in a layer's bounds, and in those of all layers that clip it.
  private func contains(_ point: CGPoint, at index: Int) -> Bool {
    guard entries[index].contains(point) else { return false }
    var outer = entries[index].parent
    while let current = outer {
      let entry = entries[current]
      if entry.record.shown.masksToBounds, !entry.record.traits.contains(.keepsDepth),
        !entry.contains(point)
      {
        return false
      }
      outer = entry.parent
    }
    return true
  }
}

extension LayerPlan.Entry {
  /// Whether a point of the stage is in the layer's bounds.
  fileprivate func contains(_ point: CGPoint) -> Bool {
    toStage.inverse?.apply(point).map(bounds.contains) ?? false
  }
}

extension LayerRecord {
  /// The sublayers from back to front.
  fileprivate var inDrawingOrder: [LayerRecord] {
    guard sublayers.contains(where: { $0.shown.zPosition != 0 || traits.contains(.keepsDepth) })
    else { return sublayers }
    let depths = sublayers.map { traits.contains(.keepsDepth) ? depth(of: $0) : $0.shown.zPosition }
    return sublayers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { sublayers[$0] }
  }

  /// How far the middle of a sublayer is in front of this layer's plane.
  private func depth(of sublayer: LayerRecord) -> Double {
    let matrix = sublayer.matrix(in: self)
    let bounds = sublayer.shown.bounds
    let w = bounds.midX * matrix.m14 + bounds.midY * matrix.m24 + matrix.m44
    let z = bounds.midX * matrix.m13 + bounds.midY * matrix.m23 + matrix.m43
    return w > 1e-9 ? z / w : .infinity
  }
}
