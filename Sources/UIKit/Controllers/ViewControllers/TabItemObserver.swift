/// A container that shows the `tabBarItem` of a controller.
@MainActor
protocol TabItemObserver: AnyObject {
  /// The controller, or one in it, has another item.
  func shownItemDidChange()
}
