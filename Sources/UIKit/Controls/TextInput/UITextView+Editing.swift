import CoreGraphics
import CoreText

extension UITextView: TextEditing {
  var content: EditableText {
    get { ownContent }
    set { ownContent = newValue }
  }

  var allowsTyping: Bool { isEditable && isFirstResponder }

  var plainAttributes: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: shownColor]
  }

  func type(_ text: String, into range: NSRange) {
    let before = ownContent.string
    // A delegate may have ended the editing.
    guard mayChange(range, to: text), allowsTyping else { return }
    change(ownContent.validRange(rangeToChange(range, to: text, since: before)), to: text)
    userDidChangeText()
  }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func userDidChangeText() {
    textDidChange()
    showCaret()
    // As on iOS, and unlike in a text field, the change of the selection is reported first.
    textDelegate?.textViewDidChangeSelection(self)
    textDelegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  func selectionDidChange() {
    showSelection()
    showCaret()
    textDelegate?.textViewDidChangeSelection(self)
  }

  private func showCaret() {
    guard isFirstResponder, window != nil else { return }
    layoutIfNeeded()
    scrollRectToVisible(caretRect, animated: false)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  func place(at point: CGPoint) -> Int {
    closestPosition(to: point).map { ownContent.validPosition($0.offset) } ?? ownContent.head
  }

  func place(linesDown lines: Int, page: Bool) -> Int? {
    let layout = layout
    let width = textArea.width
    guard let line = layout.line(of: ownContent.head) else { return nil }
    let head = ownContent.head
    let x =
      column.flatMap { $0.place == head ? $0.x : nil } ?? layout.caretX(at: head, width: width)
    let height = layout.lines[line].bottom - layout.lines[line].top
    let step = page ? max(Int((bounds.height / max(height, 1)).rounded(.down)) - 1, 1) : 1
    let target = line + lines * step
    guard layout.lines.indices.contains(target) else { return nil }
    let place = layout.place(atX: x, line: target, width: width)
    column = (place, x)
    return place
  }

  func lineEdge(atEnd: Bool) -> Int {
    let layout = layout
    guard let line = layout.line(of: ownContent.head) else { return 0 }
    // The x coordinate is beyond the end of any line.
    return layout.place(atX: atEnd ? 500_000 : -500_000, line: line, width: textArea.width)
  }

  func returnKeyPressed() {
    acceptMarkedText()
    insert("\n")
  }
}
