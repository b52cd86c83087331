/// A view whose text the keyboard edits.
@MainActor
protocol KeyEditing: UIView, UIKeyInput {
  /// Whether keys can change the text, and not only select it.
  var allowsTyping: Bool { get }
  /// Performs the editing command of a key. Returns false if the key has none.
  func perform(_ key: UIKey) -> Bool
  /// Ends the editing without asking the delegate, after the view has ceased to be the first
  /// responder.
  func finishEditing()
}
