import CoreGraphics

/// The one page fades out while the other fades in.
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
    let from = transitionContext.view(forKey: .from)
    let to = transitionContext.view(forKey: .to)
    let alphas = (from: from?.alpha ?? 1, to: to?.alpha ?? 1)
    if let to, let controller = transitionContext.viewController(forKey: .to) {
      to.frame = transitionContext.finalFrame(for: controller)
      if isPresenting || from == nil {
        transitionContext.containerView.addSubview(to)
      } else {
        transitionContext.containerView.insertSubview(to, at: 0)
      }
      to.alpha = 0
    }
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        from?.alpha = 0
        to?.alpha = alphas.to
      },
      completion: { _ in
        from?.alpha = alphas.from
        to?.alpha = alphas.to
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
