import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Pushes and pops while others run, mistakes, and what happens off the screen.
@Suite(.serialized) @MainActor
struct NavigationInterruptionTests {
  @Test func aPushDuringAPopIsShownAfterIt() {
    let stand = NavigationStand(count: 2)
    let new = stand.make()
    stand.navigation.popViewController(animated: true)
    stand.simulator.advance(by: 0.1)
    stand.navigation.pushViewController(new, animated: true)
    Simulator.endTurn()
    #expect(stand.navigation.viewControllers == [stand.root, new] && stand.pages.count == 4)
    stand.simulator.settle()
    #expect(stand.isIdle && stand.top === new)
    #expect(
      stand.journal.take().filter { $0.contains("ppear") } == [
        "c1 willDisappear", "root willAppear", "c1 didDisappear", "root didAppear",
        "root willDisappear", "new willAppear", "root didDisappear", "new didAppear",
      ])
  }

  @Test func twoPushesInARowEndWithTheSecond() {
    let stand = NavigationStand()
    let (a, b) = (stand.make("a"), stand.make("b"))
    stand.navigation.pushViewController(a, animated: true)
    Simulator.endTurn()
    stand.navigation.pushViewController(b, animated: true)
    Simulator.endTurn()
    #expect(stand.navigation.viewControllers == [stand.root, a, b])
    stand.simulator.settle()
    #expect(stand.isIdle && stand.top === b)
    #expect(stand.journal.count("a didMove to stack") == 1)
    #expect(stand.journal.count("b didMove to stack") == 1)
  }

  @Test func pushedAndPoppedInOneBreathItGoesAndComes() {
    let stand = NavigationStand()
    weak var gone: UIViewController?
    do {
      let new = stand.make()
      gone = new
      stand.navigation.pushViewController(new, animated: true)
      Simulator.endTurn()
      stand.navigation.popViewController(animated: true)
      Simulator.endTurn()
    }
    stand.simulator.settle()
    #expect(stand.isIdle && stand.top === stand.root && gone == nil)
    #expect(stand.journal.endsBalanced("new", isVisible: false))
  }

  @Test func aPushFromDidShow() {
    let stand = NavigationStand(count: 2)
    let popped = stand.navigation.viewControllers[1]
    stand.delegate.onShow = { stand.navigation.pushViewController(popped, animated: true) }
    stand.navigation.popViewController(animated: true)
    stand.simulator.settle()
    #expect(stand.isIdle && stand.top === popped && popped.parent === stand.navigation)
  }

  @Test func underAHandTheStackIsLeftAlone() {
    let stand = NavigationStand(count: 3)
    let top = stand.top
    stand.swipe(to: 120)
    let told = Diagnostics.collecting {
      #expect(stand.navigation.popViewController(animated: true) == nil)
    }
    #expect(told.count == 1 && told.first?.contains("while its transition is held") == true)
    #expect(
      Diagnostics.collecting { stand.navigation.pushViewController(stand.make(), animated: false) }
        .count == 1)
    stand.letGo(at: 120)
    // While it goes back: done when it is back.
    #expect(stand.navigation.popViewController(animated: true) == nil)
    stand.simulator.settle()
    #expect(stand.isIdle && stand.navigation.viewControllers.count == 2 && stand.top !== top)
  }

  @Test func whatIsAskedForWhileAFinishedSwipeRunsOnIsShownAfterIt() {
    let stand = NavigationStand(count: 2)
    stand.swipe(to: 200)
    stand.letGo(at: 200)
    let new = stand.make()
    stand.navigation.pushViewController(new, animated: true)
    stand.simulator.settle()
    #expect(stand.isIdle && stand.navigation.viewControllers == [stand.root, new])
  }

  @Test func anAnimatorThatGivesUpLeavesTheStackAsItWas() {
    let stand = NavigationStand()
    stand.delegate.animator = JournalAnimator(stand.journal, duration: 0.3)
    stand.delegate.animator?.instead = { $0.completeTransition(false) }
    stand.navigation.pushViewController(stand.make(), animated: true)
    stand.simulator.settle()
    #expect(stand.isIdle && stand.navigation.viewControllers == [stand.root])
  }

  @Test func anAnimatorThatForgetsToEndIsNamed() {
    let stand = NavigationStand()
    stand.delegate.animator = JournalAnimator(stand.journal, duration: 0.3)
    stand.delegate.animator?.instead = { _ in }
    let told = Diagnostics.collecting {
      stand.navigation.pushViewController(stand.make(), animated: true)
      stand.simulator.settle()
    }
    #expect(told.count == 1 && told.first?.contains("JournalAnimator") == true)
    #expect(stand.isIdle && stand.navigation.viewControllers.count == 2)
  }

  @Test func theWindowGetsAnotherRootInMidPush() {
    let stand = NavigationStand()
    stand.navigation.pushViewController(stand.make(), animated: true)
    stand.simulator.advance(by: 0.1)
    let told = Diagnostics.collecting {
      stand.simulator.window.rootViewController = UIViewController()
      stand.simulator.settle()
    }
    #expect(told.isEmpty && !Simulator.isTransitioning)
    #expect(stand.journal.endsBalanced("root", isVisible: false))
    #expect(stand.journal.endsBalanced("new", isVisible: false))
    stand.simulator.window.rootViewController = stand.navigation
    stand.simulator.settle()
    #expect(stand.isIdle && stand.top?.title == "new")
  }

  // MARK: Mistakes

  private func expectOneWarning(
    _ words: String, _ stand: NavigationStand, _ mistake: (UINavigationController) -> Void
  ) {
    let stack = stand.navigation.viewControllers
    let told = Diagnostics.collecting {
      mistake(stand.navigation)
      stand.simulator.settle()
    }
    #expect(told.count == 1 && told.first?.contains(words) == true, "\(told)")
    #expect(stand.navigation.viewControllers == stack && stand.isIdle)
  }

  @Test func mistakesAreToldInOneSentence() {
    let stand = NavigationStand(count: 2)
    expectOneWarning("on the stack already", stand) {
      $0.pushViewController(stand.root, animated: true)
      Simulator.endTurn()
    }
    expectOneWarning("navigation controller", stand) {
      $0.pushViewController(UINavigationController(), animated: true)
      Simulator.endTurn()
    }
    expectOneWarning("split view controller", stand) {
      $0.pushViewController(UISplitViewController(style: .doubleColumn), animated: true)
      Simulator.endTurn()
    }
    expectOneWarning("not on its stack", stand) {
      #expect($0.popToViewController(UIViewController(), animated: true) == nil)
    }
    let alone = NavigationStand()
    expectOneWarning("only its root", alone) {
      #expect($0.popViewController(animated: true) == nil)
    }
  }

  @Test func theChildrenAreInTheOrderOfTheStack() {
    let stand = NavigationStand(count: 3)
    let turned = Array(stand.navigation.viewControllers.reversed())
    stand.navigation.setViewControllers(turned, animated: true)
    stand.simulator.settle()
    #expect(stand.navigation.children == turned && stand.isIdle)
  }

  @Test func whatContainsTheStackCannotBeOnIt() {
    let navigation = UINavigationController()
    let outer = UIViewController()
    outer.addChild(navigation)
    let told = Diagnostics.collecting { navigation.pushViewController(outer, animated: true) }
    #expect(told.count == 1 && told.first?.contains("contains") == true)
    #expect(navigation.viewControllers.isEmpty && outer.parent == nil)
  }

  /// It is shown elsewhere from then on; here its own push or pop is over.
  @Test(arguments: [true, false], [true, false])
  func aControllerThatLeavesInMidTransition(isPush: Bool, isHeld: Bool) {
    let stand = NavigationStand(count: 2)
    let new = stand.make()
    let interactor = UIPercentDrivenInteractiveTransition()
    stand.delegate.animator = JournalAnimator(stand.journal, duration: 0.5)
    stand.delegate.interactor = isHeld ? interactor : nil
    let leaves: UIViewController
    if isPush {
      stand.navigation.pushViewController(new, animated: true)
      Simulator.endTurn()
      leaves = new
    } else {
      leaves = stand.navigation.viewControllers[1]
      stand.navigation.popViewController(animated: true)
      Simulator.endTurn()
    }
    interactor.update(0.5)
    stand.simulator.advance(by: 0.2)
    let other = UINavigationController()
    other.viewControllers = [leaves]
    #expect(stand.isIdle && leaves.parent === other && leaves.view.superview == nil)
    interactor.finish()
    stand.simulator.settle()
    #expect(stand.isIdle && !stand.navigation.viewControllers.contains(leaves))
    #expect(stand.journal.endsBalanced(leaves.title ?? "", isVisible: false))
    #expect(stand.journal.endsBalanced(stand.top?.title ?? "", isVisible: true))
    stand.delegate.interactor = nil
    stand.navigation.pushViewController(stand.make("next"), animated: true)
    stand.simulator.settle()
    #expect(stand.isIdle && stand.top?.title == "next")
  }

  @Test func aRefusedPushTakesNobodysView() {
    let stand = NavigationStand(count: 2)
    let page = stand.make("page")
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.setViewControllers([page], direction: .forward, animated: false)
    Simulator.endTurn()
    stand.root.addChild(pager)
    _ = pager.view
    stand.swipe(to: 120)
    let told = Diagnostics.collecting { stand.navigation.pushViewController(page, animated: true) }
    #expect(told.count == 1 && told.first?.contains("while its transition is held") == true)
    #expect(page.parent === pager && page.view.isDescendant(of: pager.view))
    stand.letGo(at: 120)
    stand.simulator.settle()
    #expect(stand.isIdle)
  }

  @Test func aControllerThatLeavesByItselfIsOffTheStack() {
    let stand = NavigationStand(count: 2)
    let top = stand.navigation.viewControllers[1]
    top.willMove(toParent: nil)
    top.removeFromParent()
    stand.simulator.settle()
    #expect(stand.navigation.viewControllers == [stand.root] && stand.isIdle)
    #expect(top.view.window == nil && stand.journal.endsBalanced("c1", isVisible: false))
  }

  @Test func anEmptyStackShowsNothing() {
    let stand = NavigationStand(count: 2)
    let told = Diagnostics.collecting { stand.navigation.viewControllers = [] }
    Simulator.endTurn()
    #expect(told.count == 1 && stand.pages.isEmpty && stand.navigation.children.isEmpty)
    #expect(
      Diagnostics.collecting { stand.navigation.popToRootViewController(animated: true) }.count == 1
    )
    #expect(stand.journal.endsBalanced("c1", isVisible: false))
    let new = stand.make()
    stand.navigation.pushViewController(new, animated: true)
    stand.simulator.settle()
    #expect(stand.isIdle && stand.journal.endsBalanced("new", isVisible: true))
  }

  @Test func aControllerWithoutAViewIsPushedAllTheSame() {
    final class Viewless: UIViewController { override func loadView() {} }
    let stand = NavigationStand()
    let told = Diagnostics.collecting {
      stand.navigation.pushViewController(Viewless(), animated: true)
      stand.simulator.settle()
    }
    #expect(told.count == 1 && stand.isIdle && stand.navigation.viewControllers.count == 2)
  }

  @Test func aControllerOfAnotherStackMoves() {
    let stand = NavigationStand()
    let new = stand.make()
    let other = UINavigationController(rootViewController: new)
    let told = Diagnostics.collecting { stand.navigation.pushViewController(new, animated: true) }
    stand.simulator.settle()
    #expect(told.count == 1 && stand.isIdle && stand.top === new && other.viewControllers.isEmpty)
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
    let stand = NavigationStand()
    let new = stand.make()
    stand.root.show(new, sender: nil)
    stand.simulator.settle()
    #expect(stand.isIdle && stand.top === new && new.navigationController === stand.navigation)
  }

  @Test func aPresentedStackPushesWhileItComes() {
    let stand = Stand(size: CGSize(width: 300, height: 500))
    let (a, b) = (stand.makeController("a"), stand.makeController("b"))
    let navigation = UINavigationController(rootViewController: a)
    stand.root.present(navigation, animated: true)
    stand.simulator.advance(by: 0.1)
    navigation.pushViewController(b, animated: true)
    stand.simulator.settle()
    #expect(!Simulator.isTransitioning && b.view.window != nil)
    #expect(stand.journal.endsBalanced("a", isVisible: false))
    #expect(stand.journal.endsBalanced("b", isVisible: true))
  }
}
