import CoreGraphics
import UIKitTestSupport

import UIKit

/// Returns animators and interaction controllers at random: the system's, good ones, interactive or
/// not.
@MainActor
final class MonkeyDriver {
  /// The delegate of all containers and presentations.
  let delegate = AnimatorDelegate()
  var generator: SeededGenerator
  /// The only interactive driver.
  let interactiveDriver = UIPercentDrivenInteractiveTransition()

  /// Called with each context that an animator is given.
  var onContext: ((any UIViewControllerContextTransitioning) -> Void)?

  init(seed: Int) {
    generator = SeededGenerator(state: UInt64(seed))
    delegate.animator = { [weak self] in self?.animator }
    delegate.interactor = { [weak self] in self?.interactor }
  }

  func chance(_ probability: Double = 0.5) -> Bool {
    Double.random(in: 0..<1, using: &generator) < probability
  }

  private var animator: (any UIViewControllerAnimatedTransitioning)? {
    chance() ? MonkeyAnimator(isSliding: chance(), onContext: onContext) : nil
  }

  private var interactor: (any UIViewControllerInteractiveTransitioning)? {
    chance() ? interactiveDriver : nil
  }
}

/// Fades or slides what comes over what goes.
final class MonkeyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isSliding: Bool
  private let onContext: ((any UIViewControllerContextTransitioning) -> Void)?

  init(isSliding: Bool, onContext: ((any UIViewControllerContextTransitioning) -> Void)?) {
    self.isSliding = isSliding
    self.onContext = onContext
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    onContext?(transitionContext)
    let container = transitionContext.containerView
    let coming = transitionContext.view(forKey: .to)
    if let coming, let controller = transitionContext.viewController(forKey: .to) {
      coming.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(coming)
      if isSliding {
        coming.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
      } else {
        coming.alpha = 0
      }
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        coming?.transform = .identity
        coming?.alpha = 1
      },
      completion: { _ in
        coming?.transform = .identity
        coming?.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
