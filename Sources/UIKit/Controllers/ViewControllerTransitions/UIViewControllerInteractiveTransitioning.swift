/// Drives a transition by something other than time: a gesture, a slider, a key.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition: sets the views up and keeps the context to report progress to.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether the transition starts interactively. Otherwise the transition runs by itself until it
  /// is paused.
  var wantsInteractiveStart: Bool { get }
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}
