import CoreGraphics
import QuartzCore

/// The presenter's page curls up from its lower right corner and shows the presented view beneath.
/// The curled page stays on top until it uncurls.
@MainActor
final class PartialCurlAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let curl: PartialCurl

  /// Seconds (as observed on iOS).
  private static let duration: TimeInterval = 0.6
  /// How much of the page is curled up in the end, 1 being all of it. A choice of ours: the
  /// presented view's lower two thirds are free.
  private static let curled = 0.6

  /// - Parameter curl: shared by the animators of one presentation.
  init(isPresenting: Bool, curl: PartialCurl) {
    self.isPresenting = isPresenting
    self.curl = curl
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if isPresenting { present(transitionContext) } else { dismiss(transitionContext) }
  }

  private func present(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let controller = context.viewController(forKey: .to), let to = context.view(forKey: .to),
      let from = context.view(forKey: .from)
    else { return context.completeTransition(false) }
    to.frame = context.finalFrame(for: controller)
    let page = CurledPageView(of: from)
    curl.page = page
    container.addSubview(to)
    container.addSubview(page)
    page.curl(to: Self.curled, from: 0, duration: Self.duration) {
      let wasCancelled = context.transitionWasCancelled
      if wasCancelled { page.removeFromSuperview() }
      context.completeTransition(!wasCancelled)
    }
  }

  private func dismiss(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    if let controller = context.viewController(forKey: .to), let to = context.view(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      container.insertSubview(to, at: 0)
    }
    // A presentation without animation, or by another style, has left no page, so a new one is
    // made.
    var page = curl.page
    let isFresh = page == nil
    if page == nil, let to = context.view(forKey: .to) {
      let fresh = CurledPageView(of: to)
      container.addSubview(fresh)
      page = fresh
    }
    guard let page else { return context.completeTransition(false) }
    if let to = context.view(forKey: .to) { page.takeSnapshot(of: to) }
    page.curl(to: 0, from: isFresh ? 1 : Self.curled, duration: Self.duration) {
      let wasCancelled = context.transitionWasCancelled
      if !wasCancelled || isFresh { page.removeFromSuperview() }
      if wasCancelled && !isFresh { page.curl = Self.curled }
      context.completeTransition(!wasCancelled)
    }
  }
}
