import CoreGraphics

/// Turns a page as in a book: forwards, the old page curls up and away; backwards, the new one
/// uncurls over it.
@MainActor
final class PageCurlAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool
  private let lift: PageLift

  /// Seconds (as observed on iOS).
  private static let duration: TimeInterval = 0.6

  init(isForward: Bool, lift: PageLift) {
    self.isForward = isForward
    self.lift = lift
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    guard let controller = context.viewController(forKey: .to), let to = context.view(forKey: .to),
      let from = context.view(forKey: .from)
    else { return context.completeTransition(false) }
    to.frame = context.finalFrame(for: controller)
    if isForward {
      container.addSubview(to)
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    let page = CurledPageView(of: isForward ? from : to, lift: lift)
    container.addSubview(page)
    page.curl(
      to: isForward ? 1 : 0, from: isForward ? 0 : 1, duration: Self.duration,
      isEven: context.isInteractive
    ) {
      page.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
