import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Orders of calls of changes of tabs.
@MainActor
struct TabSwitchOrderTests {
  @Test func pressingATabAsksSwitchesAtOnceAndReports() {
    let fixture = TabFixture()
    fixture.press(1)
    #expect(
      fixture.journal.take() == [
        "delegate shouldSelect 1", "1 didLoad", "delegate animator 0 to 1",
        "1 willAppear at once", "0 willDisappear at once", "0 didDisappear at once",
        "1 didAppear at once", "delegate didSelect 1",
      ])
    #expect(fixture.tabs.selectedIndex == 1 && fixture.isIdle)
  }

  @Test func theProgramIsNotAskedNorNotified() {
    let fixture = TabFixture()
    fixture.tabs.selectedIndex = 2
    #expect(
      fixture.journal.take() == [
        "2 didLoad", "delegate animator 0 to 2", "2 willAppear at once",
        "0 willDisappear at once", "0 didDisappear at once", "2 didAppear at once",
      ])
    fixture.tabs.selectedViewController = fixture.child(0)
    #expect(
      fixture.journal.take() == [
        "delegate animator 2 to 0", "0 willAppear at once", "2 willDisappear at once",
        "2 didDisappear at once", "0 didAppear at once",
      ])
    fixture.tabs.selectedIndex = 0
    #expect(fixture.journal.take().isEmpty && fixture.isIdle)
  }

  @Test(arguments: [true, false])
  func anAnimatorAnimatesSelectionsOfBothKinds(byUser: Bool) {
    let fixture = TabFixture()
    fixture.animate()
    if byUser { fixture.press(1) } else { fixture.tabs.selectedIndex = 1 }
    let asked = byUser ? ["delegate shouldSelect 1"] : []
    #expect(
      fixture.journal.take() == asked + [
        "1 didLoad", "delegate animator 0 to 1", "delegate interactor", "1 willAppear",
        "0 willDisappear", "animator duration", "animator animate",
      ])
    #expect(fixture.tabs.selectedIndex == 1)
    #expect(fixture.tabs.tabBar.selectedItem === fixture.child(1).tabBarItem)
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    fixture.simulator.settle()
    let warnings = byUser ? ["delegate didSelect 1"] : []
    #expect(
      fixture.journal.take() == ["0 didDisappear", "1 didAppear"] + warnings + [
        "animator ended true"
      ])
    #expect(fixture.isIdle)
  }

  @Test func aGestureDrivesASwitchToItsEnd() {
    let fixture = TabFixture()
    fixture.animate()
    let interactor = UIPercentDrivenInteractiveTransition()
    fixture.delegate.interactor = interactor
    fixture.tabs.selectedIndex = 1
    for percent in [0.25, 0.5, 0.75] as [CGFloat] {
      interactor.update(percent)
      fixture.simulator.advance(by: 0.05)
      #expect(isNear(fixture.child(1).view.shownFrame.minY, 500 * (1 - percent)))
    }
    interactor.finish()
    _ = fixture.journal.take()
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == ["0 didDisappear", "1 didAppear", "animator ended true"])
    #expect(fixture.isIdle && fixture.tabs.selectedIndex == 1)
  }

  @Test(arguments: [true, false])
  func aCancelledSwitchLeavesAllAsItWas(byUser: Bool) {
    let fixture = TabFixture()
    fixture.animate()
    let interactor = UIPercentDrivenInteractiveTransition()
    fixture.delegate.interactor = interactor
    if byUser { fixture.press(1) } else { fixture.tabs.selectedIndex = 1 }
    interactor.update(0.6)
    fixture.simulator.advance(by: 0.05)
    let asked = byUser ? ["delegate shouldSelect 1"] : []
    #expect(
      fixture.journal.take() == asked + [
        "1 didLoad", "delegate animator 0 to 1", "delegate interactor", "1 willAppear",
        "0 willDisappear", "animator duration", "animator animate",
      ])
    interactor.cancel()
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "1 willDisappear", "1 didDisappear", "0 willAppear", "0 didAppear",
        "animator ended false",
      ])
    #expect(fixture.tabs.selectedIndex == 0 && fixture.isIdle)
    // Nothing keeps the next one from running.
    fixture.delegate.interactor = nil
    fixture.press(2)
    fixture.simulator.settle()
    #expect(fixture.tabs.selectedIndex == 2 && fixture.isIdle)
  }

  @Test func aPressOnTheSelectedTabIsAskedAboutAndReported() {
    let fixture = TabFixture()
    fixture.press(0)
    #expect(fixture.journal.take() == ["delegate shouldSelect 0", "delegate didSelect 0"])
  }

  @Test func aDelegateMayRefuse() {
    let fixture = TabFixture()
    fixture.delegate.allows = false
    fixture.press(1)
    #expect(fixture.journal.take() == ["delegate shouldSelect 1"])
    #expect(fixture.tabs.selectedIndex == 0 && fixture.isIdle)
  }

  @Test func theFirstTabAppearsWithTheBar() {
    let journal = Journal()
    let tabs = UITabBarController()
    tabs.title = "tabs"
    tabs.viewControllers = [JournalController("0", journal), JournalController("1", journal)]
    #expect(
      journal.take() == [
        "0 willMove to tabs", "0 didMove to tabs", "1 willMove to tabs", "1 didMove to tabs",
      ])
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: tabs)
    #expect(journal.take() == ["0 didLoad", "0 willAppear at once", "0 didAppear at once"])
    simulator.window.rootViewController = UIViewController()
    #expect(journal.take() == ["0 willDisappear at once", "0 didDisappear at once"])
  }

  @Test func newControllersComeAndOldOnesGo() {
    let fixture = TabFixture(count: 2)
    let new = JournalController("new", fixture.journal)
    fixture.tabs.setViewControllers([new, fixture.child(1)], animated: false)
    Simulator.endTurn()
    #expect(
      fixture.journal.take() == [
        "new willMove to tabs", "new didMove to tabs", "new didLoad", "new willAppear at once",
        "0 willDisappear at once", "0 didDisappear at once", "new didAppear at once",
        "0 willMove to nothing", "0 didMove to nothing",
      ])
    #expect(fixture.tabs.selectedViewController === new && fixture.isIdle)
    #expect(fixture.tabs.children == [fixture.child(1), new])
  }

  @Test func aSelectedControllerThatStaysStaysSelected() {
    let fixture = TabFixture()
    fixture.tabs.selectedIndex = 2
    _ = fixture.journal.take()
    fixture.tabs.viewControllers = [fixture.child(2), fixture.child(0)]
    #expect(fixture.journal.take() == ["1 willMove to nothing", "1 didMove to nothing"])
    fixture.simulator.settle()
    #expect(fixture.tabs.selectedIndex == 0 && fixture.isIdle)
  }
}
