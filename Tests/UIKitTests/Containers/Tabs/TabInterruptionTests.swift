import CoreGraphics
import Testing
import UIKitSimulator
import UIKitTestSupport

@testable import UIKit

/// Changes of tabs while others run, and mistakes.
@Suite(.serialized) @MainActor
struct TabInterruptionTests {
  @Test func aSwitchDuringASwitchComesAfterIt() {
    let stand = TabStand()
    stand.animate()
    stand.tabs.selectedIndex = 1
    stand.simulator.advance(by: 0.1)
    stand.tabs.selectedIndex = 0
    stand.tabs.selectedIndex = 2
    #expect(stand.tabs.selectedIndex == 2 && stand.tabs.shown === stand.child(0))
    stand.simulator.settle()
    #expect(stand.tabs.shown === stand.child(2) && stand.isIdle && stand.isBalanced(visible: 2))
    #expect(stand.journal.lines.filter { $0.hasPrefix("delegate animator") }.count == 2)
  }

  @Test func aSwitchWhileAHandHoldsOneIsRefused() {
    let stand = TabStand()
    stand.animate()
    let interactor = UIPercentDrivenInteractiveTransition()
    stand.delegate.interactor = interactor
    stand.tabs.selectedIndex = 1
    interactor.update(0.4)
    let told = Diagnostics.collecting {
      stand.tabs.selectedIndex = 2
      stand.tabs.viewControllers = []
    }
    #expect(told.count == 2 && stand.tabs.selectedIndex == 1)
    #expect(stand.tabs.viewControllers?.count == 3)
    // A second finger on the bar is no mistake of the program's.
    let silent = Diagnostics.collecting { stand.press(2) }
    #expect(silent.isEmpty && stand.tabs.selectedIndex == 1)
    interactor.finish()
    stand.simulator.settle()
    #expect(stand.tabs.selectedIndex == 1 && stand.isIdle && stand.isBalanced(visible: 1))
  }

  @Test func aSwitchWhileACancelledOneGoesBackCounts() {
    let stand = TabStand()
    stand.animate()
    let interactor = UIPercentDrivenInteractiveTransition()
    stand.delegate.interactor = interactor
    stand.tabs.selectedIndex = 1
    interactor.update(0.8)
    interactor.cancel()
    stand.simulator.advance(by: 0.05)
    stand.delegate.interactor = nil
    stand.tabs.selectedIndex = 2
    stand.simulator.settle()
    #expect(stand.tabs.selectedIndex == 2 && stand.isIdle && stand.isBalanced(visible: 2))
  }

