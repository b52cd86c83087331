import CoreGraphics
import QuartzCore

/// The system's own presentation: the presented view slides up over the presenter's, and down
/// again.
@MainActor
final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  /// Seconds (as observed on iOS).
  private static let duration: TimeInterval = 0.5
  /// The system's default spring (as observed on iOS). It is critically damped.
  private static let spring = SpringSolver(
    mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if isPresenting { present(transitionContext) } else { dismiss(transitionContext) }
  }

  private func present(_ context: any UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: .to), let view = context.view(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    let frame = context.finalFrame(for: controller)
    view.frame = frame.offsetBy(dx: 0, dy: container.bounds.size.height - frame.origin.y)
    container.addSubview(view)
    animate(context) { view.frame = frame }
  }

  private func dismiss(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else { return context.completeTransition(false) }
    let container = context.containerView
    if let controller = context.viewController(forKey: .to), let below = context.view(forKey: .to) {
      below.frame = context.finalFrame(for: controller)
      container.insertSubview(below, at: 0)
    }
    animate(context) {
      view.frame.origin.y = container.bounds.size.height
    }
  }

  private func animate(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void
  ) {
    UIView.animate(withDuration: Self.duration, spring: Self.spring, animations: changes) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
