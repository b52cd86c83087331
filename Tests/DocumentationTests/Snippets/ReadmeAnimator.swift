import UIKit

final class BouncePresentAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let modal = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    let finalFrame = context.finalFrame(for: modal)
    modal.view.frame = finalFrame.offsetBy(dx: 0, dy: context.containerView.bounds.height)
    context.containerView.addSubview(modal.view)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      animations: { modal.view.frame = finalFrame },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
