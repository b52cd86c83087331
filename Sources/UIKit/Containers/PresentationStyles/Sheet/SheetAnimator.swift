import CoreGraphics
import QuartzCore

/// The motion of a sheet: up from below the bottom edge, and down again.
///
/// It animates the transform, so that a gesture can change the frame meanwhile.
@MainActor
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  // As observed on iOS.
  /// Seconds. The spring settles a tenth of a second later.
  static let duration: TimeInterval = 0.4
  /// Critically damped.
  static let stiffness = 333.33
  static let damping = 36.515

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    if isPresenting {
      if let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller)
      }
      container.addSubview(view)
    } else if let below = context.view(forKey: .to) {
      container.insertSubview(below, at: 0)
    }
    let outside = CGAffineTransform(
      translationX: 0, y: container.bounds.size.height - view.frame.minY)
    if isPresenting { view.transform = outside }
    animate(context) { [isPresenting] in view.transform = isPresenting ? .identity : outside }
  }

  private func animate(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void
  ) {
    let completion = { (_: Bool) in
      context.completeTransition(!context.transitionWasCancelled)
    }
    if context.isInteractive {
      // The sheet stays at the location of the touch.
      UIView.animate(
        withDuration: Self.duration, delay: 0, options: .curveLinear, animations: changes,
        completion: completion)
    } else {
      let spring = SpringSolver(
        mass: 1, stiffness: Self.stiffness, damping: Self.damping, initialVelocity: 0)
      UIView.animate(
        withDuration: spring.settlingDuration, spring: spring, animations: changes,
        completion: completion)
    }
  }
}
