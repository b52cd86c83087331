/// An affine transform as a scale, a shear, a rotation and a translation, which are applied in this
/// order.
public struct CGAffineTransformComponents: Sendable, Hashable {
  /// The factors along both axes. A negative factor reverses the axis.
  public var scale: CGSize
  /// The increase of x per unit of y, after the scaling. It is 0 if rectangles stay rectangles.
  public var horizontalShear: CGFloat
  /// The angle in radians, from the x axis towards the y axis.
  public var rotation: CGFloat
  /// The translation in points.
  public var translation: CGVector

  /// Makes the components of the transform that maps every point to the origin.
  public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

  /// Makes components from their values.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    (self.scale, self.horizontalShear) = (scale, horizontalShear)
    (self.rotation, self.translation) = (rotation, translation)
  }
}

extension CGAffineTransform {
  /// Makes the transform with these components.
  public init(_ components: CGAffineTransformComponents) {
    let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
    let (x, y, shear) = (
      components.scale.width, components.scale.height, components.horizontalShear
    )
    self.init(
      a: x * cosine, b: x * sine, c: y * (shear * cosine - sine), d: y * (shear * sine + cosine),
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// Returns the components of the transform. They are not unique: the scale along the x axis is
  /// chosen to be not negative. If the transform maps the plane to a line or a point, there is no
  /// shear.
  public func decomposed() -> CGAffineTransformComponents {
    let isUpright = a != 0 || b != 0
    // If the x axis is mapped to a point, the rotation is that of the y axis.
    let rotation = isUpright ? atan2(b, a) : c != 0 || d != 0 ? atan2(-c, d) : 0
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let height = d * cosine - c * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: hypot(a, b), height: height),
      horizontalShear: height == 0 ? 0 : (c * cosine + d * sine) / height, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
