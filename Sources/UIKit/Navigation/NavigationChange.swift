/// A change of a navigation controller's stack that is to be shown.
struct NavigationChange {
  let operation: UINavigationController.Operation
  let isAnimated: Bool
  /// What the stack was before: what it is again where the transition is cancelled.
  let former: [UIViewController]
  /// What drives the system's own animator, where a finger swipes.
  var swipe: UIPercentDrivenInteractiveTransition?
}
