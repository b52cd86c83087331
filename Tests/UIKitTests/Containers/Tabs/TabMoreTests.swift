import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The selected controller gets a tab of its own, or loses it to the list of "More".
@MainActor
struct TabMoreTests {
  private func isSeen(_ controller: UIViewController, in fixture: TabFixture) -> Bool {
    guard let view = controller.viewIfLoaded, view.window != nil else { return false }
    return view.convert(view.bounds, to: nil) == fixture.simulator.window.bounds
  }

  @Test func aNavigationOfMoreThatIsTakenElsewhereIsReplaced() {
    let fixture = TabFixture(count: 7)
    let (former, other) = (fixture.tabs.moreNavigationController, UIViewController())
    fixture.tabs.selectedViewController = former
    fixture.simulator.settle()
    other.addChild(former)
    fixture.simulator.settle()
    let more = fixture.tabs.moreNavigationController
    #expect(more !== former && former.parent === other && more.parent === fixture.tabs)
    #expect(fixture.tabs.selectedViewController === more && isSeen(more, in: fixture))
    fixture.tabs.selectedIndex = 5
    fixture.simulator.settle()
    #expect(isSeen(fixture.child(5), in: fixture))
  }

  @Test(arguments: [4, 5, 6])
  func theSelectedTabMovesUnderMoreAndStaysInSight(place: Int) {
    let fixture = TabFixture(count: 7)
    fixture.tabs.selectedIndex = 1
    fixture.simulator.settle()
    let selected = fixture.child(1)
    var order = fixture.tabs.viewControllers ?? []
    order.remove(at: 1)
    order.insert(selected, at: place)
    fixture.tabs.setViewControllers(order, animated: false)
    fixture.simulator.settle()
    #expect(fixture.tabs.selectedViewController === selected && fixture.tabs.selectedIndex == place)
    #expect(selected.parent === fixture.tabs.moreNavigationController)
    #expect(isSeen(selected, in: fixture) && fixture.journal.endsBalanced("1", isVisible: true))
    fixture.tabs.selectedIndex = 0
    fixture.simulator.settle()
    #expect(!isSeen(selected, in: fixture) && isSeen(order[0], in: fixture))
    fixture.tabs.selectedIndex = place
    fixture.simulator.settle()
    #expect(isSeen(selected, in: fixture) && fixture.journal.endsBalanced("1", isVisible: true))
    #expect(fixture.isIdle)
  }

  @Test func andBackAgain() {
    let fixture = TabFixture(count: 7)
    fixture.tabs.selectedIndex = 5
    fixture.simulator.settle()
    let (selected, before) = (fixture.child(5), fixture.tabs.viewControllers ?? [])
    fixture.tabs.viewControllers = [selected] + before.filter { $0 !== selected }
    fixture.simulator.settle()
    #expect(fixture.tabs.selectedIndex == 0 && selected.parent === fixture.tabs)
    #expect(isSeen(selected, in: fixture) && fixture.journal.endsBalanced("5", isVisible: true))
    fixture.tabs.viewControllers = before
    fixture.simulator.settle()
    #expect(fixture.tabs.selectedIndex == 5 && isSeen(selected, in: fixture))
    #expect(fixture.journal.endsBalanced("5", isVisible: true) && fixture.isIdle)
  }

  @Test func itMovesUnderMoreInTheMiddleOfASwitch() {
    let fixture = TabFixture(count: 7)
    fixture.animate()
    fixture.tabs.selectedIndex = 1
    fixture.simulator.advance(by: 0.2)
    let selected = fixture.child(1)
    let order = (fixture.tabs.viewControllers ?? []).filter { $0 !== selected } + [selected]
    fixture.tabs.viewControllers = order
    fixture.simulator.settle()
    #expect(fixture.tabs.selectedIndex == 6 && isSeen(selected, in: fixture))
    #expect(fixture.journal.endsBalanced("1", isVisible: true))
    #expect(!Simulator.isTransitioning)
  }

  @Test func aTabThatIsPushedOverTheListStaysThereThoughMoreGoes() {
    let fixture = TabFixture(count: 6)
    let (more, tab) = (fixture.tabs.moreNavigationController, fixture.child(0))
    _ = Diagnostics.collecting { more.pushViewController(tab, animated: false) }
    fixture.simulator.settle()
    #expect(more.topViewController === tab && tab.parent === more)
    #expect(fixture.tabs.viewControllers?.count == 5 && fixture.isShown(0))
  }

  /// As a deep link shows it.
  @Test func aPageOverTheListStaysWhenAnotherTabIsSelected() {
    let fixture = TabFixture(count: 7)
    let (more, page) = (fixture.tabs.moreNavigationController, UIViewController())
    fixture.tabs.selectedViewController = more
    more.pushViewController(page, animated: false)
    fixture.simulator.settle()
    fixture.tabs.selectedIndex = 0
    fixture.simulator.settle()
    #expect(more.topViewController === page)
    fixture.tabs.selectedViewController = more
    fixture.simulator.settle()
    #expect(page.view.window != nil)
  }
}
