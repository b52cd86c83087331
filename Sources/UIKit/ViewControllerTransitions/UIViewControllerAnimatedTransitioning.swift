public import CoreGraphics

/// Animates transitions from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds; percentages of an interactive transition are fractions of it.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Sets the views up, animates them, and in the end calls `completeTransition(_:)` of the context.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when all is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}
