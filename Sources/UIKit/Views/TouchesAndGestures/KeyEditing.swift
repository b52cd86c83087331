/// A view whose text is edited by keys.
@MainActor
protocol KeyEditing: UIView, UIKeyInput {
  /// Does what a key means for text; false where it means nothing.
  func perform(_ key: UIKey) -> Bool
}
