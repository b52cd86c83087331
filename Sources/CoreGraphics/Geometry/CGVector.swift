/// A direction and a length in the plane.
public struct CGVector: Sendable, Hashable {
  /// The components, `dx` to the right and `dy` downwards, in points unless a caller says
  /// otherwise.
  public var dx, dy: CGFloat

  /// The vector without length.
  public init() { (dx, dy) = (0, 0) }

  /// A vector of its two components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// A vector of its two components, given as `Double`.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

  /// A vector of its two components, given as whole numbers.
  public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

  /// The vector without length.
  public static let zero = CGVector()
}

extension CGVector: CustomStringConvertible {
  /// What it is, for messages and while debugging.
  public var description: String { "CGVector(dx: \(dx), dy: \(dy))" }
}

extension CGVector: Codable {
  /// Reads `dx` and `dy` in this order, without keys, as on Apple's platforms.
  ///
  /// - Throws: a `DecodingError` where there are no two numbers.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let dx = try container.decode(CGFloat.self)
    let dy = try container.decode(CGFloat.self)
    self.init(dx: dx, dy: dy)
  }

  /// Writes `dx` and `dy` in this order, without keys, as on Apple's platforms.
  ///
  /// - Throws: the error of the encoder, such as for a number that is not finite.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}
