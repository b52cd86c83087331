/// One step of a path, as ``CGPath/applyWithBlock(_:)`` shows it.
public struct CGPathElement {
  /// What it does, and with it how many points count.
  public var type: CGPathElementType
  /// As many points as the type has; control points come before the end point.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element of its type and the points of that type, which the caller owns.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// What a step of a path does; the number of points is in parentheses.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath (1).
  case moveToPoint = 0
  /// A straight line (1).
  case addLineToPoint = 1
  /// A curve with one control point (2).
  case addQuadCurveToPoint = 2
  /// A curve with two control points (3).
  case addCurveToPoint = 3
  /// A line back to the subpath's beginning (0).
  case closeSubpath = 4
}
