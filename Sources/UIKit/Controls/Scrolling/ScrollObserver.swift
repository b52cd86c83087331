import CoreGraphics

/// Follows the content of a scroll view besides its delegate: the container whose bar folds up with
/// it.
@MainActor
protocol ScrollObserver: AnyObject {
  func contentDidMove(in scrollView: UIScrollView)
  /// The offset at which content rests that a finger has let go, and that would rest at another
  /// one.
  func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint
}
