extension UIViewController {
  /// The nearest tab bar controller that this one is in, or whose list of "More" it is in.
  public var tabBarController: UITabBarController? {
    for controller in sequence(first: self, next: \.parent) {
      if let owner = controller.tabBarOwner { return owner }
      if let parent = controller.parent as? UITabBarController { return parent }
    }
    return nil
  }

  /// The item that was set, or one with the controller's title. A navigation controller has that of
  /// its root.
  func makeTabBarItem() -> UITabBarItem {
    let root = (self as? UINavigationController)?.viewControllers.first
    return root?.tabBarItem ?? UITabBarItem(title: title, image: nil, selectedImage: nil)
  }

  func tabBarItemDidChange() {
    for controller in sequence(first: self, next: \.parent) {
      controller.tabBarOwner?.updateItems(animated: false)
    }
  }
}
