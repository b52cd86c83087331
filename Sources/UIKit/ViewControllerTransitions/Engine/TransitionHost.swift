/// The container or presentation whose transition it is: what has to happen around the animation.
@MainActor
protocol TransitionHost: AnyObject {
  /// Puts the views where the animation finds them, and makes the first appearance calls.
  func transitionWillBegin(_ context: TransitionContext)
  /// Puts everything where it belongs in the end, makes the last appearance calls, and calls the
  /// completion of whoever asked for the transition.
  func transitionDidEnd(_ context: TransitionContext, completed: Bool)
}
