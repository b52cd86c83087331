import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// When a transition starts: the table "When a transition starts" of UIKit's behaviour.
@MainActor
struct TransitionStartTests {
  // MARK: Stacks

  @Test func aPushChangesTheStackInTheCallAndStartsWithTheNextLayout() {
    let fixture = NavigationFixture()
    let new = fixture.make()
    fixture.navigation.pushViewController(new, animated: true)
    #expect(fixture.navigation.viewControllers == [fixture.root, new])
    #expect(fixture.journal.take() == ["new willMove to stack"])
    #expect(!new.isViewLoaded && fixture.pages == [fixture.root.view])
    fixture.simulator.endTurn()
    #expect(
      fixture.journal.take() == [
        "new didLoad", "delegate animator push root to new", "root willDisappear",
        "new willAppear",
        "delegate willShow new",
      ])
    #expect(new.view.window != nil && Simulator.isTransitioning)
    fixture.simulator.settle()
    #expect(fixture.isIdle)
  }

  @Test(arguments: [true, false])
  func layingOutTheStackOrWhatIsAroundItStartsAPush(isWindow: Bool) {
    let fixture = NavigationFixture()
    let new = fixture.make()
    fixture.navigation.pushViewController(new, animated: false)
    fixture.root.view.layoutIfNeeded()
    #expect(!new.isViewLoaded, "a layout inside the stack does not")
    (isWindow ? fixture.simulator.window : fixture.navigation.view).layoutIfNeeded()
    #expect(new.view.window != nil && fixture.pages == [new.view])
  }

  @Test func aLayoutInsideAnAnimationBlockStartsItOutsideOfTheBlock() {
    let fixture = NavigationFixture()
    let new = fixture.make()
    UIView.animate(withDuration: 3) {
      fixture.navigation.pushViewController(new, animated: false)
      fixture.navigation.view.layoutIfNeeded()
    }
    #expect(new.view.layer.animationKeys() == nil && fixture.pages == [new.view])
  }

  @Test func pushesOfOneTurnAreOneTransitionToTheLast() {
    let fixture = NavigationFixture()
    let (a, b) = (fixture.make("a"), fixture.make("b"))
    fixture.navigation.pushViewController(a, animated: true)
    var completions: [Bool] = []
    fixture.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
      completions.append($0.isCancelled)
    }
    fixture.navigation.pushViewController(b, animated: true)
    fixture.simulator.settle()
    #expect(fixture.top === b && fixture.isIdle && completions == [false])
    #expect(fixture.journal.count("a willAppear") == 0 && fixture.journal.count("b didAppear") == 1)
    #expect(fixture.journal.count("a didMove to stack") == 1)
  }

  @Test func aPushAndAPopOfOneTurnShowNothing() {
    let fixture = NavigationFixture()
    let a = fixture.make("a")
    fixture.navigation.pushViewController(a, animated: true)
    var cancelled: Bool?
    fixture.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
      cancelled = $0.isCancelled
    }
    fixture.navigation.popViewController(animated: true)
    #expect(cancelled == nil)
    fixture.simulator.endTurn()
    #expect(cancelled == true && fixture.isIdle && a.parent == nil && !a.isViewLoaded)
    #expect(fixture.journal.lines.filter { $0.contains("ppear") }.isEmpty)
    #expect(
      fixture.journal.lines.filter { $0.hasPrefix("a ") } == [
        "a willMove to stack", "a didMove to stack", "a willMove to nothing",
        "a didMove to nothing",
      ])
  }

  @Test func aStackThatNoWindowShowsShowsItsTopWhenOneDoes() {
    let fixture = NavigationFixture()
    let (other, new) = (UIViewController(), fixture.make())
    fixture.simulator.window.rootViewController = other
    fixture.navigation.pushViewController(new, animated: true)
    fixture.simulator.endTurn()
    #expect(!new.isViewLoaded && fixture.navigation.transitionCoordinator == nil)
    fixture.simulator.window.rootViewController = fixture.navigation
    #expect(new.view.window != nil && fixture.pages == [new.view])
    #expect(new.view.layer.animationKeys() == nil)
  }

  /// A common idiom.
  @Test func aCoordinatorRightAfterAPushCompletesWithIt() {
    let fixture = NavigationFixture()
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    let coordinator = fixture.navigation.transitionCoordinator
    #expect(coordinator?.transitionDuration == 0 && coordinator?.isInteractive == false)
    #expect(coordinator?.percentComplete == 0 && coordinator?.initiallyInteractive == false)
    var ended: TimeInterval?
    let start = fixture.simulator.time
    coordinator?.animate(alongsideTransition: nil) { _ in ended = fixture.simulator.time }
    fixture.simulator.settle()
    #expect((0.33...0.42).contains((ended ?? 0) - start))
  }

  @Test func aTransactionAroundAPushCompletesWithTheTransition() {
    let fixture = NavigationFixture()
    var ended: TimeInterval?
    let start = fixture.simulator.time
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended = fixture.simulator.time }
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    CATransaction.commit()
    fixture.simulator.endTurn()
    #expect(ended == nil)
    fixture.simulator.settle()
    #expect((0.33...0.42).contains((ended ?? 0) - start))
  }

  /// The first frame includes changes made after the push: no frame shows the old state.
  @Test func whatIsConfiguredAfterAPushIsThereWhenItStarts() {
    let fixture = NavigationFixture()
    let new = fixture.make()
    fixture.delegate.animator = JournalAnimator(fixture.journal, duration: 0.5)
    fixture.navigation.pushViewController(new, animated: true)
    new.title = "configured"
    var titleAtStart: String?
    fixture.delegate.animator?.onCall = { titleAtStart = $0.viewController(forKey: .to)?.title }
    fixture.simulator.advanceFrame()
    #expect(titleAtStart == "configured")
  }

  // MARK: Presentations

  @Test func aPresentationLoadsAndAsksInTheCallAndStartsAtTheEndOfTheTurn() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let modal = fixture.makeController(delegate: delegate)
    fixture.root.present(modal, animated: true)
    #expect(fixture.root.presentedViewController === modal)
    #expect(
      fixture.journal.take() == [
        "modal didLoad", "delegate animator for presented", "delegate interactor for presentation",
      ])
    #expect(modal.view.window == nil && !modal.isBeingPresented)
    fixture.simulator.endTurn()
    #expect(
      fixture.journal.take() == [
        "root willDisappear", "modal willAppear", "animator duration", "animator animate",
      ])
    #expect(modal.isBeingPresented)
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "modal didAppear", "root didDisappear", "animator ended true",
      ])
  }

  @Test func withoutAnimationEverythingIsInTheCall() {
    let fixture = Fixture()
    let modal = fixture.makeController()
    fixture.root.present(modal, animated: false)
    #expect(modal.view.window != nil && fixture.journal.lines.last == "root didDisappear at once")
    fixture.root.dismiss(animated: false)
    #expect(modal.view.window == nil && fixture.root.presentedViewController == nil)
  }

  @Test func aDismissalTakesBackAPresentationThatHasOnlyBeenAskedFor() {
    let fixture = Fixture()
    let modal = fixture.makeController()
    var calls: [String] = []
    fixture.root.present(modal, animated: true) { calls.append("presented") }
    fixture.root.dismiss(animated: true) { calls.append("dismissed") }
    #expect(fixture.root.presentedViewController == nil && calls.isEmpty)
    fixture.simulator.endTurn()
    #expect(calls == ["presented", "dismissed"] && modal.view.window == nil)
    #expect(fixture.journal.lines.filter { $0.contains("ppear") }.isEmpty)
    #expect(!Simulator.isTransitioning)
  }

  @Test func whatIsOnlyAskedForCannotPresent() {
    let fixture = Fixture()
    let (b, c) = (fixture.makeController("b"), fixture.makeController("c"))
    fixture.root.present(b, animated: true)
    let warnings = Diagnostics.collecting { b.present(c, animated: true) }
    #expect(warnings.count == 1 && warnings.first?.contains("not in a window") == true)
    fixture.simulator.settle()
    #expect(fixture.root.presentedViewController === b && b.presentedViewController == nil)
  }

  @Test func aPresentationAskedForInViewDidAppearStartsAtTheEndOfThatTurn() {
    let fixture = Fixture()
    let (b, c) = (fixture.makeController("b"), fixture.makeController("c"))
    b.onAppear = { b.present(c, animated: true) }
    fixture.root.present(b, animated: true)
    fixture.simulator.settle()
    #expect(b.presentedViewController === c && c.view.window != nil)
  }

  @Test func whatIsAskedForInACompletionBeginsWithoutAFrameOfTheOldState() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal, duration: 0.5)
    let (b, c) = (
      fixture.makeController("b", delegate: delegate),
      fixture.makeController("c", delegate: delegate)
    )
    b.modalPresentationStyle = .overFullScreen
    fixture.root.present(b, animated: true) { b.present(c, animated: true) }
    while c.viewIfLoaded?.window == nil, fixture.simulator.advanceFrame() {}
    fixture.simulator.advanceFrame()
    #expect(c.view.shownFrame.minY < fixture.simulator.window.bounds.height)
  }
}
