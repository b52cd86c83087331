extension UIViewController {
  func titleDidChange(from oldTitle: String?) {
    ownTabBarItem?.title = title
    if title != oldTitle { ownNavigationItem?.title = title }
  }

  func addTabBarItem() -> UITabBarItem {
    let item = makeTabBarItem()
    ownTabBarItem = item
    return item
  }

  func replaceTabBarItem(by newValue: UITabBarItem?) {
    guard newValue !== ownTabBarItem else { return }
    ownTabBarItem = newValue
    tabBarItemDidChange()
  }

  func addNavigationItem() -> UINavigationItem {
    let item = UINavigationItem()
    // Without a title, the back button that leads to the item says "Back".
    item.title = title
    ownNavigationItem = item
    return item
  }

  func tabBarItemDidChange() {
    for controller in sequence(first: self, next: \.parent) {
      controller.tabItemObserver?.shownItemDidChange()
    }
  }

  func bottomBarDidChange(from oldValue: Bool) {
    if hidesBottomBarWhenPushed != oldValue { barItemsObserver?.hidesBottomBarDidChange() }
  }

  func toolbarItemsDidChange() { barItemsObserver?.toolbarItemsDidChange(of: self) }

  /// The nearest container around this controller that shows bar items of its descendants.
  var barItemsObserver: (any BarItemsObserver)? {
    sequence(first: self, next: \.parent).dropFirst()
      .lazy.compactMap { $0 as? any BarItemsObserver }.first
  }
}
