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
  /// The property animator of an interruptible transition. If there is one, only it is used, and
  /// ``animateTransition(using:)`` is not called. The system asks for it once a transition, and
  /// starts, pauses, scrubs and reverses it. The views are set up in this method; one of the
  /// animator's completions calls `completeTransition(_:)`.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIViewControllerAnimatedTransitioning {
  /// The default means that there is none.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator.shared }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The default result of `interruptibleAnimator(using:)`, which means that there is none.
@MainActor
final class NoInterruptibleAnimator: UIViewPropertyAnimator {
  static let shared = NoInterruptibleAnimator(
    duration: 0, timingParameters: UICubicTimingParameters())
}
