import CoreGraphics
import QuartzCore

/// The two pages are the sides of a card that turns over about its vertical axis: the right side
/// comes forward when presenting, the left one when dismissing. A presenter that stays in its
/// window does not turn, and the presented page turns alone.
@MainActor
final class FlipHorizontalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  /// Seconds (as observed on iOS).
  private static let duration: TimeInterval = 0.7
  /// The perspective: the eye is 1200 points away (as observed on iOS).
  private static let perspective: CGFloat = -1 / 1200

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let from = transitionContext.view(forKey: .from)
    let to = transitionContext.view(forKey: .to)
    if let to, let controller = transitionContext.viewController(forKey: .to) {
      to.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(to)
    }
    let perspective = container.layer.sublayerTransform
    var seen = CATransform3DIdentity
    seen.m34 = Self.perspective
    container.layer.sublayerTransform = seen
    let sides = [from, to].compactMap { $0?.layer }
    let wereDoubleSided = sides.map(\.isDoubleSided)
    for side in sides { side.isDoubleSided = false }

    CATransaction.begin()
    CATransaction.setCompletionBlock {
      for (side, was) in zip(sides, wereDoubleSided) { side.isDoubleSided = was }
      container.layer.sublayerTransform = perspective
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let halfTurn: CGFloat = isPresenting ? -.pi : .pi
    if let from { turn(from.layer, from: 0, to: halfTurn) }
    if let to { turn(to.layer, from: -halfTurn, to: 0) }
    CATransaction.commit()
  }

  /// Animates the angle itself, because half a turn of a transform could run in either direction.
  private func turn(_ layer: CALayer, from start: CGFloat, to end: CGFloat) {
    let animation = CABasicAnimation(keyPath: "transform.rotation.y")
    animation.fromValue = start
    animation.toValue = end
    animation.duration = Self.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: "flip")
  }
}
