public import CoreGraphics

/// Animates transitions from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds; percentages of an interactive transition are fractions of it.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Sets the views up, animates them, and in the end calls `completeTransition(_:)` of the
  /// context.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator of a transition that can be interrupted. Where there is one it alone is used, and
  /// ``animateTransition(using:)`` is not called: it is asked for once a transition, and started,
  /// paused, scrubbed and turned by the system. Views are set up when it is asked for; one of its
  /// completions calls `completeTransition(_:)`.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called when all is over.
  func animationEnded(_ transitionCompleted: Bool)
}

// The defaults of what is left out; the protocol documents it.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIViewControllerAnimatedTransitioning {
  /// The default stands for none.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator.shared }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What an animator without an interruptible one answers.
@MainActor
final class NoInterruptibleAnimator: UIViewPropertyAnimator {
  static let shared = NoInterruptibleAnimator(
    duration: 0, timingParameters: UICubicTimingParameters())
}
