import CoreGraphics

// The text that an input method composes. It is part of the text, but becomes part of the undo
// history only when it is finished.

extension TextEditing {
  /// Replaces the marked text, or the selection if there is none, by text that an input method has
  /// not finished. An empty text ends the composition. Secure text is not composed.
  ///
  /// - Parameter selection: the part of the text to select, in UTF-16 units.
  func mark(_ text: String, selecting selection: NSRange) {
    guard allowsTyping, !isSecureTextEntry, content.marked != nil || !text.isEmpty else { return }
    let (marked, before) = (content.marked, content.string)
    let range = marked ?? content.selection
    // The delegate may also have ended the editing or the composition.
    guard mayChange(range, to: text), allowsTyping, content.string == before,
      content.marked == marked
    else { return }
    if marked == nil, range.length > 0 { removeSelection(range) }
    put(text, into: marked ?? NSRange(location: range.location, length: 0))
    let length = text.utf16.count
    if length > 0 { content.marked = NSRange(location: range.location, length: length) }
    let start = min(max(selection.location, 0), length)
    content.select(
      NSRange(
        location: range.location + start,
        length: min(max(selection.length, 0), length - start)))
    userDidChangeText()
  }

  /// Removes the selection, which composed text replaces. Both are undone together.
  private func removeSelection(_ range: NSRange) {
    let attributes = styledText == nil ? ownTypingAttributes : attributesToType(into: range)
    change(range, to: "")
    history.awaitText()
    ownTypingAttributes = attributes
  }

  /// Finishes the marked text as it is, and reports that.
  func finishMarkedText() {
    guard content.marked != nil else { return }
    acceptMarkedText()
    userDidChangeText()
  }

  /// Finishes the marked text as it is. The caller shows the change.
  func acceptMarkedText() {
    guard let marked = content.marked else { return }
    content.marked = nil
    let start = NSRange(location: marked.location, length: 0)
    history.record(
      TextEdit(
        .typing, range: marked, former: piece(in: start), selection: start,
        selectionAfter: content.selection), of: self)
  }

  /// Removes the marked text, if there is any, before finished text is inserted in its place.
  ///
  /// - Parameter insert: inserts the finished text. If the delegate refuses it, the marked text
  ///   is finished as it is.
  func replaceMarkedText(by insert: () -> Void) {
    guard let marked = content.marked else { return insert() }
    let (composed, selection) = (piece(in: marked), content.selection)
    let attributes = styledText == nil ? nil : attributesToType(into: marked)
    put("", into: marked)
    ownTypingAttributes = attributes
    let before = content.string
    insert()
    guard content.string == before else { return }
    replace(NSRange(location: marked.location, length: 0), with: composed)
    ownTypingAttributes = nil
    content.select(selection)
    content.marked = marked
    finishMarkedText()
  }
}
