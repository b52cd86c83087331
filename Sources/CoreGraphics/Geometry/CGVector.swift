/// A direction and a length in the plane.
public struct CGVector: Sendable, Hashable {
  /// The components in points: `dx` to the right and `dy` downwards.
  public var dx, dy: CGFloat

  /// Makes the zero vector.
  public init() { (dx, dy) = (0, 0) }

  /// Makes a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Makes a vector from its components, given as `Double`.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

  /// Makes a vector from its components, given as integers.
  public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

  /// The zero vector.
  public static let zero = CGVector()
}

extension CGVector: CustomStringConvertible {
  /// A description for messages and debugging.
  public var description: String { "CGVector(dx: \(dx), dy: \(dy))" }
}

extension CGVector: Codable {
  /// Decodes `dx` and `dy` in this order, without keys, as on Apple's platforms.
  ///
  /// - Throws: a `DecodingError` if there are not two numbers.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let dx = try container.decode(CGFloat.self)
    let dy = try container.decode(CGFloat.self)
    self.init(dx: dx, dy: dy)
  }

  /// Encodes `dx` and `dy` in this order, without keys, as on Apple's platforms.
  ///
  /// - Throws: the error of the encoder, for instance for a number that is not finite.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}
