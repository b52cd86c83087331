// The code of the article "Write a transition". `ArticleTests` compares the two.

import UIKit

final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let card = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    let end = context.finalFrame(for: card)
    card.view.frame = end.offsetBy(dx: 0, dy: -end.height)
    context.containerView.addSubview(card.view)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      animations: { card.view.frame = end },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

final class LiftAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let card = context.viewController(forKey: .from),
      let page = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    if let revealed = context.view(forKey: .to) {
      revealed.frame = context.finalFrame(for: page)
      context.containerView.insertSubview(revealed, belowSubview: card.view)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      options: context.isInteractive ? .curveLinear : .curveEaseIn,
      animations: { card.view.frame.origin.y = -card.view.frame.height },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

final class DropTransition: NSObject, UIViewControllerTransitioningDelegate {
  var pull: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DropAnimator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LiftAnimator() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { pull }
}

final class CardViewController: UIViewController {
  private let transition = DropTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector(CardViewController.handlePan))
    view.addGestureRecognizer(pan)
  }

  func drop(from page: UIViewController) {
    modalPresentationStyle = .fullScreen
    transitioningDelegate = transition
    page.present(self, animated: true)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let fraction = -pan.translation(in: view.window).y / view.bounds.height
    switch pan.state {
    case .began:
      transition.pull = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed:
      transition.pull?.update(fraction)
    case .ended where fraction > 0.5:
      transition.pull?.finish()
      transition.pull = nil
    case .ended, .cancelled, .failed:
      transition.pull?.cancel()
      transition.pull = nil
    default: break
    }
  }
}

final class PageViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transitionCoordinator?.animate { _ in self.view.backgroundColor = .black }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate { _ in self.view.backgroundColor = .white }
  }
}

final class DropOntoStack: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? DropAnimator() : nil
  }
}
