import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// A page that two fingers close, by the percent-driven class and by the context.
@MainActor
struct PinchPopTests {
  private let middle = CGPoint(x: 195, y: 500)
  nonisolated private static let demos = ["nav-pinch-pop", "nav-pinch-custom"]

  private func opened(_ id: String) throws -> (Simulator, UINavigationController) {
    let demo = try #require(Catalogue.demo(id: id))
    let run = DemoRun(demo)
    try run.perform(demo.phases[0])
    let stack = try #require(
      run.simulator.window.rootViewController as? UINavigationController)
    #expect(stack.viewControllers.count == 2)
    return (run.simulator, stack)
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

  @Test(arguments: demos)
  func thePageIsAsLargeAsTheFingersAreApart(id: String) throws {
    let (simulator, stack) = try opened(id)
    let view = try #require(stack.topViewController?.view)
    place(200, simulator, down: true)
    // Eight points go by before it is a pinch: from then on 192 points are the whole.
    place(191, simulator)
    place(144, simulator)
    let scale = view.layer.presentation()?.transform.m11 ?? 0
    #expect(scale < 0.9 && scale > 0.6)
    simulator.advance(by: 5)
    #expect(view.layer.presentation()?.transform.m11 == scale)
    place(60, simulator)
    #expect((view.layer.presentation()?.transform.m11 ?? 1) < scale)
  }

  @Test(arguments: demos)
  func belowAThirdItComesBack(id: String) throws {
    let (simulator, stack) = try opened(id)
    place(200, simulator, down: true)
    place(190, simulator)
    place(150, simulator)
    lift(150, simulator)
    let page = try #require(stack.topViewController)
    #expect(stack.viewControllers.count == 2 && page.view.transform == .identity)
    // And the next pinch has it again.
    place(200, simulator, down: true)
    place(190, simulator)
    place(60, simulator)
    lift(60, simulator)
    #expect(stack.viewControllers.count == 1 && page.view.window == nil)
  }

  /// On iOS nothing is shown of an animation to a scale of 0, which cannot be inverted.
  @Test(arguments: demos)
  func thePageShrinksToAScaleThatCanBeInverted(id: String) throws {
    let (simulator, stack) = try opened(id)
    let view = try #require(stack.topViewController?.view)
    place(200, simulator, down: true)
    place(190, simulator)
    place(60, simulator)
    for (finger, side) in [(0, -0.5), (1, 0.5)] {
      simulator.touchUp(at: CGPoint(x: middle.x + side * 60, y: middle.y), finger: finger)
    }
    simulator.advanceFrame()
    #expect(view.transform.a > 0 && view.transform.a <= 0.001, "\(view.transform)")
    simulator.settle()
    #expect(stack.viewControllers.count == 1 && view.transform == .identity)
  }

  @Test(arguments: demos)
  func theBackButtonNeedsNoFingers(id: String) throws {
    let (simulator, stack) = try opened(id)
    simulator.tap(at: CGPoint(x: 20, y: 22))
    simulator.settle()
    #expect(stack.viewControllers.count == 1)
  }
}
