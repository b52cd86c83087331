import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Animators that do not keep to the rules.
@MainActor
@Suite struct AnimatorMistakeTests {
  private func present(
    _ instead: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) -> (Stand, JournalController, JournalDelegate) {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    delegate.animator.instead = instead
    let modal = stand.makeController(delegate: delegate)
    stand.root.present(modal, animated: true) { stand.journal.note("completion") }
    Simulator.endTurn()
    return (stand, modal, delegate)
  }

  private func expectPresented(_ stand: Stand, _ modal: JournalController) {
    #expect(modal.view.window != nil && modal.view.frame == stand.simulator.window.bounds)
    #expect(stand.journal.count("modal didAppear") == 1)
    #expect(stand.journal.count("completion") == 1)
    #expect(!stand.isTransitioning)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func oneThatNeverCompletesIsCompletedForIt() {
    let told = Diagnostics.collecting {
      let (stand, modal, delegate) = present { context in
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      }
      stand.simulator.advance(by: 2)
      #expect(stand.journal.count("modal didAppear") == 0, "there is a time of grace")
      stand.simulator.advance(by: 1)
      expectPresented(stand, modal)
      withExtendedLifetime(delegate) {}
    }
    #expect(told.count == 1 && told[0].contains("JournalAnimator"))
  }

  @Test func oneThatNeverAddsTheViewIsHelped() {
    let (stand, modal, delegate) = present { $0.completeTransition(true) }
    stand.simulator.settle()
    expectPresented(stand, modal)
    withExtendedLifetime(delegate) {}
  }

  @Test func aSecondCompletionIsToldAndIgnored() {
    let told = Diagnostics.collecting {
      var kept: (any UIViewControllerContextTransitioning)?
      let (stand, modal, delegate) = present { context in
        kept = context
        context.completeTransition(true)
        context.completeTransition(true)
        context.completeTransition(false)
      }
      stand.simulator.settle()
      kept?.completeTransition(false)
      expectPresented(stand, modal)
      withExtendedLifetime(delegate) {}
    }
    #expect(told.count == 1)
  }

  @Test func completingInsideAnimateTransitionKeepsTheOrder() {
    let (stand, modal, delegate) = present { $0.completeTransition(true) }
    #expect(
      stand.journal.take().suffix(6) == [
        "animator duration", "animator animate", "modal didAppear", "root didDisappear",
        "completion", "animator ended true",
      ])
    withExtendedLifetime((modal, delegate)) {}
  }

  @Test func anAnimatorMayGiveUp() {
    let (stand, modal, delegate) = present { $0.completeTransition(false) }
    stand.simulator.settle()
    #expect(stand.stack == [stand.root.view] && stand.root.presentedViewController == nil)
    #expect(stand.journal.count("completion") == 0)
    #expect(stand.journal.lines.last == "animator ended false")
    withExtendedLifetime((modal, delegate)) {}
  }

  @Test(arguments: [-1, .nan, .infinity, -TimeInterval.infinity])
  func impossibleDurationsAreToldAndCountAsNone(duration: TimeInterval) {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal, duration: duration)
    let modal = stand.makeController(delegate: delegate)
    let told = Diagnostics.collecting {
      stand.root.present(modal, animated: true) { stand.journal.note("completion") }
      stand.simulator.settle(limit: 5)
    }
    #expect(told.contains { $0.contains("duration") })
    expectPresented(stand, modal)
  }

  @Test func anAnimationOfAnHourWaits() {
    let stand = Stand(framesPerSecond: 1)
    let delegate = JournalDelegate(stand.journal, duration: 3600)
    let modal = stand.makeController(delegate: delegate)
    stand.root.present(modal, animated: true) { stand.journal.note("completion") }
    let told = Diagnostics.collecting { stand.simulator.advance(by: 3599) }
    #expect(told.isEmpty && stand.journal.count("completion") == 0)
    stand.simulator.advance(by: 3)
    expectPresented(stand, modal)
  }

  @Test func anAnimatorThatReplacesTheRootWindowsControllerSurvives() {
    let (stand, modal, delegate) = present { context in
      context.containerView.window?.rootViewController = UIViewController()
      context.completeTransition(true)
    }
    stand.simulator.settle(limit: 10)
    #expect(!stand.isTransitioning)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    withExtendedLifetime((modal, delegate)) {}
  }

  @Test func theContainerTakenAwayInTheMiddleEndsTheTransition() {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    let modal = stand.makeController(delegate: delegate)
    stand.root.present(modal, animated: true)
    stand.simulator.advance(by: 0.2)
    delegate.animator.context?.containerView.removeFromSuperview()
    stand.simulator.settle(limit: 10)
    #expect(!stand.isTransitioning)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    #expect(stand.journal.count("modal didAppear") == 1)
  }

  @Test func aNewRootInTheMiddleLeavesNothingRunning() {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    let modal = stand.makeController(delegate: delegate)
    stand.root.present(modal, animated: true)
    stand.simulator.advance(by: 0.2)
    let next = stand.makeController("next")
    stand.simulator.window.rootViewController = next
    stand.simulator.settle(limit: 10)
    #expect(!stand.isTransitioning)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    #expect(stand.stack == [next.view])
    for name in ["modal", "root"] {
      #expect(stand.journal.endsBalanced(name, isVisible: false), "\(stand.journal.lines)")
    }
    next.present(stand.makeController("after"), animated: true)
    stand.simulator.settle()
    #expect(stand.journal.count("after didAppear") == 1)
  }
}
