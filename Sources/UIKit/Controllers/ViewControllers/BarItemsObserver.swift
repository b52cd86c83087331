/// A container that shows the `toolbarItems` of a child, or of what is in it, in a bar of its own.
@MainActor
protocol BarItemsObserver: UIViewController {
  func toolbarItemsDidChange(of controller: UIViewController)
  func hidesBottomBarDidChange()
}
