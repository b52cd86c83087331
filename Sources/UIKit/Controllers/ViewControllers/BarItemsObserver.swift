/// A container that shows the `toolbarItems` of a descendant in a bar of its own.
@MainActor
protocol BarItemsObserver: UIViewController {
  func toolbarItemsDidChange(of controller: UIViewController)
  func hidesBottomBarDidChange()
}
