/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, cut off where it would be longer than the miter limit allows.
  case miter = 0
  case round = 1
  case bevel = 2
}
