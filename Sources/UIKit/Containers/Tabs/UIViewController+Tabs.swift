extension UIViewController {
  /// The nearest tab bar controller that this one is in, or whose list of "More" it is in.
  public var tabBarController: UITabBarController? {
    for controller in sequence(first: self, next: \.parent) {
      if let owner = controller.tabBarOwner { return owner }
      if let parent = controller.parent as? UITabBarController { return parent }
    }
    return nil
  }

  /// The tab bar controller that has this controller as a tab, also while the tab is in the list of
  /// "More".
  var tabBarOwner: UITabBarController? {
    get { tabItemObserver as? UITabBarController }
    set { tabItemObserver = newValue }
  }
}
