import CoreGraphics

/// Follows the content of a scroll view besides its delegate: the container whose bar folds up with
/// it.
@MainActor
protocol ScrollObserver: AnyObject {
  func contentDidMove(in scrollView: UIScrollView)
  /// The offset at which released content settles, which would settle at another one.
  func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint
}
