/// The scroll views that the bars of containers follow.
extension UIViewController {
  /// The scroll view whose content a container's bar at an edge follows: the one that was set, or
  /// else the controller's view, or the first scroll view in that. Nil for none, and while the view
  /// is not loaded.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge] ?? viewIfLoaded?.contentScrollView
  }

  /// Sets the scroll view whose content the bars at some edges follow. It is held weakly.
  ///
  /// - Parameters:
  ///   - scrollView: nil for the one that the system finds.
  ///   - edge: the top, the bottom, or both; other edges have no bars.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    contentScrollViews[edge] = scrollView
    for container in sequence(first: self, next: \.parent) {
      container.viewIfLoaded?.setNeedsLayout()
    }
  }
}

/// The scroll views that a controller has named for the bars at its edges.
struct ContentScrollViews {
  private weak var top: UIScrollView?
  private weak var bottom: UIScrollView?

  /// Getting returns the scroll view of the first edge that has one. Setting sets it for all of the
  /// edges.
  subscript(edge: NSDirectionalRectEdge) -> UIScrollView? {
    get { (edge.contains(.top) ? top : nil) ?? (edge.contains(.bottom) ? bottom : nil) }
    set {
      if edge.contains(.top) { top = newValue }
      if edge.contains(.bottom) { bottom = newValue }
    }
  }
}
