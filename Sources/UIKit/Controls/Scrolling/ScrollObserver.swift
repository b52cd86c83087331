import CoreGraphics

/// Follows where the content of a scroll view ends: the container whose bar at the bottom looks
/// different there.
@MainActor
protocol ContentEndObserver: AnyObject {
  func contentEndDidMove(in scrollView: UIScrollView)
}

extension UIScrollView {
  /// Whether nothing of the content is below the part of the view that bars do not cover.
  var showsEndOfContent: Bool {
    contentSize.height - contentOffset.y <= bounds.height - adjustedContentInset.bottom + 0.5
  }
}

extension UIView {
  /// The scroll view with the content of the controller whose view this is.
  var contentScrollView: UIScrollView? {
    self as? UIScrollView ?? subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}

/// Follows the content of a scroll view besides its delegate: the container whose bar collapses
/// with it.
@MainActor
protocol ScrollObserver: AnyObject {
  func contentDidMove(in scrollView: UIScrollView)
  /// The offset at which released content settles, for the offset at which it would settle by
  /// itself.
  func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint
}
