extension UIViewController {
  /// Shows other items in the navigation controller's toolbar; animated they fade into each other.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    guard animated, let navigation = navigationController, navigation.configuredController === self,
      navigation.transitions.running == nil
    else {
      self.toolbarItems = toolbarItems
      return
    }
    navigation.toolbar.setItems(toolbarItems, animated: true)
    self.toolbarItems = toolbarItems
  }

}

extension UINavigationController: BarItemsObserver {
  func toolbarItemsDidChange(of controller: UIViewController) {
    guard configuredController === controller, transitions.running == nil,
      toolbar.items ?? [] != controller.toolbarItems ?? []
    else { return }
    toolbar.items = controller.toolbarItems
  }

  func hidesBottomBarDidChange() { barsDidChange(animated: false) }
}
