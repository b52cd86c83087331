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

  // MARK: Parents

  @Test func aTabOfTheListHasTheTabBarControllerAsParentUnlessMoreShowsIt() {
    let fixture = TabFixture(count: 7)
    let (tabs, last) = (fixture.tabs, fixture.child(6))
    let more = tabs.moreNavigationController
    #expect(tabs.viewControllers?.allSatisfy { $0.parent === tabs } == true)
    tabs.selectedViewController = last
    fixture.simulator.settle()
    #expect(last.parent === more && last.navigationController === more)
    more.popViewController(animated: true)
    fixture.simulator.settle()
    #expect(last.parent === tabs && last.tabBarController === tabs)
    #expect(tabs.selectedViewController === more && fixture.isIdle)
    #expect(fixture.journal.endsBalanced("6", isVisible: false))
  }

  @Test(arguments: [[6, 4, 0], [6, 0, 4]])
  func aTabThatIsReplacedOverTheListIsAChildOfTheTabBarControllerAgain(indices: [Int]) {
    let fixture = TabFixture(count: 7)
    for index in indices {
      fixture.tabs.selectedIndex = index
      fixture.simulator.settle()
    }
    #expect(fixture.child(6).parent === fixture.tabs)
    #expect(fixture.child(4).parent === fixture.tabs.moreNavigationController)
  }

  @Test func theProgramPushesATabOfTheListWithoutAWarning() {
    let fixture = TabFixture(count: 7)
    let (more, last) = (fixture.tabs.moreNavigationController, fixture.child(6))
    fixture.tabs.selectedViewController = more
    fixture.simulator.settle()
    let warnings = Diagnostics.collecting { more.pushViewController(last, animated: false) }
    fixture.simulator.settle()
    #expect(warnings.isEmpty && last.parent === more)
    #expect(fixture.tabs.selectedViewController === last && fixture.tabs.selectedIndex == 6)
  }

  @Test func aTabOfTheListThatLeavesIsNoTabAnyMore() {
    let fixture = TabFixture(count: 7)
    let (last, other) = (fixture.child(6), UIViewController())
    other.addChild(last)
    fixture.simulator.settle()
    #expect(last.parent === other && fixture.tabs.viewControllers?.count == 6)
    let next = fixture.child(5)
    fixture.tabs.viewControllers = fixture.tabs.viewControllers?.dropLast()
    fixture.simulator.settle()
    #expect(next.parent == nil && fixture.tabs.children.count == 5)
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
