/// A direction and a length in the plane.
public struct CGVector: Sendable, Hashable, Codable {
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
