import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The swipe from the edge.
@MainActor
struct PopSwipeTests {
  @Test(arguments: [(140, false), (175, true)])
  func itFinishesBeyondTheMiddle(x: CGFloat, pops: Bool) {
    let fixture = NavigationFixture(count: 2)
    fixture.swipe(to: x)
    fixture.release(at: x)
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers.count == (pops ? 1 : 2) && fixture.isIdle)
  }

  @Test func aThrowFinishesBeforeTheMiddle() {
    let fixture = NavigationFixture(count: 2)
    fixture.swipe(to: 100, seconds: 0.1)
    fixture.simulator.touchUp(at: CGPoint(x: 100, y: 300))
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers.count == 1 && fixture.isIdle)
  }

  @Test func aThrowBackCancelsBeyondTheMiddle() {
    let fixture = NavigationFixture(count: 2)
    fixture.swipe(to: 250)
    for x in [220, 190, 170] as [CGFloat] {
      fixture.simulator.touchMove(to: CGPoint(x: x, y: 300))
      fixture.simulator.advance(by: 1.0 / 60)
    }
    fixture.simulator.touchUp(at: CGPoint(x: 170, y: 300))
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers.count == 2 && fixture.isIdle)
  }

  @Test func itBeginsAtTheEdgeOnly() {
    let fixture = NavigationFixture(count: 2)
    fixture.swipe(from: 40, to: 200)
    #expect(fixture.isIdle && fixture.journal.lines.isEmpty)
    fixture.simulator.touchUp(at: CGPoint(x: 200, y: 300))
  }

  /// Without a delegate nothing prevents its begin; there is nothing to pop, and nothing sticks.
  @Test(arguments: [true, false])
  func onTheRootItDoesNothing(hasDelegate: Bool) {
    let fixture = NavigationFixture()
    if !hasDelegate { fixture.navigation.interactivePopGestureRecognizer?.delegate = nil }
    for _ in 0..<3 {
      fixture.swipe(to: 200)
      fixture.simulator.touchUp(at: CGPoint(x: 200, y: 300))
      fixture.simulator.settle()
    }
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.navigation.viewControllers.count == 2)
    fixture.swipe(to: 200)
    fixture.release(at: 200)
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.navigation.viewControllers.count == 1)
  }

  @Test func aDelegateOfOnesOwnDecides() {
    final class Gate: NSObject, UIGestureRecognizerDelegate {
      var isOpen = false
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        isOpen
      }
    }
    let fixture = NavigationFixture(count: 2)
    let gate = Gate()
    fixture.navigation.interactivePopGestureRecognizer?.delegate = gate
    fixture.swipe(to: 200)
    #expect(fixture.isIdle)
    fixture.simulator.touchUp(at: CGPoint(x: 200, y: 300))
    gate.isOpen = true
    fixture.swipe(to: 200)
    #expect(!fixture.isIdle)
    fixture.release(at: 200)
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.navigation.viewControllers.count == 1)
  }

  @Test func aTouchThatIsTakenAwayCancels() {
    let fixture = NavigationFixture(count: 2)
    fixture.swipe(to: 290)
    fixture.simulator.touchCancel(at: CGPoint(x: 290, y: 300))
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers.count == 2 && fixture.isIdle)
  }
}
