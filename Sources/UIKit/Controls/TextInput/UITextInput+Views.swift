// The positions and ranges of text fields and text views.

extension UITextField {
  /// Returns the text of a range, limited to the existing text.
  public func text(in range: UITextRange) -> String? { ownContent.substring(range.range) }
}

extension UITextView: UITextInput {
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(ownContent.length) }

  /// The selection, or an empty range at the caret. It has the positions of ``selectedRange``.
  /// Setting nil has no effect.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }

  /// Returns the text of a range, limited to the existing text.
  public func text(in range: UITextRange) -> String? { ownContent.substring(range.range) }

  /// Replaces the text of a range. The delegate is notified of the edit, but not asked to allow it.
  public func replace(_ range: UITextRange, withText text: String) {
    acceptMarkedText()
    change(ownContent.validRange(range.range), to: text)
    userDidChangeText()
  }
}
