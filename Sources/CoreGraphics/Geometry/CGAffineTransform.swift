/// An affine transform of the plane: a combination of translation, scale, rotation and skew.
///
/// It maps a point (x, y) to (a·x + c·y + tx, b·x + d·y + ty). Where y points down, as in views and
/// layers, a positive angle rotates clockwise on the screen.
public struct CGAffineTransform: Sendable, Hashable {
  /// The linear part: (`a`, `b`) is the image of the x axis, (`c`, `d`) that of the y axis.
  public var a, b, c, d: CGFloat
  /// Makes the transform whose six fields are 0, which maps every point to the origin.
  public var tx, ty: CGFloat

  /// The transform whose six fields are 0, which maps every point to the origin.
  public init() {
    (a, b, c, d, tx, ty) = (0, 0, 0, 0, 0, 0)
  }

  /// Makes a transform from its six numbers. It maps (x, y) to (a·x + c·y + tx, b·x + d·y + ty).
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes the same transform as ``init(a:b:c:d:tx:ty:)``, without labels.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a translation by (`tx`, `ty`) points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scale about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation about the origin by `angle` radians, from the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that maps every point to itself.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether it is exactly the identity. No tolerance is applied.
  public var isIdentity: Bool { self == .identity }
}

// MARK: - Combining

extension CGAffineTransform {
  /// Returns the transform that translates first, and then applies this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform that scales first, and then applies this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform that rotates by `angle` radians first, and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that applies this one first, and then `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns the inverse, or this transform if it is not invertible.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let det = determinant
    return CGAffineTransform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  package var determinant: CGFloat { a * d - b * c }

  package var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }

  /// Whether the transform is invertible: finite, and not a map to a line or a point.
  package var isInvertible: Bool { isFinite && abs(determinant) > 1e-18 }

  /// The smallest and the largest factor of lengths over all directions, approximately.
  package var extremeScales: (smallest: CGFloat, largest: CGFloat) {
    let largest = max(abs(a) + abs(c), abs(b) + abs(d))
    // The factor of areas divided by the largest factor of lengths is about the smallest one.
    return (largest > 0 ? abs(determinant) / largest : 0, largest)
  }
}

extension CGAffineTransform: CustomStringConvertible {
  /// A description for messages and debugging.
  public var description: String {
    "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
  }
}

extension CGAffineTransform: Codable {
  /// Decodes `a`, `b`, `c`, `d`, `tx` and `ty` in this order, without keys, as on Apple's
  /// platforms.
  ///
  /// - Throws: a `DecodingError` if there are not six numbers.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let a = try container.decode(CGFloat.self)
    let b = try container.decode(CGFloat.self)
    let c = try container.decode(CGFloat.self)
    let d = try container.decode(CGFloat.self)
    let tx = try container.decode(CGFloat.self)
    let ty = try container.decode(CGFloat.self)
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Encodes `a`, `b`, `c`, `d`, `tx` and `ty` in this order, without keys, as on Apple's
  /// platforms.
  ///
  /// - Throws: the error of the encoder, for instance for a number that is not finite.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] { try container.encode(number) }
  }
}
