/// The container or presentation that owns a transition, and prepares and completes it around the
/// animation.
@MainActor
protocol TransitionHost: AnyObject {
  /// Sets up the views for the animation, and makes the first appearance calls.
  func transitionWillBegin(_ context: TransitionContext)
  /// Puts all views at their final frames, makes the last appearance calls, and calls the
  /// completion of the call that requested the transition.
  func transitionDidEnd(_ context: TransitionContext, completed: Bool)
  /// The request was withdrawn before the transition began.
  func transitionWasWithdrawn(_ context: TransitionContext)
  /// Whether touches reach the views while time moves the transition; otherwise they are ignored.
  var keepsTouches: Bool { get }
}

extension TransitionHost {
  var keepsTouches: Bool { false }
  func transitionWasWithdrawn(_ context: TransitionContext) {}
}
