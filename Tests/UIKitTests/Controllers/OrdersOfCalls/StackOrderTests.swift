import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// All calls of all objects, for every change of a stack.
@MainActor
struct StackOrderTests {
  @Test(arguments: StackOrder.all) func changing(_ order: StackOrder) {
    let log = OrderLog()
    defer { TransitionTrace.onCall = nil }
    let (old, middle, new) = (OrderOld(log), OrderMiddle(log), OrderNew(log))
    let navigation = UINavigationController()
    navigation.viewControllers =
      order.move.isPush ? [old] : order.move.takesMiddle ? [new, middle, old] : [new, old]
    let simulator = Simulator(
      size: CGSize(width: 400, height: 600), scale: 1, framesPerSecond: 60, root: navigation)
    let delegate = OrderDelegate(log)
    let interactiveDriver =
      order.mode.isInteractive && order.move != .swipe ? OrderInteractiveDriver(log) : nil
    delegate.animator = order.isSystems ? nil : OrderAnimator(log)
    delegate.interactiveDriver = interactiveDriver
    navigation.delegate = delegate
    log.begin(animated: order.mode.isAnimated)
    new.joinTheNextTransition()

    let isAnimated = order.mode.isAnimated
    switch order.move {
    case .push: navigation.pushViewController(new, animated: isAnimated)
    case .pop: navigation.popViewController(animated: isAnimated)
    case .popToRoot: navigation.popToRootViewController(animated: isAnimated)
    case .setHigher, .setLower: navigation.setViewControllers([new], animated: isAnimated)
    case .swipe:
      let x: CGFloat = order.mode.isCancelled ? 120 : 300
      simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: x, y: 300), duration: 0.4)
      for _ in 0..<2 {
        simulator.advance(by: 0.3)
        simulator.touchMove(to: CGPoint(x: x, y: 300))
      }
      simulator.touchUp(at: CGPoint(x: x, y: 300))
    }
    if let interactiveDriver {
      interactiveDriver.update(0.4)
      simulator.advanceFrame()
      if order.mode.isCancelled { interactiveDriver.cancel() } else { interactiveDriver.finish() }
    }
    simulator.settle()

    #expect(log.lines == order.calls)
    #expect(
      log.ownCalls.filter { line in
        !order.isSystems || !(line.hasPrefix("Animator") || line.hasPrefix("InteractiveDriver"))
      } == log.traced, "the trace lists the same")
    #expect(log.faults.isEmpty)
    #expect(!Simulator.isTransitioning)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    #expect(navigation.topViewController === (order.mode.isCancelled ? old : new))
    #expect(navigation.topViewController?.view.isAlone == true)
    #expect(navigation.children == navigation.viewControllers)
  }
}

private final class OrderDelegate: NSObject, UINavigationControllerDelegate {
  let log: OrderLog
  var animator: OrderAnimator?
  var interactiveDriver: OrderInteractiveDriver?

  init(_ log: OrderLog) { self.log = log }

  private func name(_ controller: UIViewController) -> String {
    "\("\(type(of: controller))".dropFirst(5))"
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.noteAnimated(
      animated, "Delegate navigationController(willShow \(name(viewController)))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.noteAnimated(animated, "Delegate navigationController(didShow \(name(viewController)))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("Delegate navigationController(animationController)")
    animator?.isForward = operation == .push
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("Delegate navigationController(interactionController)")
    return interactiveDriver
  }
}
