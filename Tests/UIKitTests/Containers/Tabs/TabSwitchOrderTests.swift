import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Orders of calls of changes of tabs.
@Suite(.serialized) @MainActor
struct TabSwitchOrderTests {
  @Test func pressingATabAsksSwitchesAtOnceAndTells() {
    let stand = TabStand()
    stand.press(1)
    #expect(
      stand.journal.take() == [
        "delegate shouldSelect 1", "1 didLoad", "delegate animator 0 to 1",
        "1 willAppear at once", "0 willDisappear at once", "0 didDisappear at once",
        "1 didAppear at once", "delegate didSelect 1",
      ])
    #expect(stand.tabs.selectedIndex == 1 && stand.isIdle)
  }

  @Test func theProgramIsNotAskedNorTold() {
    let stand = TabStand()
    stand.tabs.selectedIndex = 2
    #expect(
      stand.journal.take() == [
        "2 didLoad", "delegate animator 0 to 2", "2 willAppear at once",
        "0 willDisappear at once", "0 didDisappear at once", "2 didAppear at once",
      ])
    stand.tabs.selectedViewController = stand.child(0)
    #expect(
      stand.journal.take() == [
        "delegate animator 2 to 0", "0 willAppear at once", "2 willDisappear at once",
        "2 didDisappear at once", "0 didAppear at once",
      ])
    stand.tabs.selectedIndex = 0
    #expect(stand.journal.take().isEmpty && stand.isIdle)
  }

  @Test(arguments: [true, false])
  func anAnimatorAnimatesSelectionsOfBothKinds(byUser: Bool) {
    let stand = TabStand()
    stand.animate()
    if byUser { stand.press(1) } else { stand.tabs.selectedIndex = 1 }
    let asked = byUser ? ["delegate shouldSelect 1"] : []
    #expect(
      stand.journal.take() == asked + [
        "1 didLoad", "delegate animator 0 to 1", "delegate interactor", "1 willAppear",
        "0 willDisappear", "animator duration", "animator animate",
      ])
    #expect(stand.tabs.selectedIndex == 1)
    #expect(stand.tabs.tabBar.selectedItem === stand.child(1).tabBarItem)
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    stand.simulator.settle()
    let told = byUser ? ["delegate didSelect 1"] : []
    #expect(
      stand.journal.take() == ["0 didDisappear", "1 didAppear"] + told + ["animator ended true"])
    #expect(stand.isIdle)
  }

  @Test func aHandDrivesASwitchToItsEnd() {
    let stand = TabStand()
    stand.animate()
    let interactor = UIPercentDrivenInteractiveTransition()
    stand.delegate.interactor = interactor
    stand.tabs.selectedIndex = 1
    for percent in [0.25, 0.5, 0.75] as [CGFloat] {
      interactor.update(percent)
      stand.simulator.advance(by: 0.05)
      #expect(isNear(stand.child(1).view.shownFrame.minY, 500 * (1 - percent)))
    }
    interactor.finish()
    _ = stand.journal.take()
    stand.simulator.settle()
    #expect(
      stand.journal.take() == ["0 didDisappear", "1 didAppear", "animator ended true"])
    #expect(stand.isIdle && stand.tabs.selectedIndex == 1)
  }

  @Test(arguments: [true, false])
  func aCancelledSwitchLeavesAllAsItWas(byUser: Bool) {
    let stand = TabStand()
    stand.animate()
    let interactor = UIPercentDrivenInteractiveTransition()
    stand.delegate.interactor = interactor
    if byUser { stand.press(1) } else { stand.tabs.selectedIndex = 1 }
    interactor.update(0.6)
    stand.simulator.advance(by: 0.05)
    let asked = byUser ? ["delegate shouldSelect 1"] : []
    #expect(
      stand.journal.take() == asked + [
        "1 didLoad", "delegate animator 0 to 1", "delegate interactor", "1 willAppear",
        "0 willDisappear", "animator duration", "animator animate",
      ])
    interactor.cancel()
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "1 willDisappear", "1 didDisappear", "0 willAppear", "0 didAppear",
        "animator ended false",
      ])
    #expect(stand.tabs.selectedIndex == 0 && stand.isIdle)
    // Nothing keeps the next one from running.
    stand.delegate.interactor = nil
    stand.press(2)
    stand.simulator.settle()
    #expect(stand.tabs.selectedIndex == 2 && stand.isIdle)
  }

  @Test func aPressOnTheSelectedTabIsAskedAboutAndTold() {
    let stand = TabStand()
    stand.press(0)
    #expect(stand.journal.take() == ["delegate shouldSelect 0", "delegate didSelect 0"])
  }

  @Test func aDelegateMayRefuse() {
    let stand = TabStand()
    stand.delegate.allows = false
    stand.press(1)
    #expect(stand.journal.take() == ["delegate shouldSelect 1"])
    #expect(stand.tabs.selectedIndex == 0 && stand.isIdle)
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
    let stand = TabStand(count: 2)
    let new = JournalController("new", stand.journal)
    stand.tabs.setViewControllers([new, stand.child(1)], animated: false)
    Simulator.endTurn()
    #expect(
      stand.journal.take() == [
        "new willMove to tabs", "new didMove to tabs", "new didLoad", "new willAppear at once",
        "0 willDisappear at once", "0 didDisappear at once", "new didAppear at once",
        "0 willMove to nothing", "0 didMove to nothing",
      ])
    #expect(stand.tabs.selectedViewController === new && stand.isIdle)
    #expect(stand.tabs.children == [stand.child(1), new])
  }

  @Test func aSelectedControllerThatStaysStaysSelected() {
    let stand = TabStand()
    stand.tabs.selectedIndex = 2
    _ = stand.journal.take()
    stand.tabs.viewControllers = [stand.child(2), stand.child(0)]
    #expect(stand.journal.take() == ["1 willMove to nothing", "1 didMove to nothing"])
    #expect(stand.tabs.selectedIndex == 0 && stand.isIdle)
  }
}
