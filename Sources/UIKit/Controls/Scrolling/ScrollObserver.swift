import CoreGraphics

/// Follows the content of a scroll view besides its delegate: the container whose bar collapses
/// with it.
@MainActor
protocol ScrollObserver: AnyObject {
  func contentDidMove(in scrollView: UIScrollView)
  /// The offset at which released content settles, for the offset at which it would settle by
  /// itself.
  func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint
}
