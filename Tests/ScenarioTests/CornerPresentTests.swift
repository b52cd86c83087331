import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// A presented view that grows out of the lower right corner and shrinks back into it.
@MainActor
struct CornerPresentTests {
  private final class CornerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var seen: [String: CGRect] = [:]
    var hasToView = true

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from),
        let to = context.viewController(forKey: .to)
      else { return }
      let container = context.containerView
      let corner = CGRect(
        x: container.bounds.maxX, y: container.bounds.maxY, width: 0, height: 0)
      hasToView = context.view(forKey: .to) != nil
      if to.isBeingPresented, let view = context.view(forKey: .to) {
        seen["initial"] = context.initialFrame(for: to)
        seen["final"] = context.finalFrame(for: to)
        view.frame = corner
        container.addSubview(view)
        let end = context.finalFrame(for: to)
        run(context) { view.frame = end }
      } else if from.isBeingDismissed, let view = context.view(forKey: .from) {
        context.view(forKey: .to)?.removeFromSuperview()
        run(context) { view.frame = corner }
      }
    }

    private func run(
      _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void
    ) {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: changes,
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  private final class CornerDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = CornerAnimator()

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { animator }
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func theViewGrowsOutOfTheCornerAndBack(style: UIModalPresentationStyle) {
    let main = UIViewController()
    let simulator = Simulator(root: main)
    let delegate = CornerDelegate()
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    modal.transitioningDelegate = delegate
    let bounds = simulator.window.bounds
    func shown() -> CGRect { modal.view.layer.presentation()?.frame ?? .null }

    main.present(modal, animated: true)
    simulator.advanceFrame()
    #expect(delegate.animator.seen == ["initial": .zero, "final": bounds])
    for step in 1...9 {
      simulator.advance(by: 0.1)
      let rest = 1 - CGFloat(step) / 10
      #expect(isNear(shown().minX, bounds.width * rest, within: 1e-3))
      #expect(isNear(shown().minY, bounds.height * rest, within: 1e-3))
      #expect(isNear(shown().maxX, bounds.width, within: 1e-3))
      #expect(isNear(shown().maxY, bounds.height, within: 1e-3))
    }
    simulator.settle()
    #expect(modal.view.frame == bounds && modal.view.window != nil)

    main.dismiss(animated: true)
    simulator.advanceFrame()
    #expect(delegate.animator.hasToView == (style == .fullScreen))
    simulator.advance(by: 0.5)
    #expect(isNear(shown().minX, bounds.width / 2, within: 1e-3))
    simulator.settle()
    #expect(modal.view.window == nil && main.presentedViewController == nil)
    #expect(simulator.window.subviews == [main.view])
    #expect(main.view.frame == bounds)
  }

  @Test func aDelegateThatIsNotRetainedIsGone() {
    let main = UIViewController()
    let simulator = Simulator(root: main)
    let modal = UIViewController()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = CornerDelegate()
    #expect(modal.transitioningDelegate == nil)
    main.present(modal, animated: true)
    simulator.advanceFrame()
    #expect(isNear(modal.view.layer.presentation()?.frame.minX ?? 9, 0), "it slides up instead")
    simulator.settle()
    #expect(modal.view.window != nil)
  }
}
