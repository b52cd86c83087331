/// The shape of the join of two lines.
public enum CGLineJoin: Int32, Sendable {
  /// A pointed join, which is bevelled if it would exceed the miter limit.
  case miter = 0
  /// An arc around the corner with a radius of half the line width.
  case round = 1
  /// The corner is cut off straight.
  case bevel = 2
}
