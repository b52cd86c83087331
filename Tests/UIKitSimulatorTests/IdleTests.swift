import CoreGraphics
import Testing
import UIKitTestSupport

/// When a simulator is idle.
@Suite @MainActor
struct IdleTests {
  private let controller = UIViewController()
  private let simulator: Simulator

  init() { simulator = Simulator(root: { [controller] in controller }()) }

  @Test func itIsIdleOnceTheFirstFrameIsMade() {
    #expect(simulator.isIdle)
    simulator.advance(by: 1)
    #expect(simulator.isIdle)
  }

  @Test func aChangeWaitsForItsFrame() {
    controller.view.backgroundColor = .blue
    #expect(!simulator.isIdle)
    simulator.settle()
    #expect(simulator.isIdle)
  }

  @Test func anAnimationRunsToItsEnd() {
    UIView.animate(withDuration: 0.3) { [controller] in controller.view.alpha = 0 }
    simulator.advance(by: 0.2)
    #expect(!simulator.isIdle)
    simulator.advance(by: 0.2)
    #expect(simulator.isIdle)
  }

  @Test func aTransitionRunsToItsEnd() {
    controller.present(UIViewController(), animated: true)
    #expect(!simulator.isIdle)
    simulator.advance(by: 0.1)
    #expect(!simulator.isIdle)
    simulator.settle()
    #expect(simulator.isIdle)
  }

  /// Nothing moves under a finger that holds still, and yet the transition has no end.
  @Test func aHeldTransitionIsNotIdle() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(UIViewController(), animated: false)
    let simulator = Simulator(root: stack)
    #expect(simulator.isIdle)
    simulator.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 150, y: 400))
    simulator.settle(limit: 1)
    #expect(stack.transitionCoordinator?.isInteractive == true)
    #expect(!simulator.isIdle)
    simulator.touchUp(at: CGPoint(x: 150, y: 400))
    simulator.settle()
    #expect(simulator.isIdle)
  }

  @Test func ignoredTouchesAreWaitedFor() {
    UIApplication.shared.beginIgnoringInteractionEvents()
    #expect(!simulator.isIdle)
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(simulator.isIdle)
  }

  @Test func whatWaitsForTheMainThreadIsWork() {
    DispatchQueue.main.async {}
    #expect(!simulator.isIdle)
    simulator.advance(by: 0)
    #expect(simulator.isIdle)
    let task = Task.detached {}
    simulator.settle()
    #expect(simulator.isIdle)
    task.cancel()
  }

  @Test func scheduledInputIsStillToCome() {
    simulator.schedule(
      InputScript(events: [.init(time: 1, action: .key("A"))]))
    #expect(!simulator.isIdle)
    simulator.advance(by: 2)
    #expect(simulator.isIdle)
  }
}
