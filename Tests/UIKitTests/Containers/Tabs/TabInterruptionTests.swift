import CoreGraphics
import Testing
import UIKitSimulator
import UIKitTestSupport
import UIKit

/// Changes of tabs while others run, and misuse.
@MainActor
struct TabInterruptionTests {
  @Test func aSwitchDuringASwitchComesAfterIt() {
    let fixture = TabFixture()
    fixture.animate()
    fixture.tabs.selectedIndex = 1
    fixture.simulator.advance(by: 0.1)
    fixture.tabs.selectedIndex = 0
    fixture.tabs.selectedIndex = 2
    #expect(fixture.tabs.selectedIndex == 2 && !fixture.isShown(2))
    fixture.simulator.settle()
    #expect(fixture.isShown(2) && fixture.isIdle && fixture.isBalanced(visible: 2))
    #expect(fixture.journal.lines.filter { $0.hasPrefix("delegate animator") }.count == 2)
  }

  @Test func aSwitchDuringAGestureDrivenOneIsRefused() {
    let fixture = TabFixture()
    fixture.animate()
    let interactor = UIPercentDrivenInteractiveTransition()
    fixture.delegate.interactor = interactor
    fixture.tabs.selectedIndex = 1
    interactor.update(0.4)
    let warnings = Diagnostics.collecting {
      fixture.tabs.selectedIndex = 2
      fixture.tabs.viewControllers = []
    }
    #expect(warnings.count == 2 && fixture.tabs.selectedIndex == 1)
    #expect(fixture.tabs.viewControllers?.count == 3)
    // A second finger on the bar is no misuse by the program.
    let silent = Diagnostics.collecting { fixture.press(2) }
    #expect(silent.isEmpty && fixture.tabs.selectedIndex == 1)
    interactor.finish()
    fixture.simulator.settle()
    #expect(fixture.tabs.selectedIndex == 1 && fixture.isIdle && fixture.isBalanced(visible: 1))
  }

  @Test func aSwitchWhileACancelledOneGoesBackCounts() {
    let fixture = TabFixture()
    fixture.animate()
    let interactor = UIPercentDrivenInteractiveTransition()
    fixture.delegate.interactor = interactor
    fixture.tabs.selectedIndex = 1
    interactor.update(0.8)
    interactor.cancel()
    fixture.simulator.advance(by: 0.05)
    fixture.delegate.interactor = nil
    fixture.tabs.selectedIndex = 2
    fixture.simulator.settle()
    #expect(fixture.tabs.selectedIndex == 2 && fixture.isIdle && fixture.isBalanced(visible: 2))
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
    #expect(!Simulator.isTransitioning && other.view.window != nil)
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
    let fixture = TabFixture()
    (fixture.child(1) as? JournalController)?.onAppear = { fixture.tabs.selectedIndex = 2 }
    fixture.press(1)
    #expect(fixture.tabs.selectedIndex == 2 && fixture.isIdle && fixture.isBalanced(visible: 2))
    fixture.delegate.onSelect = {
      fixture.delegate.onSelect = nil
      fixture.tabs.selectedIndex = 0
    }
    fixture.press(1)
    #expect(fixture.tabs.selectedIndex == 0 && fixture.isIdle && fixture.isBalanced(visible: 0))
  }

  @Test func leavingTheScreenEndsASwitch() {
    let fixture = TabFixture()
    fixture.animate()
    fixture.tabs.selectedIndex = 1
    fixture.simulator.advance(by: 0.1)
    fixture.simulator.window.rootViewController = UIViewController()
    fixture.simulator.settle()
    #expect(!Simulator.isTransitioning && fixture.tabs.transitionCoordinator == nil)
    #expect(fixture.isBalanced(visible: -1))
    #expect(fixture.child(1).view.isAlone && fixture.child(0).view.superview == nil)
  }

  @Test func aResizeDuringASwitchLeavesTheNewPageInPlace() {
    let fixture = TabFixture()
    fixture.animate()
    fixture.tabs.selectedIndex = 1
    fixture.simulator.advance(by: 0.2)
    fixture.simulator.resize(to: CGSize(width: 640, height: 300))
    fixture.simulator.settle()
    #expect(fixture.child(1).view.frame == CGRect(x: 0, y: 0, width: 640, height: 300))
    #expect(fixture.isIdle)
  }

  // MARK: Mistakes

  @Test func whatCannotBeSelectedIsReportedOnceAndIgnored() {
    let fixture = TabFixture()
    for body in [
      { fixture.tabs.selectedIndex = 3 }, { fixture.tabs.selectedIndex = -1 },
      { fixture.tabs.selectedIndex = NSNotFound }, { fixture.tabs.selectedViewController = nil },
      { fixture.tabs.selectedViewController = UIViewController() },
    ] {
      #expect(Diagnostics.collecting(body).count == 1)
      #expect(fixture.tabs.selectedIndex == 0 && fixture.isIdle && fixture.journal.take().isEmpty)
    }
  }

  @Test func withoutControllersThereIsNothingAndThenSomethingAgain() {
    let fixture = TabFixture()
    let children = fixture.tabs.viewControllers
    fixture.tabs.viewControllers = nil
    #expect(fixture.tabs.viewControllers == nil && fixture.tabs.selectedIndex == NSNotFound)
    #expect(fixture.tabs.selectedViewController == nil && fixture.tabs.tabBar.items == nil)
    #expect(fixture.tabs.children.isEmpty && children?[0].view.superview == nil)
    #expect(fixture.journal.endsBalanced("0", isVisible: false))
    fixture.tabs.viewControllers = children
    #expect(fixture.tabs.selectedIndex == 0 && fixture.isIdle)
  }

  @Test func controllersThatCannotBeTabsAreLeftOut() {
    let fixture = TabFixture(count: 2)
    let (first, other) = (fixture.child(0), UIViewController())
    let parent = UIViewController()
    parent.addChild(other)
    let warnings = Diagnostics.collecting {
      fixture.tabs.viewControllers = [first, first, fixture.tabs, other]
    }
    #expect(warnings.count == 3)
    #expect(fixture.tabs.viewControllers == [first, other] && other.parent === fixture.tabs)
    #expect(parent.children.isEmpty && fixture.isIdle)
  }

  @Test func aTabThatMovesElsewhereIsNoTabAnyMore() {
    let fixture = TabFixture()
    let other = UIViewController()
    other.addChild(fixture.child(0))
    fixture.simulator.settle()
    #expect(fixture.tabs.viewControllers?.count == 2 && fixture.tabs.selectedIndex == 0)
    #expect(fixture.tabs.tabBar.items?.count == 2 && fixture.isIdle)
  }

  @Test func anInteractionControllerWithoutAnAnimatorIsNotAskedFor() {
    let fixture = TabFixture()
    fixture.delegate.interactor = UIPercentDrivenInteractiveTransition()
    fixture.tabs.selectedIndex = 1
    #expect(!fixture.journal.lines.contains("delegate interactor") && fixture.isIdle)
  }

  @Test func anAnimatorThatTakesTheOldViewAwayOrForgetsTheNewOneDoesNoHarm() {
    let fixture = TabFixture()
    let animator = fixture.animate()
    animator.instead = { context in
      context.view(forKey: .from)?.removeFromSuperview()
      context.completeTransition(true)
    }
    fixture.tabs.selectedIndex = 1
    #expect(fixture.isIdle && fixture.isShown(1))
    animator.instead = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(false)
    }
    fixture.tabs.selectedIndex = 2
    #expect(fixture.isIdle && fixture.isShown(1))
  }
}
