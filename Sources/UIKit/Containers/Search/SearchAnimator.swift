import CoreGraphics

/// The results of a search fade in and out, while the bars move alongside.
@MainActor
final class SearchAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  /// Seconds. By eye on iOS 17.
  private static let duration: TimeInterval = 0.3

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    if isPresenting {
      if view.superview !== context.containerView {
        context.containerView.insertSubview(view, at: 0)
      }
      view.alpha = 0
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseInOut,
      animations: { [isPresenting] in view.alpha = isPresenting ? 1 : 0 },
      completion: { _ in
        // The view may be presented again.
        view.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
