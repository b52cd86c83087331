extension UIViewController {
  func tabBarItemDidChange() {
    for controller in sequence(first: self, next: \.parent) {
      controller.tabItemObserver?.shownItemDidChange()
    }
  }

  func toolbarItemsDidChange() { barItemsObserver?.toolbarItemsDidChange(of: self) }

  /// The nearest container around this controller that shows bar items of its descendants.
  var barItemsObserver: (any BarItemsObserver)? {
    sequence(first: self, next: \.parent).dropFirst()
      .lazy.compactMap { $0 as? any BarItemsObserver }.first
  }
}
