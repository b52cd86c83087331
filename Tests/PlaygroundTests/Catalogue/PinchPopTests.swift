import Testing
import UIKit
import UIKitTestSupport

@testable import playground

/// A page that two fingers close.
@Suite @MainActor
struct PinchPopTests {
  private let middle = CGPoint(x: 195, y: 500)

  private func opened() throws -> (Simulator, UIViewController) {
    let run = DemoRun(.pinchPop)
    try run.perform(Demo.pinchPop.phases[0])
    let root = try #require(run.simulator.window.rootViewController)
    return (run.simulator, root)
  }

  private func place(_ spread: CGFloat, _ simulator: Simulator, down: Bool = false) {
    for (finger, side) in [(0, -0.5), (1, 0.5)] {
      let point = CGPoint(x: middle.x + side * spread, y: middle.y)
      if down {
        simulator.touchDown(at: point, finger: finger)
      } else {
        simulator.touchMove(to: point, finger: finger)
      }
    }
    simulator.advance(by: 0.2)
  }

  private func lift(_ spread: CGFloat, _ simulator: Simulator) {
    for (finger, side) in [(0, -0.5), (1, 0.5)] {
      let point = CGPoint(x: middle.x + side * spread, y: middle.y)
      simulator.touchUp(at: point, finger: finger)
    }
    simulator.settle()
  }

  @Test func thePageIsAsLargeAsTheFingersAreApart() throws {
    let (simulator, root) = try opened()
    place(200, simulator, down: true)
    // Eight points go by before it is a pinch: from then on 192 points are the whole.
    place(191, simulator)
    place(144, simulator)
    let view = try #require(root.presentedViewController?.view)
    let scale = view.layer.presentation()?.transform.m11 ?? 0
    #expect(scale < 0.9 && scale > 0.6)
    simulator.advance(by: 5)
    #expect(view.layer.presentation()?.transform.m11 == scale)
    place(60, simulator)
    #expect((view.layer.presentation()?.transform.m11 ?? 1) < scale)
  }

  @Test func belowAThirdItComesBack() throws {
    let (simulator, root) = try opened()
    place(200, simulator, down: true)
    place(190, simulator)
    place(150, simulator)
    lift(150, simulator)
    let page = try #require(root.presentedViewController)
    #expect(page.view.transform == .identity && !page.isBeingDismissed)
    // And the next pinch has it again.
    place(200, simulator, down: true)
    place(190, simulator)
    place(60, simulator)
    lift(60, simulator)
    #expect(root.presentedViewController == nil)
  }

  @Test func theButtonNeedsNoFingers() throws {
    let (simulator, root) = try opened()
    simulator.tap(at: CGPoint(x: 195, y: 262))
    simulator.settle()
    #expect(root.presentedViewController == nil)
  }
}
