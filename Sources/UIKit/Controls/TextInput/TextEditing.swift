import CoreGraphics

/// A view whose text is edited by keys and the mouse: the common behaviour of text fields and text
/// views.
@MainActor
protocol TextEditing: KeyEditing {
  /// The text, its selection and the caret.
  var content: EditableText { get set }
  /// The text with its own attributes, if it has any.
  var styledText: NSMutableAttributedString? { get set }
  /// The attributes of text without its own.
  var plainAttributes: [NSAttributedString.Key: Any] { get }
  /// The attributes of newly typed text, if they are not those of the text at the caret.
  var ownTypingAttributes: [NSAttributedString.Key: Any]? { get set }
  /// The undo history.
  var history: TextHistory { get }
  /// Asks the delegate, replaces a range by a text, and reports the change.
  func type(_ text: String, into range: NSRange)
  /// Whether the delegate allows a change.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// Called when the user has changed the text: shows and reports the change.
  func userDidChangeText()
  /// Called when the selection has changed.
  func selectionDidChange()
  /// Returns the position in the text nearest to a point of the view.
  func place(at point: CGPoint) -> Int
  /// Returns the position a number of lines, or a page, below or above the caret; nil in a single
  /// line.
  func place(linesDown lines: Int, page: Bool) -> Int?
  /// Returns the beginning or the end of the caret's line.
  func lineEdge(atEnd: Bool) -> Int
  /// Called when Return was pressed.
  func returnKeyPressed()
}

extension TextEditing {
  // MARK: Typing

  func insert(_ text: String) {
    guard allowsTyping, !text.isEmpty else { return }
    replaceMarkedText { type(text, into: content.selection) }
  }

  func delete(by step: EditableText.Step, forward: Bool) {
    acceptMarkedText()
    let range = content.rangeToDelete(by: step, forward: forward)
    if allowsTyping, range.length > 0 { type("", into: range) }
  }

  /// Returns the range that a change replaces after the delegate has allowed it.
  ///
  /// As on iOS, if the delegate has set another text meanwhile, a typed text replaces the selection
  /// in that text, and deleting removes the character before the caret.
  func rangeToChange(_ range: NSRange, to text: String, since before: String) -> NSRange {
    guard content.string != before else { return range }
    return text.isEmpty
      ? content.rangeToDelete(by: .character, forward: false) : content.selection
  }

  // MARK: Clipboard

  func copySelection() {
    guard !isSecureTextEntry, content.selection.length > 0 else { return }
    UIPasteboard.general.string = content.selectedText
  }

  func cutSelection() {
    guard !isSecureTextEntry, allowsTyping, content.selection.length > 0 else { return }
    acceptMarkedText()
    copySelection()
    history.apart(as: .cut) { type("", into: content.selection) }
  }

  func pasteText() {
    guard let text = UIPasteboard.general.string else { return }
    acceptMarkedText()
    history.apart(as: .paste) { insert(text) }
  }

  func selectEverything() { changeSelection(to: NSRange(location: 0, length: content.length)) }

  // MARK: Selecting

  func changeSelection(to range: NSRange) { changeSelection { $0.select(range) } }

  private func changeSelection(_ change: (inout EditableText) -> Void) {
    let before = (content.anchor, content.head)
    change(&content)
    guard before != (content.anchor, content.head) else { return }
    acceptMarkedText()
    ownTypingAttributes = nil
    history.endRun()
    selectionDidChange()
  }

  /// Called when the mouse button is pressed. A click moves the caret there, a second one selects
  /// the word, a third one the paragraph. With Shift the selection is extended.
  func beginSelecting(at point: CGPoint, tapCount: Int, extending: Bool) {
    let place = place(at: point)
    changeSelection { text in
      switch tapCount {
      case ...1: text.moveCaret(to: place, extending: extending)
      case 2: text.select(text.word(at: place))
      default: text.select(text.paragraph(at: place))
      }
    }
  }

  func extendSelection(to point: CGPoint) {
    let place = place(at: point)
    changeSelection { $0.moveCaret(to: place, extending: true) }
  }

  // MARK: Keys

  /// Performs the editing command of a key. Returns false if it has none.
  func perform(_ key: UIKey) -> Bool {
    switch TextCommand(key) {
    case .typed: return true
    case .move(let step, let forward, let extending):
      changeSelection { $0.moveCaret(by: step, forward: forward, extending: extending) }
    case .lineEdge(let atEnd, let extending):
      let place = lineEdge(atEnd: atEnd)
      changeSelection { $0.moveCaret(to: place, extending: extending) }
    case .vertical(let lines, let page, let extending):
      let edge = lines > 0 ? content.length : 0
      let place = place(linesDown: lines, page: page) ?? edge
      changeSelection { $0.moveCaret(to: place, extending: extending) }
    case .delete(let step, let forward):
      // This calls overrides of `deleteBackward()`.
      if step == .character, !forward {
        deleteBackward()
      } else {
        delete(by: step, forward: forward)
      }
    case .enter: returnKeyPressed()
    // These call overrides, too.
    case .selectAll: performIfAllowed(.selectAll)
    case .copy: performIfAllowed(.copy)
    case .cut: performIfAllowed(.cut)
    case .paste: performIfAllowed(.paste)
    case .undo: undoManager?.undo()
    case .redo: undoManager?.redo()
    case nil: return false
    }
    return true
  }
}
