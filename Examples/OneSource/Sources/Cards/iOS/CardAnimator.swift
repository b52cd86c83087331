import UIKit

/// Moves a card in from below, and out again.
final class CardAnimator: NSObject, UIViewControllerTransitioningDelegate {
    private var isPresenting = true

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        return CardPresentationController(
            presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = true
        return self
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = false
        return self
    }
}

extension CardAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using context: UIViewControllerContextTransitioning?
    ) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        let controllerKey: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let card = context.view(forKey: key),
            let controller = context.viewController(forKey: controllerKey)
        else {
            return context.completeTransition(false)
        }
        let container = context.containerView
        let shown = isPresenting ? context.finalFrame(for: controller) : card.frame
        let hidden = shown.offsetBy(dx: 0, dy: container.bounds.height)
        if isPresenting {
            card.frame = hidden
            container.addSubview(card)
        }
        UIView.animate(
            withDuration: transitionDuration(using: context),
            animations: { card.frame = self.isPresenting ? shown : hidden },
            completion: { _ in
                let isDone = !context.transitionWasCancelled
                if !self.isPresenting && isDone { card.removeFromSuperview() }
                context.completeTransition(isDone)
            })
    }
}
