/// A request to show a changed stack of a navigation controller.
struct NavigationChange {
  let operation: UINavigationController.Operation
  let isAnimated: Bool
  /// Drives the system's own animator for a gesture.
  var swipe: (any UIViewControllerInteractiveTransitioning)?

  /// The same change without animation.
  var atOnce: NavigationChange { NavigationChange(operation: operation, isAnimated: false) }
}
