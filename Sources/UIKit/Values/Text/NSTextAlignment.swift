/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge, for any direction of text.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge, for any direction of text.
  case right = 2
  /// Justified, except the last line of a paragraph.
  case justified = 3
  /// The alignment of the interface's language; here left.
  case natural = 4
}
