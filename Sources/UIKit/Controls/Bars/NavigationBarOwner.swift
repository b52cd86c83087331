/// The navigation controller that a bar belongs to.
@MainActor
protocol NavigationBarOwner: AnyObject {
  /// The items of its stack, also while the bar still shows those before a push or a pop.
  var itemsOfStack: [UINavigationItem] { get }
  /// The back button was pressed.
  func backWasPressed()
  /// The content of the bar has changed, and its height may have.
  func barContentDidChange()
}
