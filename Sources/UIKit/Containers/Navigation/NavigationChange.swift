/// A change of a navigation controller's stack that is to be shown.
struct NavigationChange {
  let operation: UINavigationController.Operation
  let isAnimated: Bool
  /// What drives the system's own animator, where a finger swipes.
  var swipe: UIPercentDrivenInteractiveTransition?

  /// The same without animation.
  var atOnce: NavigationChange { NavigationChange(operation: operation, isAnimated: false) }
}
