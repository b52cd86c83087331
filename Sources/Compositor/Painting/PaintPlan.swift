internal import CoreGraphics

/// The visible operations, each with the pixels in which it is visible.
///
/// It is computed from front to back, so that hidden operations are left out, and most pixels are
/// written once.
struct PaintPlan {
  struct Step {
    /// Its bounds, and everything else in this step, are in the operation's own pixels, also for a
    /// group that is moved.
    var operation: DrawOperation
    /// Disjoint; what the step may touch.
    var rects: [PixelRect]
    /// Where these pixels begin on the surface.
    var origin = PixelOffset.zero
    /// Whether nothing lies below, so that its pixels can be copied without blending.
    var isLowest = false
    /// For a group that is clipped, faded or blended as a whole: what to paint into its own bitmap.
    var layer: [Step] = []
    /// For a group with a mask: what to paint into a bitmap whose alpha the group is multiplied by.
    var mask: [Step] = []
  }

  /// The pixels of the smallest opaque pieces that are worth the bookkeeping of what they hide,
  /// where the processor paints.
  static let smallestPaintedOccluder = 2048
  /// Clipped groups are divided into a middle and corners, whose contents are visited twice. Groups
  /// that are nested deeper than this are painted as a whole.
  private static let deepestSplit = 4

  /// In the order of painting.
  private(set) var steps: [Step] = []

  /// Opaque pieces with fewer pixels are not used to hide operations.
  private let smallestOccluder: Int

  /// Plans operations on an uninitialized surface: together with the background they write all of
  /// its visible pixels.
  init(
    _ operations: [DrawOperation], on background: PremultipliedColor, in visible: Region,
    smallestOccluder: Int = smallestPaintedOccluder
  ) {
    self.smallestOccluder = smallestOccluder
    let bare = visible.copy()
    add(operations, visible: bare, at: .zero, splits: 0)
    steps.reverse()
    if background == .clear, let first = steps.first, first.canBeLowest {
      steps[0].isLowest = true
      for rect in first.rects { bare.subtract(rect.translated(by: first.origin)) }
    }
    if !bare.isEmpty {
      let solid = SolidOperation(color: background, coverage: Coverage(rect: bare.bounds))
      let operation = DrawOperation(bounds: bare.bounds, kind: .solid(solid))
      steps.insert(Step(operation: operation, rects: bare.rects, isLowest: true), at: 0)
    }
    ColorFolding.fold(&steps)
  }

  /// Plans operations on a transparent surface.
  private init(layer operations: [DrawOperation], in visible: Region, smallestOccluder: Int) {
    self.smallestOccluder = smallestOccluder
    add(operations, visible: visible.copy(), at: .zero, splits: 0)
    steps.reverse()
  }

  /// Adds operations from front to back, and subtracts the pixels that they hide from `visible`.
  /// The operations and `visible` are in pixels that begin at `origin`.
  private mutating func add(
    _ operations: [DrawOperation], visible: Region, at origin: PixelOffset, splits: Int
  ) {
    for operation in operations.reversed() {
      if visible.isEmpty { return }
      guard visible.bounds.intersects(operation.bounds) else { continue }
      if case .group(let group) = operation.kind {
        let offset = group.space.origin
        var inner = operation
        inner.bounds = operation.bounds.translated(by: -offset)
        visible.translate(by: -offset)
        add(group, inner, visible: visible, at: origin + offset, splits: splits)
        visible.translate(by: offset)
        continue
      }
      let seen = visible.intersection(operation.bounds)
      guard !seen.isEmpty else { continue }
      steps.append(Step(operation: operation, rects: seen.rects, origin: origin))
      guard operation.bounds.area >= smallestOccluder else { continue }
      for rect in operation.hidingRects where rect.area >= smallestOccluder {
        visible.subtract(rect.intersection(operation.bounds))
      }
    }
  }

  /// Adds a group; everything is in the group's own pixels.
  private mutating func add(
    _ group: GroupOperation, _ operation: DrawOperation, visible: Region, at origin: PixelOffset,
    splits: Int
  ) {
    if group.isDirect, group.limit == .unbounded {
      add(group.children, visible: visible, at: origin, splits: splits)
      return
    }
    let inside = visible.intersection(operation.bounds)
    if group.isDirect {
      add(group.children, visible: visible, inside: inside, at: origin, splits: splits)
    } else if group.opacity == 255, group.isPlain, splits < Self.deepestSplit,
      let whole = group.wholeRegion(in: operation.bounds)
    {
      let edge = inside.copy()
      inside.formIntersection(whole)
      if let clip = group.clip { edge.formIntersection(Region(clip.full + clip.partial)) }
      edge.subtract(inside)
      addLayer(group, operation, seen: edge, at: origin)
      add(group.children, visible: visible, inside: inside, at: origin, splits: splits + 1)
    } else {
      addLayer(group, operation, seen: inside, at: origin)
    }
  }

  /// Adds the operations that are visible in a part of the group.
  private mutating func add(
    _ children: [DrawOperation], visible: Region, inside: Region, at origin: PixelOffset,
    splits: Int
  ) {
    guard !inside.isEmpty else { return }
    let left = inside.copy()
    add(children, visible: left, at: origin, splits: splits)
    inside.subtract(left)
    visible.subtract(inside)
  }

  private mutating func addLayer(
    _ group: GroupOperation, _ operation: DrawOperation, seen: Region, at origin: PixelOffset
  ) {
    guard !seen.isEmpty else { return }
    let layer = PaintPlan(
      layer: group.children, in: seen, smallestOccluder: smallestOccluder)
    let isNeeded = group.blendMode.reachesBeyondSource
    guard isNeeded || !layer.steps.isEmpty else { return }
    var step = Step(
      operation: operation, rects: seen.rects, origin: origin, layer: layer.steps)
    if let mask = group.mask {
      step.mask =
        PaintPlan(layer: mask.children, in: seen, smallestOccluder: smallestOccluder).steps
      guard isNeeded || !step.mask.isEmpty else { return }
    }
    steps.append(step)
  }
}

extension PaintPlan.Step {
  /// Whether it is a picture that defines all pixels of the step, so that nothing below shows
  /// through.
  fileprivate var canBeLowest: Bool {
    guard case .picture(let picture) = operation.kind, picture.opacity == 255 else { return false }
    return rects.allSatisfy { rect in picture.coverage.full.contains { $0.contains(rect) } }
  }
}

extension GroupOperation {
  /// The pixels that are surely not changed by a clip or a mask; nil if there are none.
  fileprivate func wholeRegion(in bounds: PixelRect) -> Region? {
    let region = Region(bounds)
    if let clip { region.formIntersection(Region(clip.full)) }
    if let mask { region.formIntersection(Region(mask.full)) }
    return region.isEmpty ? nil : region
  }
}
