/// An affine map as a scale, a shear, a turn and a translation, which happen in this order.
public struct CGAffineTransformComponents: Sendable, Hashable {
  /// The factors along both axes; a negative one turns that axis round.
  public var scale: CGSize
  /// By how much x grows with y, after the scaling; 0 for a rectangle that stays one.
  public var horizontalShear: CGFloat
  /// The angle in radians, from the x axis towards the y axis.
  public var rotation: CGFloat
  /// In points.
  public var translation: CGVector

  /// Components that leave every point at the origin.
  public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

  /// Components of their values.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    (self.scale, self.horizontalShear) = (scale, horizontalShear)
    (self.rotation, self.translation) = (rotation, translation)
  }
}

extension CGAffineTransform {
  /// The transform that does what the components say.
  public init(_ components: CGAffineTransformComponents) {
    let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
    let (x, y, shear) = (
      components.scale.width, components.scale.height, components.horizontalShear
    )
    self.init(
      a: x * cosine, b: x * sine, c: y * (shear * cosine - sine), d: y * (shear * sine + cosine),
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// What the transform consists of. Of the possible answers it is the one whose scale along the x
  /// axis is not negative. Where the plane collapses to a line or a point there is no shear.
  public func decomposed() -> CGAffineTransformComponents {
    let isUpright = a != 0 || b != 0
    // What has no x axis is turned as its y axis is.
    let rotation = isUpright ? atan2(b, a) : c != 0 || d != 0 ? atan2(-c, d) : 0
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let height = d * cosine - c * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: hypot(a, b), height: height),
      horizontalShear: height == 0 ? 0 : (c * cosine + d * sine) / height, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