  @Test func aSwitchDuringAPushEndsThePush() {
    let journal = Journal()
    let root = JournalController("root", journal)
    let navigation = UINavigationController(rootViewController: root)
    let other = JournalController("other", journal)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: tabs)
    let pushed = JournalController("pushed", journal)
    navigation.pushViewController(pushed, animated: true)
    simulator.advance(by: 0.1)
    tabs.selectedIndex = 1
    simulator.settle()
    #expect(!Simulator.isTransitioning && tabs.shown === other)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    #expect(navigation.topViewController === pushed)
    #expect(journal.endsBalanced("pushed", isVisible: false))
    #expect(journal.endsBalanced("root", isVisible: false))
    tabs.selectedIndex = 0
    simulator.settle()
    #expect(journal.endsBalanced("pushed", isVisible: true) && pushed.view.window != nil)
  }

  @Test func pressingTheTabAgainLeadsBackToTheRoot() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: tabs)
    navigation.pushViewController(UIViewController(), animated: false)
    simulator.settle()
    simulator.tap(at: CGPoint(x: 75, y: 480))
    simulator.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func selectingInACallOfTheSwitchIsHeeded() {
    let stand = TabStand()
    (stand.child(1) as? JournalController)?.onAppear = { stand.tabs.selectedIndex = 2 }
    stand.press(1)
    #expect(stand.tabs.selectedIndex == 2 && stand.isIdle && stand.isBalanced(visible: 2))
    stand.delegate.onSelect = {
      stand.delegate.onSelect = nil
      stand.tabs.selectedIndex = 0
    }
    stand.press(1)
    #expect(stand.tabs.selectedIndex == 0 && stand.isIdle && stand.isBalanced(visible: 0))
  }

  @Test func leavingTheScreenEndsASwitch() {
    let stand = TabStand()
    stand.animate()
    stand.tabs.selectedIndex = 1
    stand.simulator.advance(by: 0.1)
    stand.simulator.window.rootViewController = UIViewController()
    stand.simulator.settle()
    #expect(!Simulator.isTransitioning && stand.tabs.running == nil)
    #expect(stand.isBalanced(visible: -1) && stand.tabs.shown === stand.child(1))
  }

  @Test func aResizeDuringASwitchLeavesTheNewPageInPlace() {
    let stand = TabStand()
    stand.animate()
    stand.tabs.selectedIndex = 1
    stand.simulator.advance(by: 0.2)
    stand.simulator.resize(to: CGSize(width: 640, height: 300))
    stand.simulator.settle()
    #expect(stand.child(1).view.frame == CGRect(x: 0, y: 0, width: 640, height: 300))
    #expect(stand.isIdle)
  }

  // MARK: Mistakes

  @Test func whatCannotBeSelectedIsToldOnceAndIgnored() {
    let stand = TabStand()
    for body in [
      { stand.tabs.selectedIndex = 3 }, { stand.tabs.selectedIndex = -1 },
      { stand.tabs.selectedIndex = NSNotFound }, { stand.tabs.selectedViewController = nil },
      { stand.tabs.selectedViewController = UIViewController() },
    ] {
      #expect(Diagnostics.collecting(body).count == 1)
      #expect(stand.tabs.selectedIndex == 0 && stand.isIdle && stand.journal.take().isEmpty)
    }
  }

  @Test func withoutControllersThereIsNothingAndThenSomethingAgain() {
    let stand = TabStand()
    let children = stand.tabs.viewControllers
    stand.tabs.viewControllers = nil
    #expect(stand.tabs.viewControllers == nil && stand.tabs.selectedIndex == NSNotFound)
    #expect(stand.tabs.selectedViewController == nil && stand.tabs.tabBar.items == nil)
    #expect(stand.tabs.children.isEmpty && stand.tabs.container.subviews.isEmpty)
    #expect(stand.journal.endsBalanced("0", isVisible: false))
    stand.tabs.viewControllers = children
    #expect(stand.tabs.selectedIndex == 0 && stand.isIdle)
  }

  @Test func controllersThatCannotBeTabsAreLeftOut() {
    let stand = TabStand(count: 2)
    let (first, other) = (stand.child(0), UIViewController())
    let parent = UIViewController()
    parent.addChild(other)
    let told = Diagnostics.collecting {
      stand.tabs.viewControllers = [first, first, stand.tabs, other]
    }
    #expect(told.count == 3)
    #expect(stand.tabs.viewControllers == [first, other] && other.parent === stand.tabs)
    #expect(parent.children.isEmpty && stand.isIdle)
  }

  @Test func aTabThatMovesElsewhereIsNoTabAnyMore() {
    let stand = TabStand()
    let other = UIViewController()
    other.addChild(stand.child(0))
    #expect(stand.tabs.viewControllers?.count == 2 && stand.tabs.selectedIndex == 0)
    #expect(stand.tabs.tabBar.items?.count == 2 && stand.isIdle)
  }

  @Test func anInteractionControllerWithoutAnAnimatorIsNotAskedFor() {
    let stand = TabStand()
    stand.delegate.interactor = UIPercentDrivenInteractiveTransition()
    stand.tabs.selectedIndex = 1
    #expect(!stand.journal.lines.contains("delegate interactor") && stand.isIdle)
  }

  @Test func anAnimatorThatTakesTheOldViewAwayOrForgetsTheNewOneDoesNoHarm() {
    let stand = TabStand()
    let animator = stand.animate()
    animator.instead = { context in
      context.view(forKey: .from)?.removeFromSuperview()
      context.completeTransition(true)
    }
    stand.tabs.selectedIndex = 1
    #expect(stand.isIdle && stand.tabs.shown === stand.child(1))
    animator.instead = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(false)
    }
    stand.tabs.selectedIndex = 2
    #expect(stand.isIdle && stand.tabs.shown === stand.child(1))
  }
}
