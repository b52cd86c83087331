/// How text is broken or truncated that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
  /// It continues in the next line, broken between words where it can be.
  case byWordWrapping = 0
  /// It continues in the next line, broken between any two characters.
  case byCharWrapping = 1
  /// It is cut off at the edge.
  case byClipping = 2
  /// "…" stands for the beginning of the last line.
  case byTruncatingHead = 3
  /// "…" stands for the end of the last line.
  case byTruncatingTail = 4
  /// "…" stands for the middle of the last line.
  case byTruncatingMiddle = 5
}
