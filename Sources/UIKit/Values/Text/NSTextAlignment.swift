/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// Lines are aligned at the left edge, for either writing direction.
  case left = 0
  /// Lines are centred.
  case center = 1
  /// Lines are aligned at the right edge, for either writing direction.
  case right = 2
  /// Lines fill the whole width, except the last line of a paragraph.
  case justified = 3
  /// The alignment for the language of the interface, which is left here.
  case natural = 4
}
