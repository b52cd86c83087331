import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Orders of calls of pushes and pops.
@MainActor
struct NavigationOrderTests {
  @Test func pushing() {
    let fixture = NavigationFixture()
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    Simulator.endTurn()
    #expect(
      fixture.journal.take() == [
        "new willMove to stack", "new didLoad", "delegate animator push root to new",
        "root willDisappear", "new willAppear", "delegate willShow new",
      ])
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "root didDisappear", "new didAppear", "new didMove to stack", "delegate didShow new",
      ])
    #expect(fixture.isIdle && fixture.root.view.window == nil)
  }

  @Test func pushingWithAnAnimatorOfOnesOwn() {
    let fixture = NavigationFixture()
    fixture.delegate.animator = JournalAnimator(fixture.journal, duration: 0.5)
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "new willMove to stack", "new didLoad", "delegate animator push root to new",
        "delegate interactor", "root willDisappear", "new willAppear", "delegate willShow new",
        "animator duration", "animator animate", "root didDisappear", "new didAppear",
        "new didMove to stack", "delegate didShow new", "animator ended true",
      ])
    #expect(fixture.isIdle)
  }

  @Test func pushingAtOnceAsksForNoAnimator() {
    let fixture = NavigationFixture()
    fixture.navigation.pushViewController(fixture.make(), animated: false)
    Simulator.endTurn()
    #expect(
      fixture.journal.take() == [
        "new willMove to stack", "new didLoad", "root willDisappear at once",
        "new willAppear at once", "delegate willShow new at once", "root didDisappear at once",
        "new didAppear at once", "new didMove to stack", "delegate didShow new at once",
      ])
    #expect(fixture.isIdle)
  }

  @Test func popping() {
    let fixture = NavigationFixture(count: 2)
    let popped = fixture.navigation.popViewController(animated: true)
    Simulator.endTurn()
    #expect(popped?.title == "c1" && fixture.top === fixture.root)
    #expect(
      fixture.journal.take() == [
        "c1 willMove to nothing", "root didLoad", "delegate animator pop c1 to root",
        "c1 willDisappear", "root willAppear", "delegate willShow root",
      ])
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "c1 didDisappear", "root didAppear", "delegate didShow root", "c1 didMove to nothing",
      ])
    #expect(fixture.isIdle && popped?.parent == nil)
  }

  @Test func poppingWithAnAnimatorOfOnesOwn() {
    let fixture = NavigationFixture(count: 2)
    fixture.delegate.animator = JournalAnimator(fixture.journal, duration: 0.5)
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "c1 willMove to nothing", "root didLoad", "delegate animator pop c1 to root",
        "delegate interactor", "c1 willDisappear", "root willAppear", "delegate willShow root",
        "animator duration", "animator animate", "c1 didDisappear", "root didAppear",
        "delegate didShow root", "c1 didMove to nothing", "animator ended true",
      ])
    #expect(fixture.isIdle)
  }

  @Test func poppingAtOnce() {
    let fixture = NavigationFixture(count: 2)
    fixture.navigation.popViewController(animated: false)
    Simulator.endTurn()
    #expect(
      fixture.journal.take() == [
        "c1 willMove to nothing", "root didLoad", "c1 willDisappear at once",
        "root willAppear at once", "delegate willShow root at once", "c1 didDisappear at once",
        "root didAppear at once", "delegate didShow root at once", "c1 didMove to nothing",
      ])
    #expect(fixture.isIdle)
  }

  @Test func poppingToTheRootOverSeveral() {
    let fixture = NavigationFixture(count: 4)
    let popped = fixture.navigation.popToRootViewController(animated: true)
    Simulator.endTurn()
    #expect(popped?.map(\.title) == ["c1", "c2", "c3"])
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "c1 willMove to nothing", "c2 willMove to nothing", "c3 willMove to nothing",
        "root didLoad", "delegate animator pop c3 to root", "c3 willDisappear", "root willAppear",
        "delegate willShow root", "c3 didDisappear", "root didAppear", "delegate didShow root",
        "c1 didMove to nothing", "c2 didMove to nothing", "c3 didMove to nothing",
      ])
    #expect(fixture.isIdle)
  }

  @Test func swipingBackToTheEnd() {
    let fixture = NavigationFixture(count: 2)
    fixture.swipe(to: 200)
    #expect(
      fixture.journal.take() == [
        "delegate animator pop c1 to root", "c1 willMove to nothing", "root didLoad",
        "c1 willDisappear", "root willAppear", "delegate willShow root",
      ])
    #expect(fixture.navigation.viewControllers == [fixture.root])
    fixture.release(at: 200)
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "c1 didDisappear", "root didAppear", "delegate didShow root", "c1 didMove to nothing",
      ])
    #expect(fixture.isIdle)
  }

  @Test func swipingBackAndThinkingBetterOfIt() {
    let fixture = NavigationFixture(count: 2)
    let top = fixture.top
    fixture.swipe(to: 120)
    _ = fixture.journal.take()
    fixture.release(at: 120)
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "root willDisappear", "root didDisappear", "c1 willAppear", "c1 didAppear",
      ])
    #expect(fixture.top === top && fixture.isIdle)
    #expect(top?.isMovingFromParent == false && top?.parent === fixture.navigation)
    // The next one finds everything as it was.
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "c1 willMove to nothing", "delegate animator pop c1 to root", "c1 willDisappear",
        "root willAppear", "delegate willShow root", "c1 didDisappear", "root didAppear",
        "delegate didShow root", "c1 didMove to nothing",
      ])
  }

  @Test func aGestureDrivenPushIsUndone() {
    let fixture = NavigationFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    fixture.delegate.animator = JournalAnimator(fixture.journal, duration: 0.5)
    fixture.delegate.interactor = interactor
    let new = fixture.make()
    fixture.navigation.pushViewController(new, animated: true)
    Simulator.endTurn()
    interactor.update(0.4)
    fixture.simulator.advance(by: 1)
    interactor.cancel()
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "new willMove to stack", "new didLoad", "delegate animator push root to new",
        "delegate interactor", "root willDisappear", "new willAppear", "delegate willShow new",
        "animator duration", "animator animate", "new willDisappear", "new didDisappear",
        "root willAppear", "root didAppear", "new willMove to nothing", "new didMove to nothing",
        "animator ended false",
      ])
    #expect(fixture.isIdle && new.parent == nil && new.view.window == nil)
  }

  @Test func aGestureDrivenPushFinishes() {
    let fixture = NavigationFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    fixture.delegate.animator = JournalAnimator(fixture.journal, duration: 0.5)
    fixture.delegate.interactor = interactor
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    Simulator.endTurn()
    interactor.update(0.6)
    _ = fixture.journal.take()
    interactor.finish()
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "root didDisappear", "new didAppear", "new didMove to stack", "delegate didShow new",
        "animator ended true",
      ])
    #expect(fixture.isIdle)
  }

  @Test func settingANewTopPushes() {
    let fixture = NavigationFixture(count: 2)
    let (a, b) = (fixture.make("a"), fixture.make("b"))
    fixture.navigation.setViewControllers([fixture.root, a, b], animated: true)
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "a willMove to stack", "b willMove to stack", "c1 willMove to nothing", "b didLoad",
        "delegate animator push c1 to b", "c1 willDisappear", "b willAppear",
        "delegate willShow b", "c1 didDisappear", "b didAppear", "a didMove to stack",
        "b didMove to stack", "delegate didShow b", "c1 didMove to nothing",
      ])
    #expect(fixture.isIdle && !a.isViewLoaded)
  }

  @Test func settingATopFromBelowPops() {
    let fixture = NavigationFixture(count: 3)
    fixture.navigation.setViewControllers([fixture.make("a"), fixture.root], animated: true)
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "a willMove to stack", "c1 willMove to nothing", "c2 willMove to nothing", "root didLoad",
        "delegate animator pop c2 to root", "c2 willDisappear", "root willAppear",
        "delegate willShow root", "c2 didDisappear", "root didAppear", "a didMove to stack",
        "delegate didShow root", "c1 didMove to nothing", "c2 didMove to nothing",
      ])
    #expect(fixture.isIdle)
  }

  @Test func aTopThatStaysMakesNoTransition() {
    let fixture = NavigationFixture(count: 3)
    let top = fixture.navigation.viewControllers[2]
    fixture.navigation.setViewControllers([fixture.make("a"), top], animated: true)
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "a willMove to stack", "root willMove to nothing", "c1 willMove to nothing",
        "a didMove to stack", "root didMove to nothing", "c1 didMove to nothing",
      ])
    #expect(fixture.isIdle)
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

  @Test func theTraceListsTheCallsThatAreMade() {
    let fixture = NavigationFixture()
    var calls: [String] = []
    TransitionTrace.onCall = { calls.append("\($0.object).\($0.call)") }
    defer { TransitionTrace.onCall = nil }
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    fixture.simulator.settle()
    #expect(
      calls.filter { !$0.contains("SafeArea") } == [
        "JournalController.willMove(toParent:)", "JournalController.viewDidLoad()",
        "NavigationJournalDelegate.navigationController(_:animationControllerFor:from:to:)",
        "JournalController.viewWillDisappear(_:)", "JournalController.viewWillAppear(_:)",
        "NavigationJournalDelegate.navigationController(_:willShow:animated:)",
        "NavigationSlideAnimator.transitionDuration(using:)",
        "NavigationSlideAnimator.animateTransition(using:)",
        "JournalController.viewIsAppearing(_:)",
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
    let fixture = NavigationFixture()
    let new = Asking("new", fixture.journal)
    let animator = JournalAnimator(fixture.journal, duration: 0.3)
    fixture.delegate.animator = animator
    animator.onCall = { _ in new.note("animator asks") }
    fixture.navigation.pushViewController(new, animated: true)
    fixture.simulator.settle()
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.settle()
    #expect(
      fixture.journal.take().filter { $0.hasPrefix("new") } == [
        "new willMove to stack", "new didLoad to", "new willAppear to", "new animator asks to",
        "new animator asks to", "new didAppear to", "new didMove to stack",
        "new willMove to nothing", "new willDisappear from", "new animator asks from",
        "new animator asks from", "new didDisappear from", "new didMove to nothing",
      ])
  }
}
