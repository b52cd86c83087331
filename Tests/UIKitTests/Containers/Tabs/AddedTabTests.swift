import Testing
import UIKitSimulator
import UIKitTestSupport
import UIKit

/// Children that an app adds to a tab bar controller by itself.
@MainActor
struct AddedTabTests {
  @Test func anAddedChildIsTheLastTab() {
    let fixture = TabFixture(count: 2)
    let added = JournalController("added", fixture.journal)
    fixture.tabs.addChild(added)
    #expect(fixture.tabs.viewControllers?.last === added && added.parent === fixture.tabs)
    #expect(fixture.tabs.children.count == 3 && fixture.tabs.tabBar.items?.count == 3)
    let moves = fixture.journal.take().filter { $0.contains("ove to") }
    #expect(moves == ["added willMove to tabs", "added didMove to tabs"])
    fixture.simulator.settle()
    #expect(fixture.tabs.selectedIndex == 0 && fixture.isIdle)
    fixture.press(2)
    fixture.simulator.settle()
    #expect(fixture.tabs.selectedViewController === added && fixture.isIdle)
  }

  @Test func theFirstAddedChildIsShown() {
    let tabs = UITabBarController()
    let simulator = Simulator(scale: 1, root: tabs)
    let (first, second) = (UIViewController(), UIViewController())
    tabs.addChild(UINavigationController(rootViewController: first))
    tabs.addChild(second)
    simulator.settle()
    #expect(tabs.viewControllers?.count == 2 && tabs.selectedIndex == 0)
    #expect(first.view.window != nil && second.viewIfLoaded?.window == nil)
  }

  @Test func aChildThatIsATabAlreadyStaysWhereItIs() {
    let fixture = TabFixture()
    let tabs = fixture.tabs.viewControllers
    fixture.tabs.addChild(fixture.child(0))
    #expect(fixture.tabs.viewControllers == tabs && fixture.isIdle)
  }

  @Test func anAddedChildThatIsRemovedHasNoTabAnyMore() {
    let fixture = TabFixture(count: 1)
    let added = JournalController("added", fixture.journal)
    fixture.tabs.addChild(added)
    added.willMove(toParent: nil)
    added.removeFromParent()
    fixture.simulator.settle()
    #expect(fixture.tabs.viewControllers?.count == 1 && fixture.isIdle)
  }
}
