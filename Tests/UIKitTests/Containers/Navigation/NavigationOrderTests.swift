import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Orders of calls of pushes and pops.
@Suite(.serialized) @MainActor
struct NavigationOrderTests {
  @Test func pushing() {
    let stand = NavigationStand()
    stand.navigation.pushViewController(stand.make(), animated: true)
    Simulator.endTurn()
    #expect(
      stand.journal.take() == [
        "new willMove to stack", "new didLoad", "delegate animator push root to new",
        "root willDisappear", "new willAppear", "delegate willShow new",
      ])
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "root didDisappear", "new didAppear", "new didMove to stack", "delegate didShow new",
      ])
    #expect(stand.isIdle && stand.root.view.window == nil)
  }

  @Test func pushingWithAnAnimatorOfOnesOwn() {
    let stand = NavigationStand()
    stand.delegate.animator = JournalAnimator(stand.journal, duration: 0.5)
    stand.navigation.pushViewController(stand.make(), animated: true)
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "new willMove to stack", "new didLoad", "delegate animator push root to new",
        "delegate interactor", "root willDisappear", "new willAppear", "delegate willShow new",
        "animator duration", "animator animate", "root didDisappear", "new didAppear",
        "new didMove to stack", "delegate didShow new", "animator ended true",
      ])
    #expect(stand.isIdle)
  }

  @Test func pushingAtOnceAsksNobody() {
    let stand = NavigationStand()
    stand.navigation.pushViewController(stand.make(), animated: false)
    Simulator.endTurn()
    #expect(
      stand.journal.take() == [
        "new willMove to stack", "new didLoad", "root willDisappear at once",
        "new willAppear at once", "delegate willShow new at once", "root didDisappear at once",
        "new didAppear at once", "new didMove to stack", "delegate didShow new at once",
      ])
    #expect(stand.isIdle)
  }

  @Test func popping() {
    let stand = NavigationStand(count: 2)
    let popped = stand.navigation.popViewController(animated: true)
    Simulator.endTurn()
    #expect(popped?.title == "c1" && stand.top === stand.root)
    #expect(
      stand.journal.take() == [
        "c1 willMove to nothing", "root didLoad", "delegate animator pop c1 to root",
        "c1 willDisappear", "root willAppear", "delegate willShow root",
      ])
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "c1 didDisappear", "root didAppear", "delegate didShow root", "c1 didMove to nothing",
      ])
    #expect(stand.isIdle && popped?.parent == nil)
  }

  @Test func poppingWithAnAnimatorOfOnesOwn() {
    let stand = NavigationStand(count: 2)
    stand.delegate.animator = JournalAnimator(stand.journal, duration: 0.5)
    stand.navigation.popViewController(animated: true)
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "c1 willMove to nothing", "root didLoad", "delegate animator pop c1 to root",
        "delegate interactor", "c1 willDisappear", "root willAppear", "delegate willShow root",
        "animator duration", "animator animate", "c1 didDisappear", "root didAppear",
        "delegate didShow root", "c1 didMove to nothing", "animator ended true",
      ])
    #expect(stand.isIdle)
  }

  @Test func poppingAtOnce() {
    let stand = NavigationStand(count: 2)
    stand.navigation.popViewController(animated: false)
    Simulator.endTurn()
    #expect(
      stand.journal.take() == [
        "c1 willMove to nothing", "root didLoad", "c1 willDisappear at once",
        "root willAppear at once", "delegate willShow root at once", "c1 didDisappear at once",
        "root didAppear at once", "delegate didShow root at once", "c1 didMove to nothing",
      ])
    #expect(stand.isIdle)
  }

  @Test func poppingToTheRootOverSeveral() {
    let stand = NavigationStand(count: 4)
    let popped = stand.navigation.popToRootViewController(animated: true)
    Simulator.endTurn()
    #expect(popped?.map(\.title) == ["c1", "c2", "c3"])
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "c1 willMove to nothing", "c2 willMove to nothing", "c3 willMove to nothing",
        "root didLoad", "delegate animator pop c3 to root", "c3 willDisappear", "root willAppear",
        "delegate willShow root", "c3 didDisappear", "root didAppear", "delegate didShow root",
        "c1 didMove to nothing", "c2 didMove to nothing", "c3 didMove to nothing",
      ])
    #expect(stand.isIdle)
  }

  @Test func swipingBackToTheEnd() {
    let stand = NavigationStand(count: 2)
    stand.swipe(to: 200)
    #expect(
      stand.journal.take() == [
        "c1 willMove to nothing", "root didLoad", "delegate animator pop c1 to root",
        "c1 willDisappear", "root willAppear", "delegate willShow root",
      ])
    #expect(stand.navigation.viewControllers == [stand.root])
    stand.letGo(at: 200)
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "c1 didDisappear", "root didAppear", "delegate didShow root", "c1 didMove to nothing",
      ])
    #expect(stand.isIdle)
  }

  @Test func swipingBackAndThinkingBetterOfIt() {
    let stand = NavigationStand(count: 2)
    let top = stand.top
    stand.swipe(to: 120)
    _ = stand.journal.take()
    stand.letGo(at: 120)
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "root willDisappear", "root didDisappear", "c1 willAppear", "c1 didAppear",
      ])
    #expect(stand.top === top && stand.isIdle)
    #expect(top?.isMovingFromParent == false && top?.parent === stand.navigation)
    // The next one finds everything as it was.
    stand.navigation.popViewController(animated: true)
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "c1 willMove to nothing", "delegate animator pop c1 to root", "c1 willDisappear",
        "root willAppear", "delegate willShow root", "c1 didDisappear", "root didAppear",
        "delegate didShow root", "c1 didMove to nothing",
      ])
  }

  @Test func aPushUnderAHandIsTakenBack() {
    let stand = NavigationStand()
    let interactor = UIPercentDrivenInteractiveTransition()
    stand.delegate.animator = JournalAnimator(stand.journal, duration: 0.5)
    stand.delegate.interactor = interactor
    let new = stand.make()
    stand.navigation.pushViewController(new, animated: true)
    Simulator.endTurn()
    interactor.update(0.4)
    stand.simulator.advance(by: 1)
    interactor.cancel()
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "new willMove to stack", "new didLoad", "delegate animator push root to new",
        "delegate interactor", "root willDisappear", "new willAppear", "delegate willShow new",
        "animator duration", "animator animate", "new willDisappear", "new didDisappear",
        "root willAppear", "root didAppear", "new willMove to nothing", "new didMove to nothing",
        "animator ended false",
      ])
    #expect(stand.isIdle && new.parent == nil && new.view.window == nil)
  }

  @Test func aPushUnderAHandGoesOn() {
    let stand = NavigationStand()
    let interactor = UIPercentDrivenInteractiveTransition()
    stand.delegate.animator = JournalAnimator(stand.journal, duration: 0.5)
    stand.delegate.interactor = interactor
    stand.navigation.pushViewController(stand.make(), animated: true)
    Simulator.endTurn()
    interactor.update(0.6)
    _ = stand.journal.take()
    interactor.finish()
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "root didDisappear", "new didAppear", "new didMove to stack", "delegate didShow new",
        "animator ended true",
      ])
    #expect(stand.isIdle)
  }

  @Test func settingANewTopPushes() {
    let stand = NavigationStand(count: 2)
    let (a, b) = (stand.make("a"), stand.make("b"))
    stand.navigation.setViewControllers([stand.root, a, b], animated: true)
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "a willMove to stack", "b willMove to stack", "c1 willMove to nothing", "b didLoad",
        "delegate animator push c1 to b", "c1 willDisappear", "b willAppear",
        "delegate willShow b", "c1 didDisappear", "b didAppear", "a didMove to stack",
        "b didMove to stack", "delegate didShow b", "c1 didMove to nothing",
      ])
    #expect(stand.isIdle && !a.isViewLoaded)
  }

  @Test func settingATopFromBelowPops() {
    let stand = NavigationStand(count: 3)
    stand.navigation.setViewControllers([stand.make("a"), stand.root], animated: true)
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "a willMove to stack", "c1 willMove to nothing", "c2 willMove to nothing", "root didLoad",
        "delegate animator pop c2 to root", "c2 willDisappear", "root willAppear",
        "delegate willShow root", "c2 didDisappear", "root didAppear", "a didMove to stack",
        "delegate didShow root", "c1 didMove to nothing", "c2 didMove to nothing",
      ])
    #expect(stand.isIdle)
  }

  @Test func aTopThatStaysMakesNoTransition() {
    let stand = NavigationStand(count: 3)
    let top = stand.navigation.viewControllers[2]
    stand.navigation.setViewControllers([stand.make("a"), top], animated: true)
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "a willMove to stack", "root willMove to nothing", "c1 willMove to nothing",
        "a didMove to stack", "root didMove to nothing", "c1 didMove to nothing",
      ])
    #expect(stand.isIdle)
  }

  @Test func theFirstShowing() {
    let journal = Journal()
    let delegate = NavigationJournalDelegate(journal)
    let navigation = UINavigationController(
      rootViewController: JournalController("root", journal))
    navigation.delegate = delegate
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: navigation)
    #expect(
      journal.take() == [
        "root willMove to nothing", "root didMove to nothing", "root didLoad",
        "root willAppear at once", "delegate willShow root at once", "root didAppear at once",
        "delegate didShow root at once",
      ])
    #expect(simulator.window.rootViewController === navigation)
  }

  @Test func theTraceTellsTheCallsThatAreMade() {
    let stand = NavigationStand()
    var calls: [String] = []
    TransitionTrace.onCall = { calls.append("\($0.object).\($0.call)") }
    defer { TransitionTrace.onCall = nil }
    stand.navigation.pushViewController(stand.make(), animated: true)
    stand.simulator.settle()
    #expect(
      calls.filter { !$0.contains("SafeArea") } == [
        "JournalController.willMove(toParent:)", "JournalController.viewDidLoad()",
        "NavigationJournalDelegate.navigationController(_:animationControllerFor:from:to:)",
        "JournalController.viewWillDisappear(_:)", "JournalController.viewWillAppear(_:)",
        "NavigationJournalDelegate.navigationController(_:willShow:animated:)",
        "NavigationSlideAnimator.transitionDuration(using:)",
        "NavigationSlideAnimator.animateTransition(using:)",
        "JournalController.viewDidDisappear(_:)", "JournalController.viewDidAppear(_:)",
        "JournalController.didMove(toParent:)",
        "NavigationJournalDelegate.navigationController(_:didShow:animated:)",
        "NavigationSlideAnimator.animationEnded(_:)",
      ])
  }

  /// Animators branch on these.
  @Test func whatIsBeingDoneHoldsFromTheWillToTheDidCall() {
    final class Asking: JournalController {
      override func note(_ call: String) {
        super.note("\(call)\(isMovingToParent ? " to" : "")\(isMovingFromParent ? " from" : "")")
      }
    }
    let stand = NavigationStand()
    let new = Asking("new", stand.journal)
    let animator = JournalAnimator(stand.journal, duration: 0.3)
    stand.delegate.animator = animator
    animator.onCall = { _ in new.note("animator asks") }
    stand.navigation.pushViewController(new, animated: true)
    stand.simulator.settle()
    stand.navigation.popViewController(animated: true)
    stand.simulator.settle()
    #expect(
      stand.journal.take().filter { $0.hasPrefix("new") } == [
        "new willMove to stack", "new didLoad to", "new willAppear to", "new animator asks to",
        "new animator asks to", "new didAppear to", "new didMove to stack",
        "new willMove to nothing", "new willDisappear from", "new animator asks from",
        "new animator asks from", "new didDisappear from", "new didMove to nothing",
      ])
  }
}
