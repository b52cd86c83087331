public import CoreGraphics

/// Drives a transition by something other than time: a finger, a slider, a key.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition: sets the views up and keeps the context to report progress to.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the run after the hand let go; 1 is the animator's own.
  var completionSpeed: CGFloat { get }
  /// The pace of that run.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a hand drives from the start. Otherwise the transition runs by itself until it is paused.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
