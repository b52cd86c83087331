/// The navigation controller that a bar belongs to.
@MainActor
protocol NavigationBarOwner: AnyObject {
  /// The items of its stack. During a push or a pop the bar may still show the previous ones.
  var itemsOfStack: [UINavigationItem] { get }
  /// Called when the back button was pressed.
  func backWasPressed()
  /// Called when the content of the bar has changed, and perhaps its height.
  func barContentDidChange()
}
