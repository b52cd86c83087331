/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point.
  case butt = 0
  /// The line ends with a half circle around the end point.
  case round = 1
  /// The line ends with half a square beyond the end point.
  case square = 2
}
