/// Where lines of text stand between the left and the right edge.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge, for any direction of text.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge, for any direction of text.
  case right = 2
  /// Both edges straight but for the last line of a paragraph.
  case justified = 3
  /// As the interface's language has it; here the left.
  case natural = 4
}
