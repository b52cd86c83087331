/// A view controller whose view a menu lifts. It is notified as the menu opens and closes.
@MainActor protocol MenuPreview: AnyObject {
  func beginAppearanceChange(_ isAppearing: Bool, animated: Bool)
  func endAppearanceChange()
  /// Whether the controller's view is in a view.
  func isShown(in view: UIView) -> Bool
}
