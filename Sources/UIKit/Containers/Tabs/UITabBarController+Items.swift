extension UITabBarController: TabBarOwner, TabItemObserver {
  func shownItemDidChange() { updateItems(animated: false) }
}
