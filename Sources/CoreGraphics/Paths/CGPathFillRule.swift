/// The rule that defines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path winds around it, counted with its direction.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}
