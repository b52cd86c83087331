import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The system's swipe where the app animates pops itself, and where the app has a say in pops.
@MainActor
struct OwnPopTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate
  {
    var interactor: UIPercentDrivenInteractiveTransition?
    private(set) var runs = 0

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      runs += 1
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(
        withDuration: 0.4, animations: { to.alpha = 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  private class Stack: UINavigationController {
    private(set) var pops = 0
    override func popViewController(animated: Bool) -> UIViewController? {
      pops += 1
      return super.popViewController(animated: animated)
    }
  }

  private final class AskingStack: Stack {
    override func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool { false }
  }

  private func show(_ stack: UINavigationController) -> Simulator {
    stack.viewControllers = [UIViewController(), UIViewController()]
    return Simulator(root: stack)
  }

  @Test func theSwipeLeavesAPopWithAnAnimatorToTheApp() {
    let (stack, fade) = (UINavigationController(), Fade())
    let simulator = show(stack)
    stack.delegate = fade
    simulator.dragAndRelease(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300))
    simulator.settle()
    #expect(stack.viewControllers.count == 2 && fade.runs == 0)
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(stack.viewControllers.count == 1 && fade.runs == 1)
  }

  /// Replacing the delegate of the recogniser is how apps get the swipe back.
  @Test func withAnotherDelegateOfTheRecognizerItSlides() {
    let (stack, fade) = (UINavigationController(), Fade())
    let simulator = show(stack)
    stack.delegate = fade
    stack.interactivePopGestureRecognizer?.delegate = nil
    simulator.dragAndRelease(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300))
    simulator.settle()
    #expect(stack.viewControllers.count == 1 && fade.runs == 0)
  }

  @Test func theAppsOwnEdgePanDrivesThePop() {
    let (stack, fade) = (UINavigationController(), Fade())
    let simulator = show(stack)
    stack.delegate = fade
    @MainActor final class Driver: NSObject {
      let stack: UINavigationController
      let fade: Fade
      init(_ stack: UINavigationController, _ fade: Fade) {
        (self.stack, self.fade) = (stack, fade)
      }

      func follow(_ pan: UIScreenEdgePanGestureRecognizer) {
        let fraction = pan.translation(in: stack.view).x / stack.view.bounds.width
        switch pan.state {
        case .began:
          fade.interactor = UIPercentDrivenInteractiveTransition()
          stack.popViewController(animated: true)
        case .changed: fade.interactor?.update(fraction)
        case .ended:
          fade.interactor?.finish()
          fade.interactor = nil
        default: break
        }
      }
    }
    let driver = Driver(stack, fade)
    let pan = UIScreenEdgePanGestureRecognizer(
      target: driver, action: Selector(Driver.follow(_:)))
    pan.edges = .left
    stack.view.addGestureRecognizer(pan)
    simulator.touchDown(at: CGPoint(x: 2, y: 300))
    for x in stride(from: 10, through: 195, by: 5) {
      simulator.touchMove(to: CGPoint(x: x, y: 300))
      simulator.advance(by: 1.0 / 60)
    }
    #expect(fade.runs == 1)
    let shown = stack.viewControllers[0].view.layer.presentation()?.opacity ?? 0
    #expect(abs(shown - 0.5) < 0.1, "the finger is in the middle")
    simulator.touchUp(at: CGPoint(x: 195, y: 300))
    simulator.settle()
    #expect(stack.viewControllers.count == 1)
  }

  @Test func theSwipeCallsTheMethodThatPops() {
    let stack = Stack()
    let simulator = show(stack)
    simulator.dragAndRelease(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300))
    simulator.settle()
    #expect(stack.pops == 1 && stack.viewControllers.count == 1)
  }

  @Test func theSwipeAsksTheBarsDelegate() {
    let stack = AskingStack()
    let simulator = show(stack)
    simulator.dragAndRelease(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300))
    simulator.settle()
    #expect(stack.pops == 0 && stack.viewControllers.count == 2)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }
}
