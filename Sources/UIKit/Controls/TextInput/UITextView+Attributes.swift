public import CoreGraphics

extension UITextView {
  /// The attributes of newly typed text: those of the text at the caret, until others are set.
  ///
  /// They apply until the caret or the selection moves, or the text is set.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { attributesToType(into: ownContent.selection) }
    set { ownTypingAttributes = newValue }
  }
}
