/// The tab bar controller that a bar belongs to.
@MainActor
protocol TabBarOwner: AnyObject {
  /// Called when the user has pressed a tab, whether it is selected or not.
  func select(_ item: UITabBarItem)
}
