import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The swipe from the edge.
@Suite(.serialized) @MainActor
struct PopSwipeTests {
  @Test(arguments: [(140, false), (175, true)])
  func itFinishesBeyondTheMiddle(x: CGFloat, pops: Bool) {
    let stand = NavigationStand(count: 2)
    stand.swipe(to: x)
    stand.letGo(at: x)
    stand.simulator.settle()
    #expect(stand.navigation.viewControllers.count == (pops ? 1 : 2) && stand.isIdle)
  }

  @Test func aThrowFinishesBeforeTheMiddle() {
    let stand = NavigationStand(count: 2)
    stand.swipe(to: 100, seconds: 0.1)
    stand.simulator.touchUp(at: CGPoint(x: 100, y: 300))
    stand.simulator.settle()
    #expect(stand.navigation.viewControllers.count == 1 && stand.isIdle)
  }

  @Test func aThrowBackCancelsBeyondTheMiddle() {
    let stand = NavigationStand(count: 2)
    stand.swipe(to: 250)
    for x in [220, 190, 170] as [CGFloat] {
      stand.simulator.touchMove(to: CGPoint(x: x, y: 300))
      stand.simulator.advance(by: 1.0 / 60)
    }
    stand.simulator.touchUp(at: CGPoint(x: 170, y: 300))
    stand.simulator.settle()
    #expect(stand.navigation.viewControllers.count == 2 && stand.isIdle)
  }

  @Test func itBeginsAtTheEdgeOnly() {
    let stand = NavigationStand(count: 2)
    stand.swipe(from: 40, to: 200)
    #expect(stand.isIdle && stand.journal.lines.isEmpty)
    stand.simulator.touchUp(at: CGPoint(x: 200, y: 300))
  }

  /// Without a delegate nobody says that it may not begin; there is nothing to pop, and nothing
  /// sticks.
  @Test(arguments: [true, false])
  func onTheRootItDoesNothing(hasDelegate: Bool) {
    let stand = NavigationStand()
    if !hasDelegate { stand.navigation.interactivePopGestureRecognizer?.delegate = nil }
    for _ in 0..<3 {
      stand.swipe(to: 200)
      stand.simulator.touchUp(at: CGPoint(x: 200, y: 300))
      stand.simulator.settle()
    }
    stand.navigation.pushViewController(stand.make(), animated: true)
    stand.simulator.settle()
    #expect(stand.isIdle && stand.navigation.viewControllers.count == 2)
    stand.swipe(to: 200)
    stand.letGo(at: 200)
    stand.simulator.settle()
    #expect(stand.isIdle && stand.navigation.viewControllers.count == 1)
  }

  @Test func aDelegateOfOnesOwnDecides() {
    final class Gate: NSObject, UIGestureRecognizerDelegate {
      var isOpen = false
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        isOpen
      }
    }
    let stand = NavigationStand(count: 2)
    let gate = Gate()
    stand.navigation.interactivePopGestureRecognizer?.delegate = gate
    stand.swipe(to: 200)
    #expect(stand.isIdle)
    stand.simulator.touchUp(at: CGPoint(x: 200, y: 300))
    gate.isOpen = true
    stand.swipe(to: 200)
    #expect(!stand.isIdle)
    stand.letGo(at: 200)
    stand.simulator.settle()
    #expect(stand.isIdle && stand.navigation.viewControllers.count == 1)
  }

  @Test func aTouchThatIsTakenAwayCancels() {
    let stand = NavigationStand(count: 2)
    stand.swipe(to: 290)
    stand.simulator.touchCancel(at: CGPoint(x: 290, y: 300))
    stand.simulator.settle()
    #expect(stand.navigation.viewControllers.count == 2 && stand.isIdle)
  }

  /// As on iOS, where the swipe drives no animator but the system's.
  @Test func anotherAnimatorRunsByItself() {
    let stand = NavigationStand(count: 2)
    stand.delegate.animator = JournalAnimator(stand.journal, duration: 0.3)
    stand.swipe(to: 60)
    stand.simulator.advance(by: 1)
    #expect(stand.navigation.viewControllers.count == 1 && stand.isIdle)
    stand.simulator.touchUp(at: CGPoint(x: 60, y: 300))
    stand.simulator.settle()
    #expect(stand.isIdle)
  }
}
