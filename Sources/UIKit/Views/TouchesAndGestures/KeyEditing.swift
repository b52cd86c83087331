/// A view whose text is edited by keys.
@MainActor
protocol KeyEditing: UIView, UIKeyInput {
  /// Performs the editing command of a key; false if it has none.
  func perform(_ key: UIKey) -> Bool
}
