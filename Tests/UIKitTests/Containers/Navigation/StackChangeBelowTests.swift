import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Programs put another page below the top, or take one out, in the turn in which they push or pop.
@MainActor
struct StackChangeBelowTests {
  @Test(arguments: [true, false])
  func aChangeBelowTheTopLeavesTheNextCallItsAnimation(isPop: Bool) throws {
    let fixture = NavigationFixture(count: 2)
    let (other, new) = (fixture.make("other"), fixture.make("new"))
    let top = try #require(fixture.top)
    fixture.navigation.viewControllers = [fixture.root, other, top]
    if isPop {
      fixture.navigation.popViewController(animated: true)
    } else {
      fixture.navigation.pushViewController(new, animated: true)
    }
    fixture.simulator.endTurn()
    #expect(Simulator.isTransitioning)
    fixture.simulator.settle()
    let name = isPop ? "other" : "new"
    #expect(fixture.journal.count("\(name) willAppear") == 1)
    #expect(fixture.journal.count("\(name) willAppear at once") == 0 && fixture.isIdle)
  }

  @Test(arguments: [true, false], [true, false])
  func aChangeBelowAPageThatIsToComeLeavesItsPushAsItIs(animated: Bool, waits: Bool) {
    let fixture = NavigationFixture(count: waits ? 1 : 2)
    if waits {
      fixture.navigation.pushViewController(fixture.make("c1"), animated: true)
      fixture.simulator.advance(by: 0.1)
    }
    let new = fixture.make()
    fixture.navigation.pushViewController(new, animated: true)
    fixture.navigation.setViewControllers([fixture.root, new], animated: animated)
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers == [fixture.root, new] && fixture.isIdle)
    #expect(fixture.journal.count("delegate animator push c1 to new") == 1)
    #expect(fixture.journal.count("new willAppear") == 1)
  }

  @Test func aPopFromDidShowIsNewerThanAPushThatWaited() {
    let fixture = NavigationFixture()
    fixture.navigation.pushViewController(fixture.make("a"), animated: true)
    fixture.simulator.advance(by: 0.1)
    fixture.navigation.pushViewController(fixture.make("b"), animated: true)
    fixture.delegate.onShow = { fixture.navigation.popToRootViewController(animated: true) }
    fixture.simulator.settle()
    #expect(fixture.top === fixture.root && fixture.isIdle)
    #expect(fixture.journal.count("delegate animator pop a to root") == 1)
    #expect(fixture.journal.count("delegate animator push a to root") == 0)
  }
}
