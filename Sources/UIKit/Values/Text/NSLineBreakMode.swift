/// How text that is too long for its line is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// The text continues in the next line. It is broken between words where possible.
  case byWordWrapping = 0
  /// The text continues in the next line. It is broken between any two characters.
  case byCharWrapping = 1
  /// The text is clipped at the edge.
  case byClipping = 2
  /// "…" replaces the beginning of the last line.
  case byTruncatingHead = 3
  /// "…" replaces the end of the last line.
  case byTruncatingTail = 4
  /// "…" replaces the middle of the last line.
  case byTruncatingMiddle = 5
}
