/// The navigation controller that a bar belongs to.
@MainActor
protocol NavigationBarOwner: AnyObject {
  /// The back button was pressed.
  func backWasPressed()
  /// The content of the bar has changed, and its height may have.
  func barContentDidChange()
}
