import CoreGraphics

/// Moves the columns of a split view controller to another layout, as one strip.
@MainActor
final class ColumnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Seconds in which columns are shown or hidden. Chosen.
  static let duration: TimeInterval = 0.3

  private let split: UISplitViewController
  private let next: UISplitViewController.Layout

  init(of split: UISplitViewController, to next: UISplitViewController.Layout) {
    (self.split, self.next) = (split, next)
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
      animations: { self.split.moveColumns(to: self.next) },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
