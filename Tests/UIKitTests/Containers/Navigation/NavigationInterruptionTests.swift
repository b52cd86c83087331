import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Pushes and pops while others run, misuse, and what happens off the screen.
@MainActor
struct NavigationInterruptionTests {
  @Test func aPushDuringAPopIsShownAfterIt() {
    let fixture = NavigationFixture(count: 2)
    let new = fixture.make()
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.advance(by: 0.1)
    fixture.navigation.pushViewController(new, animated: true)
    Simulator.endTurn()
    #expect(fixture.navigation.viewControllers == [fixture.root, new] && fixture.pages.count == 4)
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.top === new)
    #expect(
      fixture.journal.take().filter { $0.contains("ppear") } == [
        "c1 willDisappear", "root willAppear", "c1 didDisappear", "root didAppear",
        "root willDisappear", "new willAppear", "root didDisappear", "new didAppear",
      ])
  }

  @Test func twoPushesInARowEndWithTheSecond() {
    let fixture = NavigationFixture()
    let (a, b) = (fixture.make("a"), fixture.make("b"))
    fixture.navigation.pushViewController(a, animated: true)
    Simulator.endTurn()
    fixture.navigation.pushViewController(b, animated: true)
    Simulator.endTurn()
    #expect(fixture.navigation.viewControllers == [fixture.root, a, b])
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.top === b)
    #expect(fixture.journal.count("a didMove to stack") == 1)
    #expect(fixture.journal.count("b didMove to stack") == 1)
  }

  @Test func pushedAndPoppedInOneBreathItGoesAndComes() {
    let fixture = NavigationFixture()
    weak var gone: UIViewController?
    do {
      let new = fixture.make()
      gone = new
      fixture.navigation.pushViewController(new, animated: true)
      Simulator.endTurn()
      fixture.navigation.popViewController(animated: true)
      Simulator.endTurn()
    }
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.top === fixture.root && gone == nil)
    #expect(fixture.journal.endsBalanced("new", isVisible: false))
  }

  @Test func aPushFromDidShow() {
    let fixture = NavigationFixture(count: 2)
    let popped = fixture.navigation.viewControllers[1]
    fixture.delegate.onShow = { fixture.navigation.pushViewController(popped, animated: true) }
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.top === popped && popped.parent === fixture.navigation)
  }

  @Test func duringAGestureTheStackIsLeftAlone() {
    let fixture = NavigationFixture(count: 3)
    let top = fixture.top
    fixture.swipe(to: 120)
    let warnings = Diagnostics.collecting {
      #expect(fixture.navigation.popViewController(animated: true) == nil)
    }
    #expect(warnings.count == 1 && warnings.first?.contains("while its transition is held") == true)
    #expect(
      Diagnostics.collecting {
        fixture.navigation.pushViewController(fixture.make(), animated: false)
      }
      .count == 1)
    fixture.release(at: 120)
    // While it goes back: done when it is back.
    #expect(fixture.navigation.popViewController(animated: true) == nil)
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.navigation.viewControllers.count == 2 && fixture.top !== top)
  }

  @Test func whatIsAskedForWhileAFinishedSwipeRunsOnIsShownAfterIt() {
    let fixture = NavigationFixture(count: 2)
    fixture.swipe(to: 200)
    fixture.release(at: 200)
    let new = fixture.make()
    fixture.navigation.pushViewController(new, animated: true)
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.navigation.viewControllers == [fixture.root, new])
  }

  @Test func anAnimatorThatGivesUpLeavesTheStackAsItWas() {
    let fixture = NavigationFixture()
    fixture.delegate.animator = JournalAnimator(fixture.journal, duration: 0.3)
    fixture.delegate.animator?.instead = { $0.completeTransition(false) }
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.navigation.viewControllers == [fixture.root])
  }

  @Test func anAnimatorThatForgetsToEndIsNamed() {
    let fixture = NavigationFixture()
    fixture.delegate.animator = JournalAnimator(fixture.journal, duration: 0.3)
    fixture.delegate.animator?.instead = { _ in }
    let warnings = Diagnostics.collecting {
      fixture.navigation.pushViewController(fixture.make(), animated: true)
      fixture.simulator.settle()
    }
    #expect(warnings.count == 1 && warnings.first?.contains("JournalAnimator") == true)
    #expect(fixture.isIdle && fixture.navigation.viewControllers.count == 2)
  }

  @Test func theWindowGetsAnotherRootInMidPush() {
    let fixture = NavigationFixture()
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    fixture.simulator.advance(by: 0.1)
    let warnings = Diagnostics.collecting {
      fixture.simulator.window.rootViewController = UIViewController()
      fixture.simulator.settle()
    }
    #expect(warnings.isEmpty && !Simulator.isTransitioning)
    #expect(fixture.journal.endsBalanced("root", isVisible: false))
    #expect(fixture.journal.endsBalanced("new", isVisible: false))
    fixture.simulator.window.rootViewController = fixture.navigation
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.top?.title == "new")
  }

  // MARK: Mistakes

  private func expectOneWarning(
    _ words: String, _ fixture: NavigationFixture, _ mistake: (UINavigationController) -> Void
  ) {
    let stack = fixture.navigation.viewControllers
    let warnings = Diagnostics.collecting {
      mistake(fixture.navigation)
      fixture.simulator.settle()
    }
    #expect(warnings.count == 1 && warnings.first?.contains(words) == true, "\(warnings)")
    #expect(fixture.navigation.viewControllers == stack && fixture.isIdle)
  }

  @Test func errorsAreReportedInOneSentence() {
    let fixture = NavigationFixture(count: 2)
    expectOneWarning("on the stack already", fixture) {
      $0.pushViewController(fixture.root, animated: true)
      Simulator.endTurn()
    }
    expectOneWarning("navigation controller", fixture) {
      $0.pushViewController(UINavigationController(), animated: true)
      Simulator.endTurn()
    }
    expectOneWarning("split view controller", fixture) {
      $0.pushViewController(UISplitViewController(style: .doubleColumn), animated: true)
      Simulator.endTurn()
    }
    expectOneWarning("not on its stack", fixture) {
      #expect($0.popToViewController(UIViewController(), animated: true) == nil)
    }
    let alone = NavigationFixture()
    expectOneWarning("only its root", alone) {
      #expect($0.popViewController(animated: true) == nil)
    }
  }

  @Test func theChildrenAreInTheOrderOfTheStack() {
    let fixture = NavigationFixture(count: 3)
    let turned = Array(fixture.navigation.viewControllers.reversed())
    fixture.navigation.setViewControllers(turned, animated: true)
    fixture.simulator.settle()
    #expect(fixture.navigation.children == turned && fixture.isIdle)
  }

  @Test func whatContainsTheStackCannotBeOnIt() {
    let navigation = UINavigationController()
    let outer = UIViewController()
    outer.addChild(navigation)
    let warnings = Diagnostics.collecting { navigation.pushViewController(outer, animated: true) }
    #expect(warnings.count == 1 && warnings.first?.contains("contains") == true)
    #expect(navigation.viewControllers.isEmpty && outer.parent == nil)
  }

  /// It is shown elsewhere from then on; here its own push or pop is over.
  @Test(arguments: [true, false], [true, false])
  func aControllerThatLeavesInMidTransition(isPush: Bool, isHeld: Bool) {
    let fixture = NavigationFixture(count: 2)
    let new = fixture.make()
    let interactor = UIPercentDrivenInteractiveTransition()
    fixture.delegate.animator = JournalAnimator(fixture.journal, duration: 0.5)
    fixture.delegate.interactor = isHeld ? interactor : nil
    let leaves: UIViewController
    if isPush {
      fixture.navigation.pushViewController(new, animated: true)
      Simulator.endTurn()
      leaves = new
    } else {
      leaves = fixture.navigation.viewControllers[1]
      fixture.navigation.popViewController(animated: true)
      Simulator.endTurn()
    }
    interactor.update(0.5)
    fixture.simulator.advance(by: 0.2)
    let other = UINavigationController()
    other.viewControllers = [leaves]
    #expect(fixture.isIdle && leaves.parent === other && leaves.view.superview == nil)
    interactor.finish()
    fixture.simulator.settle()
    #expect(fixture.isIdle && !fixture.navigation.viewControllers.contains(leaves))
    #expect(fixture.journal.endsBalanced(leaves.title ?? "", isVisible: false))
    #expect(fixture.journal.endsBalanced(fixture.top?.title ?? "", isVisible: true))
    fixture.delegate.interactor = nil
    fixture.navigation.pushViewController(fixture.make("next"), animated: true)
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.top?.title == "next")
  }

  @Test func aRefusedPushTakesNobodysView() {
    let fixture = NavigationFixture(count: 2)
    let page = fixture.make("page")
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.setViewControllers([page], direction: .forward, animated: false)
    Simulator.endTurn()
    fixture.root.addChild(pager)
    _ = pager.view
    fixture.swipe(to: 120)
    let warnings = Diagnostics.collecting {
      fixture.navigation.pushViewController(page, animated: true)
    }
    #expect(warnings.count == 1 && warnings.first?.contains("while its transition is held") == true)
    #expect(page.parent === pager && page.view.isDescendant(of: pager.view))
    fixture.release(at: 120)
    fixture.simulator.settle()
    #expect(fixture.isIdle)
  }

  @Test func aControllerThatLeavesByItselfIsOffTheStack() {
    let fixture = NavigationFixture(count: 2)
    let top = fixture.navigation.viewControllers[1]
    top.willMove(toParent: nil)
    top.removeFromParent()
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers == [fixture.root] && fixture.isIdle)
    #expect(top.view.window == nil && fixture.journal.endsBalanced("c1", isVisible: false))
  }

  @Test func anEmptyStackShowsNothing() {
    let fixture = NavigationFixture(count: 2)
    let warnings = Diagnostics.collecting { fixture.navigation.viewControllers = [] }
    Simulator.endTurn()
    #expect(warnings.count == 1 && fixture.pages.isEmpty && fixture.navigation.children.isEmpty)
    #expect(
      Diagnostics.collecting { fixture.navigation.popToRootViewController(animated: true) }.count
        == 1
    )
    #expect(fixture.journal.endsBalanced("c1", isVisible: false))
    let new = fixture.make()
    fixture.navigation.pushViewController(new, animated: true)
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.journal.endsBalanced("new", isVisible: true))
  }

  @Test func aControllerWithoutAViewIsPushedAllTheSame() {
    final class Viewless: UIViewController { override func loadView() {} }
    let fixture = NavigationFixture()
    let warnings = Diagnostics.collecting {
      fixture.navigation.pushViewController(Viewless(), animated: true)
      fixture.simulator.settle()
    }
    #expect(warnings.count == 1 && fixture.isIdle && fixture.navigation.viewControllers.count == 2)
  }

  @Test func aControllerOfAnotherStackMoves() {
    let fixture = NavigationFixture()
    let new = fixture.make()
    let other = UINavigationController(rootViewController: new)
    let warnings = Diagnostics.collecting {
      fixture.navigation.pushViewController(new, animated: true)
    }
    fixture.simulator.settle()
    #expect(
      warnings.count == 1 && fixture.isIdle && fixture.top === new && other.viewControllers.isEmpty)
  }

  // MARK: Off the screen

  @Test func offTheScreenTheStackJustChanges() {
    let journal = Journal()
    let (a, b) = (JournalController("a", journal), JournalController("b", journal))
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: true)
    Simulator.endTurn()
    #expect(navigation.viewControllers == [a, b] && !a.isViewLoaded && !b.isViewLoaded)
    navigation.popViewController(animated: true)
    Simulator.endTurn()
    #expect(navigation.viewControllers == [a] && b.parent == nil)
    #expect(journal.take().filter { $0.contains("ppear") }.isEmpty)
  }

  @Test func aPushWhileTheRootAppears() {
    let journal = Journal()
    let (a, b) = (JournalController("a", journal), JournalController("b", journal))
    let navigation = UINavigationController(rootViewController: a)
    a.onAppear = { [weak navigation] in navigation?.pushViewController(b, animated: true) }
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: navigation)
    #expect(simulator.window.rootViewController === navigation)
    #expect(navigation.topViewController === b && b.view.window != nil && a.view.window == nil)
    #expect(
      journal.endsBalanced("a", isVisible: false) && journal.endsBalanced("b", isVisible: true))
  }

  @Test func showPushes() {
    let fixture = NavigationFixture()
    let new = fixture.make()
    fixture.root.show(new, sender: nil)
    fixture.simulator.settle()
    #expect(
      fixture.isIdle && fixture.top === new && new.navigationController === fixture.navigation)
  }

  @Test func aPresentedStackPushesWhileItComes() {
    let fixture = Fixture(size: CGSize(width: 300, height: 500))
    let (a, b) = (fixture.makeController("a"), fixture.makeController("b"))
    let navigation = UINavigationController(rootViewController: a)
    fixture.root.present(navigation, animated: true)
    fixture.simulator.advance(by: 0.1)
    navigation.pushViewController(b, animated: true)
    fixture.simulator.settle()
    #expect(!Simulator.isTransitioning && b.view.window != nil)
    #expect(fixture.journal.endsBalanced("a", isVisible: false))
    #expect(fixture.journal.endsBalanced("b", isVisible: true))
  }
}
