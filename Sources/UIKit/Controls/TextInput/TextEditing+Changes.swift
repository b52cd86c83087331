import CoreGraphics

// Changes of a text by the user: their attributes, and their undo.

extension TextEditing {
  /// Returns the attributes of text that is typed into a range.
  func attributesToType(into range: NSRange) -> [NSAttributedString.Key: Any] {
    if let ownTypingAttributes { return ownTypingAttributes }
    guard let styledText, styledText.length > 0 else { return plainAttributes }
    // Text that replaces a selection gets the attributes of its first character, other text those
    // of the preceding one.
    let place = range.length > 0 ? range.location : range.location - 1
    var attributes = styledText.attributes(
      at: min(max(place, 0), styledText.length - 1), effectiveRange: nil)
    attributes[.attachment] = nil
    return attributes
  }

  /// Replaces a valid range by a text that the user has typed, and registers the undo.
  func change(_ range: NSRange, to text: String) {
    let (former, selection) = (piece(in: range), content.selection)
    put(text, into: range)
    let inserted = NSRange(location: range.location, length: text.utf16.count)
    history.record(
      TextEdit(
        history.currentKind, range: inserted, former: former, selection: selection,
        selectionAfter: content.selection), of: self)
  }

  /// Replaces a valid range by a text with the attributes of typed text, without registering the
  /// undo.
  func put(_ text: String, into range: NSRange) {
    let attributes = attributesToType(into: range)
    let isStyled = styledText != nil || (ownTypingAttributes != nil && !text.isEmpty)
    replace(
      range,
      with: TextPiece(
        string: text,
        styled: isStyled ? NSAttributedString(string: text, attributes: attributes) : nil))
    // If no character with the attributes is left, they are kept.
    ownTypingAttributes = isStyled && content.length == 0 ? attributes : nil
  }

  /// Undoes or redoes a change, unless the delegate refuses it or the text has changed.
  ///
  /// Marked text, which is not in the history, is removed first: the positions of the change are
  /// those in the text without it.
  func reverse(_ edit: TextEdit) {
    let marked = content.marked
    if let marked { put("", into: marked) }
    history.endRun()
    let (before, range) = (content.string, edit.range)
    guard range.location + range.length <= content.length,
      mayChange(range, to: edit.former.string), content.string == before
    else {
      history.clear(of: self)
      if marked != nil { userDidChangeText() }
      return
    }
    let inverse = TextEdit(
      edit.kind, range: NSRange(location: range.location, length: edit.former.length),
      former: piece(in: range), selection: edit.selectionAfter, selectionAfter: edit.selection)
    replace(range, with: edit.former)
    content.select(edit.selection)
    ownTypingAttributes = nil
    history.record(inverse, of: self)
    history.endRun()
    userDidChangeText()
  }

  func piece(in range: NSRange) -> TextPiece {
    TextPiece(string: content.units(in: range), styled: styledText?.part(range))
  }

  func replace(_ range: NSRange, with piece: TextPiece) {
    if styledText == nil, piece.styled != nil {
      styledText = NSMutableAttributedString(string: content.string, attributes: plainAttributes)
    }
    if piece.string.isEmpty {
      styledText?.deleteCharacters(in: range)
    } else {
      styledText?.replaceCharacters(
        in: range,
        with: piece.styled
          ?? NSAttributedString(string: piece.string, attributes: plainAttributes))
    }
    content.replaceUnits(in: range, with: piece.string)
  }

  /// Clears the undo stack, because the program has set the text or its style.
  func forgetChanges() {
    ownTypingAttributes = nil
    history.clear(of: self)
  }

  /// Sets an attribute of the whole text and of newly typed text, if the text has its own
  /// attributes.
  func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value else { return }
    ownTypingAttributes?[key] = value
    guard let styledText else { return }
    let all = NSRange(location: 0, length: styledText.length)
    styledText.addAttribute(key, value: value, range: all)
  }

  // MARK: Editing actions

  /// Whether an editing action would currently have an effect.
  func allows(_ action: EditAction) -> Bool {
    let selected = content.selection.length
    return switch action {
    case .copy: !isSecureTextEntry && selected > 0
    case .cut: !isSecureTextEntry && allowsTyping && selected > 0
    case .paste: allowsTyping && UIPasteboard.general.hasStrings
    case .delete: false
    case .select: selected == 0 && content.length > 0
    case .selectAll: selected < content.length
    }
  }

  /// Calls an editing action, which may be overridden, if it is allowed.
  func performIfAllowed(_ action: EditAction) {
    if canPerformAction(action.selector, withSender: nil) { action.perform(on: self, sender: nil) }
  }

  /// Selects the word at the caret.
  func selectWord() { changeSelection(to: content.word(at: content.head)) }
}
