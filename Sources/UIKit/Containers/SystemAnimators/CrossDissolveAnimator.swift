import CoreGraphics

/// The upper page fades in over the lower one, which stays as it is, and out again.
@MainActor
final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  /// Seconds (as observed on iOS).
  private static let duration: TimeInterval = 0.4

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let to = transitionContext.view(forKey: .to)
    let upper = isPresenting ? to : transitionContext.view(forKey: .from)
    if let to, let controller = transitionContext.viewController(forKey: .to) {
      to.frame = transitionContext.finalFrame(for: controller)
      if isPresenting {
        transitionContext.containerView.addSubview(to)
      } else {
        transitionContext.containerView.insertSubview(to, at: 0)
      }
    }
    let alpha = upper?.alpha ?? 1
    if isPresenting { upper?.alpha = 0 }
    UIView.animate(
      withDuration: Self.duration,
      animations: { [isPresenting] in upper?.alpha = isPresenting ? alpha : 0 },
      completion: { _ in
        upper?.alpha = alpha
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
