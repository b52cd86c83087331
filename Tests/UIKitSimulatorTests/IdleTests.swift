import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

/// When a simulator is idle.
@MainActor
struct IdleTests {
  /// A simulated screen. Made inside of a test: between a suite's initializer and its test another
  /// one may begin, with a screen of its own.
  @MainActor
  private final class Fixture {
    let controller = UIViewController()
    let simulator: Simulator

    init() { simulator = Simulator(root: { [controller] in controller }()) }
  }

  @Test func itIsIdleOnceTheFirstFrameIsMade() {
    let fixture = Fixture()
    #expect(fixture.simulator.isIdle)
    fixture.simulator.advance(by: 1)
    #expect(fixture.simulator.isIdle)
  }

  @Test func aChangeWaitsForItsFrame() {
    let fixture = Fixture()
    fixture.controller.view.backgroundColor = .blue
    #expect(!fixture.simulator.isIdle)
    fixture.simulator.settle()
    #expect(fixture.simulator.isIdle)
  }

  @Test func anAnimationRunsToItsEnd() {
    let fixture = Fixture()
    UIView.animate(withDuration: 0.3) { [fixture] in fixture.controller.view.alpha = 0 }
    fixture.simulator.advance(by: 0.2)
    #expect(!fixture.simulator.isIdle)
    fixture.simulator.advance(by: 0.2)
    #expect(fixture.simulator.isIdle)
  }

  @Test func aTransitionRunsToItsEnd() {
    let fixture = Fixture()
    fixture.controller.present(UIViewController(), animated: true)
    #expect(!fixture.simulator.isIdle)
    fixture.simulator.advance(by: 0.1)
    #expect(!fixture.simulator.isIdle)
    fixture.simulator.settle()
    #expect(fixture.simulator.isIdle)
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
    let fixture = Fixture()
    UIApplication.shared.beginIgnoringInteractionEvents()
    #expect(!fixture.simulator.isIdle)
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(fixture.simulator.isIdle)
  }

  @Test func aBlockOfTheMainQueueIsStillToRun() {
    let fixture = Fixture()
    DispatchQueue.main.async {}
    #expect(!fixture.simulator.isIdle)
    fixture.simulator.advance(by: 0)
    #expect(fixture.simulator.isIdle)
  }

  @Test func aTaskIsStillToRunWhereverItWaits() {
    let fixture = Fixture()
    Task { await Task.detached {}.value }
    #expect(!fixture.simulator.isIdle)
    fixture.simulator.advance(by: 0)
    #expect(fixture.simulator.isIdle)
  }

  /// Other tests wait for the main actor, and resume while this one waits.
  @Test(arguments: 0..<10) func otherTestsDoNotCount(number: Int) async {
    await Task.yield()
    let fixture = Fixture()
    #expect(fixture.simulator.isIdle)
  }

  @Test func scheduledInputIsStillToCome() {
    let fixture = Fixture()
    fixture.simulator.schedule(
      InputScript(events: [.init(time: 1, action: .key("A"))]))
    #expect(!fixture.simulator.isIdle)
    fixture.simulator.advance(by: 2)
    #expect(fixture.simulator.isIdle)
  }
}
