/// A direction and a length in the plane.
public struct CGVector: Sendable, Hashable, Codable {
  public var dx, dy: CGFloat

  public init() { (dx, dy) = (0, 0) }

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

  public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

  public static let zero = CGVector()
}

extension CGVector: CustomStringConvertible {
  public var description: String { "CGVector(dx: \(dx), dy: \(dy))" }
}
