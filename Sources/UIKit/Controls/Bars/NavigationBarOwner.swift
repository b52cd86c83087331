/// The navigation controller that a bar belongs to.
@MainActor
protocol NavigationBarOwner: AnyObject {
  /// The back button was pressed.
  func backWasPressed()
  /// The bar shows something else, and may have another height.
  func barContentDidChange()
}
