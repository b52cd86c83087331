/// The rule for the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Where the path winds around a point, counted with its direction.
  case winding
  /// Where a ray from the point crosses the path an odd number of times.
  case evenOdd
}
