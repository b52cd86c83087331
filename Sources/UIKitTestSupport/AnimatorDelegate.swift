/// Returns the same animator and the same interaction controller for every container and every
/// presentation.
package final class AnimatorDelegate: NSObject {
  /// Makes the animator for the next transition; returns nil for the system's.
  package var animator: () -> (any UIViewControllerAnimatedTransitioning)? = { nil }
  /// Makes the interaction controller for the next transition; returns nil for none.
  package var interactor: () -> (any UIViewControllerInteractiveTransitioning)? = { nil }

  package override init() { super.init() }
}

extension AnimatorDelegate: UIViewControllerTransitioningDelegate {
  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  package func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  package func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  package func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }
}

extension AnimatorDelegate: UINavigationControllerDelegate {
  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  package func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }
}

extension AnimatorDelegate: UITabBarControllerDelegate {
  package func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  package func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }
}
