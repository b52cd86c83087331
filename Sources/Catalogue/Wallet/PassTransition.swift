import UIKit

/// Lets a card come out of the wallet, or return to it. One interruptible animator moves
/// everything.
final class PassTransition: NSObject, UIViewControllerAnimatedTransitioning {
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.5
  @Parameter("Damping ratio", in: 0.1...1, step: 0.01)
  private var dampingRatio: CGFloat = 0.86

  let opens: Bool
  var onEnd: (() -> Void)?

  private let page: PassViewController
  private var animator: UIViewPropertyAnimator?

  init(_ page: PassViewController, opens: Bool) {
    (self.page, self.opens) = (page, opens)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// Returns the same animator for each call during a transition.
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let (page, wallet, opens) = (page, page.wallet, opens)
    if opens {
      page.view.frame = context.finalFrame(for: page)
      context.containerView.addSubview(page.view)
      page.setOpen(false)
      page.setVisible(false)
    }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), dampingRatio: dampingRatio
    ) {
      page.setOpen(opens)
      wallet?.gather(below: opens ? page.card : nil)
      // The details are visible only while no card of the pile is behind them.
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(
          withRelativeStartTime: opens ? 0.5 : 0, relativeDuration: opens ? 0.5 : 0.3
        ) { page.setVisible(opens) }
      }
    }
    animator.addCompletion { _ in
      let isOpen = opens != context.transitionWasCancelled
      page.setOpen(isOpen)
      page.setVisible(isOpen)
      wallet?.gather(below: isOpen ? page.card : nil)
      context.completeTransition(!context.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    onEnd?()
    onEnd = nil
  }
}
