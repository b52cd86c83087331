import CoreGraphics

/// The animator of alerts: an alert shrinks to its final size while it fades in, and keeps its size
/// while it fades out.
@MainActor
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  /// The scale at which it begins to fade in (as observed on iOS).
  private static let largeScale: CGFloat = 1.2
  /// Seconds. Chosen by eye.
  private static let presenting: TimeInterval = 0.3
  private static let dismissing: TimeInterval = 0.2

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isPresenting ? Self.presenting : Self.dismissing }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    if isPresenting {
      context.containerView.addSubview(view)
      view.alpha = 0
      let scale = ReducedMotion.scale(Self.largeScale)
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut,
      animations: { [isPresenting] in
        view.alpha = isPresenting ? 1 : 0
        view.transform = .identity
      },
      completion: { _ in
        let finished = !context.transitionWasCancelled
        // The view may be presented again.
        if finished { view.alpha = 1 }
        context.completeTransition(finished)
      })
  }
}
