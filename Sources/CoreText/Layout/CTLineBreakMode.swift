/// The way in which text that is too long for its line is broken or truncated.
package enum CTLineBreakMode: UInt8, Sendable {
  /// It continues in the next line, and is broken between words if possible.
  case byWordWrapping = 0
  /// It continues in the next line, broken between any two characters.
  case byCharWrapping = 1
  /// It is cut off at the edge.
  case byClipping = 2
  /// "…" replaces the beginning of the last line.
  case byTruncatingHead = 3
  /// "…" replaces the end of the last line.
  case byTruncatingTail = 4
  /// "…" replaces the middle of the last line.
  case byTruncatingMiddle = 5
}
