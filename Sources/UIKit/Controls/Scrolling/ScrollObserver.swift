import CoreGraphics

/// Observes the end of a scroll view's content. The observer is the container, whose bar at the
/// bottom has another appearance there.
@MainActor
protocol ContentEndObserver: AnyObject {
  func contentEndDidMove(in scrollView: UIScrollView)
}

extension UIScrollView {
  /// Whether no content is below the part of the view that bars do not cover.
  var showsEndOfContent: Bool {
    contentSize.height - contentOffset.y <= bounds.height - adjustedContentInset.bottom + 0.5
  }
}

extension UIView {
  /// The scroll view with the content of the controller's view.
  var contentScrollView: UIScrollView? {
    self as? UIScrollView ?? subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}

/// Observes the content of a scroll view, besides its delegate. The observer is the container,
/// whose bar collapses with the content.
@MainActor
protocol ScrollObserver: AnyObject {
  func contentDidMove(in scrollView: UIScrollView)
  /// Returns the offset at which released content settles, for the offset at which it would settle
  /// by itself.
  func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint
}
