package import CoreGraphics

/// Every animatable value of a layer, in one place: the model holds one, and the presentation at a
/// moment is a copy with the animations applied.
package struct LayerValues: Sendable, Equatable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: Double = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CATransform3DIdentity
  package var opacity: Double = 1
  package var isHidden = false
  package var masksToBounds = false
  package var cornerRadius: Double = 0
  package var backgroundColor: RGBA?
  /// The values that few layers set: see `RareLayerValues`.
  var rare = SharedRareValues()

  package init() {}

  /// The anchor in the layer's own coordinates.
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// From the layer's own coordinates to its superlayer's, before the superlayer's
  /// `sublayerTransform`.
  package var transformToParent: CATransform3D {
    let anchor = anchor
    let depth = rare.areDefaults ? 0 : anchorPointZ
    if transform == CATransform3DIdentity {
      return CATransform3DMakeTranslation(
        position.x - anchor.x, position.y - anchor.y, zPosition - depth)
    }
    var result = CATransform3DTranslate(transform, -anchor.x, -anchor.y, -depth)
    if CATransform3DIsAffine(transform) && zPosition == 0 {
      result.m41 += position.x
      result.m42 += position.y
      return result
    }
    return CATransform3DConcat(
      result, CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// `sublayerTransform` about the anchor.
  var transformOfSublayers: CATransform3D {
    guard !leavesSublayersFlat else { return CATransform3DIdentity }
    let anchor = anchor
    return CATransform3DConcat(
      CATransform3DTranslate(sublayerTransform, -anchor.x, -anchor.y, -anchorPointZ),
      CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ))
  }

  /// `sublayerTransform` about the anchor; nil where the sublayers need none.
  var inwardTransform: CATransform3D? { leavesSublayersFlat ? nil : transformOfSublayers }

  /// From the layer's own coordinates to its superlayer's.
  ///
  /// - Parameter inward: the superlayer's ``inwardTransform``.
  func matrixToParent(inside inward: CATransform3D?) -> CATransform3D {
    guard let inward else { return transformToParent }
    return CATransform3DConcat(transformToParent, inward)
  }

  /// The bounding box of the layer's bounds in the superlayer's coordinates. It is finite also with
  /// a singular transform, or one that puts a corner behind the eye.
  package var frame: CGRect {
    if transform == CATransform3DIdentity {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.size.width,
        y: position.y - anchorPoint.y * bounds.size.height, width: bounds.size.width,
        height: bounds.size.height)
    }
    return transformToParent.flattened.boundingBox(of: bounds)
      ?? CGRect(origin: position, size: .zero)
  }
}

extension Homography {
  /// The bounding box of a transformed rectangle; nil if no corner is in front of the eye.
  package func boundingBox(of rect: CGRect) -> CGRect? {
    let corners = [
      rect.origin, CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y),
      CGPoint(x: rect.origin.x, y: rect.origin.y + rect.size.height),
      CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height),
    ].compactMap(apply)
    guard let first = corners.first else { return nil }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for corner in corners.dropFirst() {
      (minX, minY) = (min(minX, corner.x), min(minY, corner.y))
      (maxX, maxY) = (max(maxX, corner.x), max(maxY, corner.y))
    }
    let box = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    return (minX + minY + maxX + maxY).isFinite ? box : nil
  }
}
