extension UINavigationController: NavigationBarOwner {
  var itemsOfStack: [UINavigationItem] { stack.map { $0.navigationItem } }

  func barContentDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// Pops one controller, if the bar shows a back button.
  var ownBackAction: (() -> Void)? {
    guard canSwipe, topViewController?.navigationItem.hidesBackButton == false else { return nil }
    return { self.popViewController(animated: true) }
  }
}
