import CoreGraphics

extension UITextField: TextEditing {
  var content: EditableText {
    get { ownContent }
    set { ownContent = newValue }
  }

  var allowsTyping: Bool { isEditing && isEnabled }

  func type(_ text: String, into range: NSRange) {
    let plain = singleLine(text)
    let before = ownContent.string
    // A delegate may have ended the editing.
    guard mayChange(range, to: plain), allowsTyping else { return }
    var range = rangeToChange(range, to: plain, since: before)
    if replacesSecureText, isSecureTextEntry {
      // As on iOS, the delegate is asked for the range at the caret.
      range = NSRange(location: 0, length: ownContent.length)
    }
    replacesSecureText = false
    change(ownContent.validRange(range), to: plain)
    userDidChangeText()
  }

  /// Returns a text with spaces instead of line breaks.
  func singleLine(_ text: String) -> String {
    text.contains(where: \.isNewline)
      ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func userDidChangeText() {
    textDidChange()
    send(.editingChanged, with: nil)
    post(Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  func selectionDidChange() {
    showText()
    delegate?.textFieldDidChangeSelection(self)
  }

  func place(at point: CGPoint) -> Int {
    closestPosition(to: point).map { ownContent.validPosition($0.offset) } ?? ownContent.head
  }

  func place(linesDown lines: Int, page: Bool) -> Int? { nil }

  func lineEdge(atEnd: Bool) -> Int { atEnd ? ownContent.length : 0 }

  /// Sends `editingDidEndOnExit`, unless the delegate refuses, and ends editing if a target handles
  /// that event.
  func returnKeyPressed() {
    guard allowsTyping, hasText || !enablesReturnKeyAutomatically else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true, isEditing else { return }
    let isAwaited = allControlEvents.contains(.editingDidEndOnExit)
    send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
    if isAwaited { resignFirstResponder() }
  }

  func clearButtonPressed() {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    acceptMarkedText()
    history.apart(as: .typing) { change(NSRange(location: 0, length: ownContent.length), to: "") }
    userDidChangeText()
    // As on iOS, editing begins.
    becomeFirstResponder()
  }

  // MARK: Selection

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(ownContent.length) }

  /// The selection, or an empty range at the caret; nil while the text is not edited.
  public var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(ownContent.selection) : nil }
    set { if isEditing, let newValue { changeSelection(to: newValue.range) } }
  }

  /// Replaces the text of a range, as typing does.
  public func replace(_ range: UITextRange, withText text: String) {
    guard allowsTyping else { return }
    acceptMarkedText()
    type(text, into: ownContent.validRange(range.range))
  }
}
