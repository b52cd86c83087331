/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, cut off where it would be longer than the miter limit allows.
  case miter = 0
  /// An arc about the corner, half a line width in radius.
  case round = 1
  /// The corner is cut off straight.
  case bevel = 2
}
