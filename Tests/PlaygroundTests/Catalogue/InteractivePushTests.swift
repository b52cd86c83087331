import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// A push whose clock is a drag from the right half.
@MainActor
struct InteractivePushTests {
  private func stack() throws -> (Simulator, UINavigationController) {
    let run = try DemoRun("nav-interactive-push")
    let stack = try #require(
      run.simulator.window.rootViewController as? UINavigationController)
    return (run.simulator, stack)
  }

  @Test(arguments: [(from: 300 as CGFloat, count: 2), (from: 180, count: 1)])
  func onlyADragFromTheRightHalfPushes(from: CGFloat, count: Int) throws {
    let (simulator, stack) = try stack()
    simulator.drag(from: CGPoint(x: from, y: 400), to: CGPoint(x: from - 150, y: 400))
    simulator.touchUp(at: CGPoint(x: from - 150, y: 400))
    simulator.settle()
    #expect(stack.viewControllers.count == count)
    #expect(stack.topViewController?.view.alpha == 1)
  }

  /// The seed: the fraction is the negative translation, divided by the width. The stage is 390
  /// points wide, and a pan's translation counts from 10 points after the touch.
  @Test func theFractionIsTheTranslationOverTheWidth() throws {
    let (simulator, stack) = try stack()
    simulator.touchDown(at: CGPoint(x: 380, y: 400))
    var fractions: [CGFloat] = []
    for x in stride(from: 360 as CGFloat, through: 80, by: -20) {
      simulator.touchMove(to: CGPoint(x: x, y: 400))
      simulator.advanceFrame()
      guard let coordinator = stack.transitionCoordinator, x <= 320 else { continue }
      #expect(abs(coordinator.percentComplete - (380 - 10 - x) / 390) < 1e-6, "at \(x)")
      fractions.append(coordinator.percentComplete)
    }
    #expect(fractions.count == 13, "at every move")
    simulator.touchUp(at: CGPoint(x: 80, y: 400))
    simulator.settle()
    #expect(stack.viewControllers.count == 2)
  }

  @Test func thrownBackToTheRightItIsTakenBack() throws {
    let (simulator, stack) = try stack()
    simulator.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 100, y: 400))
    for x in [140, 180, 220] as [CGFloat] {
      simulator.touchMove(to: CGPoint(x: x, y: 400))
      simulator.advance(by: simulator.frameDuration)
    }
    simulator.touchUp(at: CGPoint(x: 220, y: 400))
    simulator.settle()
    #expect(stack.viewControllers.count == 1)
    #expect(stack.topViewController?.view.transform == .identity)
  }
}
