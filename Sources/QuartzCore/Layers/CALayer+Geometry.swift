public import CoreGraphics

extension CALayer {
  /// From this layer's coordinates to its superlayer's, flattened.
  package var homographyToParent: Homography { matrixToParent.flattened }

  /// From this layer's coordinates to its superlayer's, flattened, by presentation values.
  package var shownHomographyToParent: Homography {
    presentationValuesNow.matrixToParent(inside: superlayer?.values.inwardTransform).flattened
  }

  /// Its presentation bounds.
  package var shownBounds: CGRect { presentationValuesNow.bounds }

  /// From this layer's coordinates to its superlayer's. A mask is no sublayer, and its host's
  /// `sublayerTransform` does not concern it.
  private var matrixToParent: CATransform3D {
    guard let parent = superlayer, parent.mask.map({ !isSame(as: $0) }) ?? true else {
      return values.transformToParent
    }
    return values.matrixToParent(inside: parent.values.inwardTransform)
  }

  /// From this layer's coordinates to those of `ancestor`, or of the root for nil. Layers in
  /// transform layers are flattened only at the outermost of these.
  package func homography(to ancestor: CALayer?) -> Homography {
    var result = Homography.identity
    var depth: CATransform3D?
    var layer: CALayer = self
    while !layer.isSame(as: ancestor), let parent = layer.superlayer {
      if parent.keepsDepth || depth != nil {
        let matrix = layer.matrixToParent
        depth = depth.map { CATransform3DConcat($0, matrix) } ?? matrix
        if !parent.keepsDepth, let whole = depth {
          result = result.followed(by: whole.flattened)
          depth = nil
        }
      } else {
        result = result.followed(by: layer.homographyToParent)
      }
      layer = parent
    }
    return depth.map { result.followed(by: $0.flattened) } ?? result
  }

  private func commonAncestor(with other: CALayer) -> CALayer? {
    var (first, second): (CALayer?, CALayer?) = (self, other)
    // From the same level on, both go up together.
    let difference = level - other.level
    for _ in 0..<max(difference, 0) { first = first?.superlayer }
    for _ in 0..<max(-difference, 0) { second = second?.superlayer }
    while let a = first, let b = second {
      if a.isSame(as: b) { return a }
      (first, second) = (a.superlayer, b.superlayer)
    }
    return nil
  }

  /// The number of layers above this one.
  private var level: Int {
    var level = 0
    var layer = superlayer
    while let current = layer {
      level += 1
      layer = current.superlayer
    }
    return level
  }

  /// The map from this layer's coordinates to another's (nil: the root's). Nil if the inverse does
  /// not exist, because a layer in between has a singular transform or is seen edge-on.
  package func homography(converting other: CALayer?) -> Homography? {
    guard let other else { return homography(to: nil) }
    let meeting = commonAncestor(with: other)
    let up = homography(to: meeting)
    guard !other.isSame(as: meeting) else { return up }
    return other.homography(to: meeting).inverse.map { up.followed(by: $0) }
  }

  /// A point of this layer in the coordinates of `l`; nil is the root. If a layer in between has a
  /// singular transform there is no such point, and the point itself is returned.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    homography(converting: l)?.apply(p) ?? p
  }

  /// A point of `l` in this layer's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    if let l { return l.convert(p, to: self) }
    return homography(to: nil).inverse?.apply(p) ?? p
  }

  /// The bounding box of a rectangle of this layer, in the coordinates of `l`; nil is the root.
  ///
  /// Between two branches of a tree the bounding box in the nearest common ancestor is converted
  /// down, as in Core Animation: where both branches are rotated, the result is larger than the
  /// bounding box of the corners. If a layer in between has a singular transform, the rectangle
  /// itself is returned.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    guard let l else { return homography(to: nil).boundingBox(of: r) ?? r }
    let meeting = commonAncestor(with: l)
    let isBelow = !l.isSame(as: meeting)
    guard let down = isBelow ? l.homography(to: meeting).inverse : .identity else { return r }
    let box = isSame(as: meeting) ? r : homography(to: meeting).boundingBox(of: r) ?? r
    return isBelow ? down.boundingBox(of: box) ?? r : box
  }

  /// The bounding box of a rectangle of `l`, in this layer's coordinates; nil is the root.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    if let l { return l.convert(r, to: self) }
    return homography(to: nil).inverse?.boundingBox(of: r) ?? r
  }

  /// Sorts siblings by `zPosition`; layers with equal positions keep their order.
  static func inDrawingOrder(_ layers: [CALayer]) -> [CALayer] {
    guard layers.contains(where: { $0.values.zPosition != 0 }) else { return layers }
    return layers.enumerated()
      .sorted {
        ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset)
      }
      .map(\.element)
  }
}
