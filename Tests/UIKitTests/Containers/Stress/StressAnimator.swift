import UIKitTestSupport

/// An animator that ends its transition as it should, or in one of the ways that go wrong in
/// practice.
final class StressAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Ending: Int, CaseIterable { case normal, early, late, twice, never, refused }

  private let ending: Ending
  private static let duration: TimeInterval = 0.25

  init(_ ending: Ending) { self.ending = ending }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    if let to, let controller = transitionContext.viewController(forKey: .to) {
      to.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(to)
      to.alpha = 0
    }
    let end = { @MainActor in
      to?.alpha = 1
      from?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    if ending == .early { return end() }
    if ending == .refused {
      to?.alpha = 1
      return transitionContext.completeTransition(false)
    }
    UIView.animate(
      withDuration: ending == .late ? 4 * Self.duration : Self.duration,
      animations: {
        to?.alpha = 1
        if to == nil { from?.alpha = 0 }
      },
      completion: { [ending] _ in
        if ending == .never {
          to?.alpha = 1
          from?.alpha = 1
        } else {
          end()
          if ending == .twice { end() }
        }
      })
  }
}
