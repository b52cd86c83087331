import CoreGraphics

/// An alert comes from a little nearer while it fades in, and fades out where it is.
@MainActor
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  /// The size it comes from (as observed on iOS).
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
      view.transform = CGAffineTransform(scaleX: Self.largeScale, y: Self.largeScale)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut,
      animations: { [isPresenting] in
        view.alpha = isPresenting ? 1 : 0
        view.transform = .identity
      },
      completion: { _ in
        let finished = !context.transitionWasCancelled
        // What is used again looks as it did.
        if finished { view.alpha = 1 }
        context.completeTransition(finished)
      })
  }
}
