import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// Animators that violate their contract.
@MainActor
struct AnimatorMisuseTests {
  private func present(
    _ instead: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) -> (Fixture, JournalController, JournalDelegate) {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    delegate.animator.instead = instead
    let modal = fixture.makeController(delegate: delegate)
    fixture.root.present(modal, animated: true) { fixture.journal.note("completion") }
    Simulator.endTurn()
    return (fixture, modal, delegate)
  }

  private func expectPresented(_ fixture: Fixture, _ modal: JournalController) {
    #expect(modal.view.window != nil && modal.view.frame == fixture.simulator.window.bounds)
    #expect(fixture.journal.count("modal didAppear") == 1)
    #expect(fixture.journal.count("completion") == 1)
    #expect(!fixture.isTransitioning)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func oneThatNeverCompletesIsCompletedForIt() {
    let warnings = Diagnostics.collecting {
      let (fixture, modal, delegate) = present { context in
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      }
      fixture.simulator.advance(by: 2)
      #expect(fixture.journal.count("modal didAppear") == 0, "there is a time of grace")
      fixture.simulator.advance(by: 1)
      expectPresented(fixture, modal)
      withExtendedLifetime(delegate) {}
    }
    #expect(warnings.count == 1 && warnings[0].contains("JournalAnimator"))
  }

  @Test func oneThatNeverAddsTheViewIsHelped() {
    let (fixture, modal, delegate) = present { $0.completeTransition(true) }
    fixture.simulator.settle()
    expectPresented(fixture, modal)
    withExtendedLifetime(delegate) {}
  }

  @Test func aSecondCompletionIsReportedAndIgnored() {
    let warnings = Diagnostics.collecting {
      var kept: (any UIViewControllerContextTransitioning)?
      let (fixture, modal, delegate) = present { context in
        kept = context
        context.completeTransition(true)
        context.completeTransition(true)
        context.completeTransition(false)
      }
      fixture.simulator.settle()
      kept?.completeTransition(false)
      expectPresented(fixture, modal)
      withExtendedLifetime(delegate) {}
    }
    #expect(warnings.count == 1)
  }

  @Test func completingInsideAnimateTransitionKeepsTheOrder() {
    let (fixture, modal, delegate) = present { $0.completeTransition(true) }
    #expect(
      fixture.journal.take().suffix(6) == [
        "animator duration", "animator animate", "modal didAppear", "root didDisappear",
        "completion", "animator ended true",
      ])
    withExtendedLifetime((modal, delegate)) {}
  }

  @Test func anAnimatorMayGiveUp() {
    let (fixture, modal, delegate) = present { $0.completeTransition(false) }
    fixture.simulator.settle()
    #expect(fixture.stack == [fixture.root.view] && fixture.root.presentedViewController == nil)
    #expect(fixture.journal.count("completion") == 0)
    #expect(fixture.journal.lines.last == "animator ended false")
    withExtendedLifetime((modal, delegate)) {}
  }

  @Test(arguments: [-1, .nan, .infinity, -TimeInterval.infinity])
  func impossibleDurationsAreReportedAndCountAsNone(duration: TimeInterval) {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal, duration: duration)
    let modal = fixture.makeController(delegate: delegate)
    let warnings = Diagnostics.collecting {
      fixture.root.present(modal, animated: true) { fixture.journal.note("completion") }
      fixture.simulator.settle(limit: 5)
    }
    #expect(warnings.contains { $0.contains("duration") })
    expectPresented(fixture, modal)
  }

  @Test func anAnimationOfAnHourWaits() {
    let fixture = Fixture(framesPerSecond: 1)
    let delegate = JournalDelegate(fixture.journal, duration: 3600)
    let modal = fixture.makeController(delegate: delegate)
    fixture.root.present(modal, animated: true) { fixture.journal.note("completion") }
    let warnings = Diagnostics.collecting { fixture.simulator.advance(by: 3599) }
    #expect(warnings.isEmpty && fixture.journal.count("completion") == 0)
    fixture.simulator.advance(by: 3)
    expectPresented(fixture, modal)
  }

  @Test func anAnimatorThatReplacesTheRootWindowsControllerSurvives() {
    let (fixture, modal, delegate) = present { context in
      context.containerView.window?.rootViewController = UIViewController()
      context.completeTransition(true)
    }
    fixture.simulator.settle(limit: 10)
    #expect(!fixture.isTransitioning)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    withExtendedLifetime((modal, delegate)) {}
  }

  @Test func theContainerTakenAwayInTheMiddleEndsTheTransition() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let modal = fixture.makeController(delegate: delegate)
    fixture.root.present(modal, animated: true)
    fixture.simulator.advance(by: 0.2)
    delegate.animator.context?.containerView.removeFromSuperview()
    fixture.simulator.settle(limit: 10)
    #expect(!fixture.isTransitioning)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    #expect(fixture.journal.count("modal didAppear") == 1)
  }

  @Test func aNewRootInTheMiddleLeavesNothingRunning() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let modal = fixture.makeController(delegate: delegate)
    fixture.root.present(modal, animated: true)
    fixture.simulator.advance(by: 0.2)
    let next = fixture.makeController("next")
    fixture.simulator.window.rootViewController = next
    fixture.simulator.settle(limit: 10)
    #expect(!fixture.isTransitioning)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    #expect(fixture.stack == [next.view])
    for name in ["modal", "root"] {
      #expect(fixture.journal.endsBalanced(name, isVisible: false), "\(fixture.journal.lines)")
    }
    next.present(fixture.makeController("after"), animated: true)
    fixture.simulator.settle()
    #expect(fixture.journal.count("after didAppear") == 1)
  }
}
