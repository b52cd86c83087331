import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// When a transition starts: the table "When a transition starts" of UIKit's behaviour.
@Suite(.serialized) @MainActor
struct TransitionStartTests {
  // MARK: Stacks

  @Test func aPushChangesTheStackInTheCallAndStartsWithTheNextLayout() {
    let stand = NavigationStand()
    let new = stand.make()
    stand.navigation.pushViewController(new, animated: true)
    #expect(stand.navigation.viewControllers == [stand.root, new])
    #expect(stand.journal.take() == ["new willMove to stack"])
    #expect(!new.isViewLoaded && stand.pages == [stand.root.view])
    stand.simulator.endTurn()
    #expect(
      stand.journal.take() == [
        "new didLoad", "delegate animator push root to new", "root willDisappear",
        "new willAppear",
        "delegate willShow new",
      ])
    #expect(new.view.window != nil && Simulator.isTransitioning)
    stand.simulator.settle()
    #expect(stand.isIdle)
  }

  @Test(arguments: [true, false])
  func layingOutTheStackOrWhatIsAroundItStartsAPush(isWindow: Bool) {
    let stand = NavigationStand()
    let new = stand.make()
    stand.navigation.pushViewController(new, animated: false)
    stand.root.view.layoutIfNeeded()
    #expect(!new.isViewLoaded, "a layout inside the stack does not")
    (isWindow ? stand.simulator.window : stand.navigation.view).layoutIfNeeded()
    #expect(new.view.window != nil && stand.pages == [new.view])
  }

  @Test func aLayoutInsideAnAnimationBlockStartsItOutsideOfTheBlock() {
    let stand = NavigationStand()
    let new = stand.make()
    UIView.animate(withDuration: 3) {
      stand.navigation.pushViewController(new, animated: false)
      stand.navigation.view.layoutIfNeeded()
    }
    #expect(new.view.layer.animationKeys() == nil && stand.pages == [new.view])
  }

  @Test func pushesOfOneTurnAreOneTransitionToTheLast() {
    let stand = NavigationStand()
    let (a, b) = (stand.make("a"), stand.make("b"))
    stand.navigation.pushViewController(a, animated: true)
    var completions: [Bool] = []
    stand.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
      completions.append($0.isCancelled)
    }
    stand.navigation.pushViewController(b, animated: true)
    stand.simulator.settle()
    #expect(stand.top === b && stand.isIdle && completions == [false])
    #expect(stand.journal.count("a willAppear") == 0 && stand.journal.count("b didAppear") == 1)
    #expect(stand.journal.count("a didMove to stack") == 1)
  }

  @Test func aPushAndAPopOfOneTurnShowNothing() {
    let stand = NavigationStand()
    let a = stand.make("a")
    stand.navigation.pushViewController(a, animated: true)
    var cancelled: Bool?
    stand.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
      cancelled = $0.isCancelled
    }
    stand.navigation.popViewController(animated: true)
    #expect(cancelled == nil)
    stand.simulator.endTurn()
    #expect(cancelled == true && stand.isIdle && a.parent == nil && !a.isViewLoaded)
    #expect(stand.journal.lines.filter { $0.contains("ppear") }.isEmpty)
    #expect(stand.journal.count("a willMove to nothing") == 1)
    #expect(stand.journal.count("a didMove to nothing") == 1)
  }

  @Test func aStackThatNoWindowShowsShowsItsTopWhenOneDoes() {
    let stand = NavigationStand()
    let (other, new) = (UIViewController(), stand.make())
    stand.simulator.window.rootViewController = other
    stand.navigation.pushViewController(new, animated: true)
    stand.simulator.endTurn()
    #expect(!new.isViewLoaded && stand.navigation.transitionCoordinator == nil)
    stand.simulator.window.rootViewController = stand.navigation
    #expect(new.view.window != nil && stand.pages == [new.view])
    #expect(new.view.layer.animationKeys() == nil)
  }

  /// The idiom of much code.
  @Test func aCoordinatorRightAfterAPushCompletesWithIt() {
    let stand = NavigationStand()
    stand.navigation.pushViewController(stand.make(), animated: true)
    let coordinator = stand.navigation.transitionCoordinator
    #expect(coordinator?.transitionDuration == 0 && coordinator?.isInteractive == false)
    #expect(coordinator?.percentComplete == 0 && coordinator?.initiallyInteractive == false)
    var ended: TimeInterval?
    let start = stand.simulator.time
    coordinator?.animate(alongsideTransition: nil) { _ in ended = stand.simulator.time }
    stand.simulator.settle()
    #expect((0.33...0.42).contains((ended ?? 0) - start))
  }

  @Test func aTransactionAroundAPushCompletesWithTheTransition() {
    let stand = NavigationStand()
    var ended: TimeInterval?
    let start = stand.simulator.time
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended = stand.simulator.time }
    stand.navigation.pushViewController(stand.make(), animated: true)
    CATransaction.commit()
    stand.simulator.endTurn()
    #expect(ended == nil)
    stand.simulator.settle()
    #expect((0.33...0.42).contains((ended ?? 0) - start))
  }

  /// Code that configures after the push is part of what is shown: no frame shows the old state.
  @Test func whatIsConfiguredAfterAPushIsThereWhenItStarts() {
    let stand = NavigationStand()
    let new = stand.make()
    stand.delegate.animator = JournalAnimator(stand.journal, duration: 0.5)
    stand.navigation.pushViewController(new, animated: true)
    new.title = "configured"
    var titleAtStart: String?
    stand.delegate.animator?.onCall = { titleAtStart = $0.viewController(forKey: .to)?.title }
    stand.simulator.advanceFrame()
    #expect(titleAtStart == "configured")
  }

  // MARK: Presentations

  @Test func aPresentationLoadsAndAsksInTheCallAndStartsAtTheEndOfTheTurn() {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    let modal = stand.makeController(delegate: delegate)
    stand.root.present(modal, animated: true)
    #expect(stand.root.presentedViewController === modal)
    #expect(
      stand.journal.take() == [
        "modal didLoad", "delegate animator for presented", "delegate interactor for presentation",
      ])
    #expect(modal.view.window == nil && !modal.isBeingPresented)
    stand.simulator.endTurn()
    #expect(
      stand.journal.take() == [
        "root willDisappear", "modal willAppear", "animator duration", "animator animate",
      ])
    #expect(modal.isBeingPresented)
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "modal didAppear", "root didDisappear", "animator ended true",
      ])
  }

  @Test func withoutAnimationEverythingIsInTheCall() {
    let stand = Stand()
    let modal = stand.makeController()
    stand.root.present(modal, animated: false)
    #expect(modal.view.window != nil && stand.journal.lines.last == "root didDisappear at once")
    stand.root.dismiss(animated: false)
    #expect(modal.view.window == nil && stand.root.presentedViewController == nil)
  }

  @Test func aDismissalTakesBackAPresentationThatHasOnlyBeenAskedFor() {
    let stand = Stand()
    let modal = stand.makeController()
    var calls: [String] = []
    stand.root.present(modal, animated: true) { calls.append("presented") }
    stand.root.dismiss(animated: true) { calls.append("dismissed") }
    #expect(stand.root.presentedViewController == nil && calls.isEmpty)
    stand.simulator.endTurn()
    #expect(calls == ["presented", "dismissed"] && modal.view.window == nil)
    #expect(stand.journal.lines.filter { $0.contains("ppear") }.isEmpty)
    #expect(!Simulator.isTransitioning)
  }

  @Test func whatIsOnlyAskedForCannotPresent() {
    let stand = Stand()
    let (b, c) = (stand.makeController("b"), stand.makeController("c"))
    stand.root.present(b, animated: true)
    let warnings = Diagnostics.collecting { b.present(c, animated: true) }
    #expect(warnings.count == 1 && warnings.first?.contains("not in a window") == true)
    stand.simulator.settle()
    #expect(stand.root.presentedViewController === b && b.presentedViewController == nil)
  }

  @Test func aPresentationAskedForInViewDidAppearStartsAtTheEndOfThatTurn() {
    let stand = Stand()
    let (b, c) = (stand.makeController("b"), stand.makeController("c"))
    b.onAppear = { b.present(c, animated: true) }
    stand.root.present(b, animated: true)
    stand.simulator.settle()
    #expect(b.presentedViewController === c && c.view.window != nil)
  }

  @Test func whatIsAskedForInACompletionBeginsWithoutAFrameOfTheOldState() {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal, duration: 0.5)
    let (b, c) = (
      stand.makeController("b", delegate: delegate), stand.makeController("c", delegate: delegate)
    )
    b.modalPresentationStyle = .overFullScreen
    stand.root.present(b, animated: true) { b.present(c, animated: true) }
    while c.viewIfLoaded?.window == nil, stand.simulator.advanceFrame() {}
    stand.simulator.advanceFrame()
    #expect(c.view.shownFrame.minY < stand.simulator.window.bounds.height)
  }
}
