/// The tab bar controller whose bar it is.
@MainActor
protocol TabBarOwner: AnyObject {
  /// The user pressed a tab, the selected one or another.
  func select(_ item: UITabBarItem)
}
