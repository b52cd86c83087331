/// One element of a path, as ``CGPath/applyWithBlock(_:)`` passes it.
public struct CGPathElement {
  /// The kind of element, which defines the number of points.
  public var type: CGPathElementType
  /// The points of the element; control points come before the end point.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element from its type and points, which the caller owns.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The kind of a path element. The number of its points is in parentheses.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath (1).
  case moveToPoint = 0
  /// A straight line (1).
  case addLineToPoint = 1
  /// A curve with one control point (2).
  case addQuadCurveToPoint = 2
  /// A curve with two control points (3).
  case addCurveToPoint = 3
  /// A line to the start of the subpath (0).
  case closeSubpath = 4
}
