/// A view controller whose view is lifted by a menu. It is notified when the menu opens and closes.
@MainActor protocol MenuPreview: AnyObject {
  func beginAppearanceChange(_ isAppearing: Bool, animated: Bool)
  func endAppearanceChange()
  /// Whether the controller's view is a descendant of a view.
  func isShown(in view: UIView) -> Bool
}
