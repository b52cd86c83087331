import CoreGraphics

/// A turn of pages that lie side by side in a scroll view. It only brings the arriving page in: the
/// scroll view moves the pages, reports how far they are, and completes the turn.
@MainActor
final class PageScrollAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private let begin: () -> Void

  /// - Parameter begin: puts the arriving page in and, in code, begins to scroll.
  init(begin: @escaping () -> Void) {
    self.begin = begin
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { ScrollAnimation.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    begin()
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    begin()
  }
}
