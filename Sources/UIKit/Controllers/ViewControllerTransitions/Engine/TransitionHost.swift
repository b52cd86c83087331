/// The container or presentation whose transition it is: what has to happen around the animation.
@MainActor
protocol TransitionHost: AnyObject {
  /// Puts the views where the animation finds them, and makes the first appearance calls.
  func transitionWillBegin(_ context: TransitionContext)
  /// Puts everything where it belongs in the end, makes the last appearance calls, and calls the
  /// completion of the call that asked for the transition.
  func transitionDidEnd(_ context: TransitionContext, completed: Bool)
  /// The transition was asked for, and taken back before it began.
  func transitionWasWithdrawn(_ context: TransitionContext)
  /// Whether touches reach the views while time moves the transition; otherwise they are ignored.
  var keepsTouches: Bool { get }
}

extension TransitionHost {
  var keepsTouches: Bool { false }
  func transitionWasWithdrawn(_ context: TransitionContext) {}
}
