/// A view whose text is edited by keys.
@MainActor
protocol KeyEditing: UIView, UIKeyInput {
  /// Whether keys change the text, and not only select it.
  var allowsTyping: Bool { get }
  /// Performs the editing command of a key; false if it has none.
  func perform(_ key: UIKey) -> Bool
}
