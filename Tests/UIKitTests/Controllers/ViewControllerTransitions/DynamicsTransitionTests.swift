import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Transitions whose animators let views fall, and that end when the views are at rest.
@MainActor
struct DynamicsTransitionTests {
  /// Drops the presented view into its place; when it is dismissed, the view falls out.
  private final class Drop: NSObject, UIViewControllerAnimatedTransitioning,
    UIDynamicAnimatorDelegate, UIViewControllerTransitioningDelegate
  {
    var elasticity: CGFloat = 0.4
    private var animator: UIDynamicAnimator?
    private var context: (any UIViewControllerContextTransitioning)?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let controller = transitionContext.viewController(forKey: .to),
        let view = controller.view
      else { return }
      let (container, end) = (
        transitionContext.containerView, transitionContext.finalFrame(for: controller)
      )
      view.frame = end.offsetBy(dx: 0, dy: -end.height)
      container.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: container)
      let (gravity, collision) = (
        UIGravityBehavior(items: [view]), UICollisionBehavior(items: [view])
      )
      gravity.magnitude = 2
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: end.maxY),
        to: CGPoint(x: 900, y: end.maxY))
      let properties = UIDynamicItemBehavior(items: [view])
      (properties.elasticity, properties.allowsRotation) = (elasticity, false)
      for behavior in [gravity, collision, properties] { animator.addBehavior(behavior) }
      animator.delegate = self
      (self.animator, context) = (animator, transitionContext)
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
      guard let context else { return }
      animator.removeAllBehaviors()
      context.viewController(forKey: .to).map { $0.view.frame = context.finalFrame(for: $0) }
      (self.animator, self.context) = (nil, nil)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// A fall of h = 844 points with g = 2,000 and bounces of elasticity e end after
  /// √(2·h / g)·(1 + e) / (1 − e): 2.14 and 8.27 s. The second is far beyond the duration of the
  /// transition, and beyond the time after which one that stands still is ended.
  @Test(arguments: [(0.4, 2.14), (0.8, 8.27)] as [(CGFloat, Double)])
  func aPresentationEndsWhenItsViewIsAtRest(elasticity: CGFloat, end: TimeInterval) {
    let (root, presented, drop) = (UIViewController(), UIViewController(), Drop())
    drop.elasticity = elasticity
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: root)
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = drop
    var isComplete = false
    let start = simulator.time
    let warnings = Diagnostics.collecting {
      root.present(presented, animated: true) { isComplete = true }
      simulator.advance(by: 0.4)
      #expect(!isComplete && presented.view.frame.minY > -844 && presented.view.frame.minY < 0)
      #expect(presented.isBeingPresented)
      simulator.settle()
    }
    #expect(warnings.isEmpty, "\(warnings)")
    #expect(isComplete && presented.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(root.presentedViewController === presented && !presented.isBeingPresented)
    let time = simulator.time - start
    #expect(time > end && time < end + 0.7, "\(time)")
    #expect(simulator.isIdle)
    root.dismiss(animated: false)
    simulator.settle()
    #expect(root.presentedViewController == nil)
  }
}
