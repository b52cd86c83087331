/// A container that shows the `tabBarItem` of a controller.
@MainActor
protocol TabItemObserver: AnyObject {
  /// The item of the controller, or of a descendant, has changed.
  func shownItemDidChange()
}
