extension UINavigationController: NavigationBarOwner {
  func barContentDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// Goes back a page, where the bar would offer that.
  var ownBackAction: (() -> Void)? {
    guard canSwipe, topViewController?.navigationItem.hidesBackButton == false else { return nil }
    return { self.popViewController(animated: true) }
  }
}
