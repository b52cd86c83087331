import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// Refused requests and misuse: one clear warning each, no lost completion, and no state left
/// behind.
@MainActor
struct PresentationMisuseTests {
  /// Checks that the next presentation and dismissal work normally.
  private func expectWorking(_ fixture: Fixture) {
    let modal = fixture.makeController("after")
    fixture.root.present(modal, animated: true)
    fixture.simulator.settle()
    #expect(modal.view.window != nil && !UIApplication.shared.isIgnoringInteractionEvents)
    fixture.root.dismiss(animated: true)
    fixture.simulator.settle()
    #expect(fixture.stack == [fixture.root.view])
    #expect(!fixture.isTransitioning)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func aSecondPresentationIsRefused() {
    let fixture = Fixture()
    fixture.present(fixture.makeController("first"))
    let warnings = Diagnostics.collecting {
      fixture.root.present(fixture.makeController("second"), animated: true) {
        fixture.journal.note("completion")
      }
      fixture.simulator.settle()
    }
    #expect(warnings.count == 1 && warnings[0].contains("already presents"))
    #expect(fixture.journal.count("completion") == 0)
    fixture.root.dismiss(animated: false)
    expectWorking(fixture)
  }

  @Test func aPresentationWhileOneRunsIsRefused() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let modal = fixture.makeController(delegate: delegate)
    fixture.root.present(modal, animated: true)
    fixture.simulator.advance(by: 0.2)
    let warnings = Diagnostics.collecting {
      fixture.root.present(fixture.makeController("second"), animated: true) {
        fixture.journal.note("completion")
      }
      Simulator.endTurn()
      modal.present(fixture.makeController("third"), animated: true) {
        fixture.journal.note("completion")
      }
      fixture.simulator.settle()
    }
    #expect(warnings.count == 2)
    #expect(fixture.journal.count("completion") == 0)
    #expect(fixture.journal.count("modal didAppear") == 1)
    fixture.root.dismiss(animated: false)
    expectWorking(fixture)
  }

  @Test func whatIsOnScreenCannotBePresented() {
    let fixture = Fixture()
    let first = fixture.present(fixture.makeController("first"))
    let warnings = Diagnostics.collecting {
      first.present(first, animated: false)
      first.present(fixture.root, animated: false)
      let child = fixture.makeController("child")
      first.addChild(child)
      first.present(child, animated: false)
    }
    #expect(warnings.count >= 1)
    #expect(first.presentedViewController == nil)
    fixture.root.dismiss(animated: false)
    expectWorking(fixture)
  }

  @Test func aControllerThatIsNotInAWindowCannotPresent() {
    let fixture = Fixture()
    let stray = fixture.makeController("stray")
    let warnings = Diagnostics.collecting {
      stray.present(fixture.makeController("modal"), animated: true) {
        fixture.journal.note("completion")
      }
      fixture.simulator.settle()
    }
    #expect(warnings.count == 1 && warnings[0].contains("not in a window"))
    #expect(fixture.journal.count("completion") == 0)
    expectWorking(fixture)
  }

  @Test func dismissingTwiceIsReportedOnce() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let modal = fixture.present(fixture.makeController(delegate: delegate))
    let warnings = Diagnostics.collecting {
      modal.dismiss(animated: true) { fixture.journal.note("first") }
      fixture.simulator.advance(by: 0.1)
      modal.dismiss(animated: true) { fixture.journal.note("second") }
      Simulator.endTurn()
      fixture.root.dismiss(animated: false) { fixture.journal.note("third") }
      fixture.simulator.settle()
    }
    #expect(warnings.count == 1)
    #expect(fixture.journal.count("first") == 1)
    #expect(fixture.journal.count("second") + fixture.journal.count("third") == 0)
    expectWorking(fixture)
  }

  @Test func dismissingWhatWasNeverPresentedDoesNothing() {
    let fixture = Fixture()
    fixture.root.dismiss(animated: true)
    Simulator.endTurn()
    fixture.makeController().dismiss(animated: false)
    fixture.simulator.settle()
    #expect(fixture.journal.take().isEmpty)
    expectWorking(fixture)
  }

  @Test func dismissingInThePresentersCompletionWorks() {
    for animated in [true, false] {
      let fixture = Fixture()
      let modal = fixture.makeController()
      fixture.root.present(modal, animated: animated) {
        fixture.root.dismiss(animated: animated) { fixture.journal.note("dismissed") }
        Simulator.endTurn()
      }
      fixture.simulator.settle()
      #expect(fixture.journal.count("dismissed") == 1)
      #expect(fixture.stack == [fixture.root.view])
      expectWorking(fixture)
    }
  }

  @Test func presentingInADismissalsCompletionWorks() {
    for animated in [true, false] {
      let fixture = Fixture()
      fixture.present(fixture.makeController("first"))
      let second = fixture.makeController("second")
      fixture.root.dismiss(animated: animated) {
        fixture.root.present(second, animated: animated) { fixture.journal.note("presented") }
        Simulator.endTurn()
      }
      fixture.simulator.settle()
      #expect(fixture.journal.count("presented") == 1)
      #expect(second.view.window != nil && fixture.root.presentedViewController === second)
      fixture.root.dismiss(animated: false)
      expectWorking(fixture)
    }
  }

  @Test(arguments: [true, false])
  func presentingWhenAControllerAppearsWorks(animated: Bool) {
    let fixture = Fixture()
    let (first, second) = (fixture.makeController("first"), fixture.makeController("second"))
    first.onAppear = { first.present(second, animated: animated) }
    fixture.root.present(first, animated: animated)
    fixture.simulator.settle()
    #expect(first.presentedViewController === second && second.view.window != nil)
    fixture.root.dismiss(animated: false)
    #expect(fixture.stack == [fixture.root.view])
    expectWorking(fixture)
  }

  @Test(arguments: [true, false])
  func dismissingWhenAControllerAppearsKeepsTheCallsBalanced(animated: Bool) {
    let fixture = Fixture()
    let modal = fixture.makeController()
    modal.onAppear = { modal.dismiss(animated: animated) }
    fixture.root.present(modal, animated: animated)
    fixture.simulator.settle()
    #expect(fixture.stack == [fixture.root.view] && fixture.root.presentedViewController == nil)
    #expect(fixture.journal.endsBalanced("modal", isVisible: false), "\(fixture.journal.lines)")
    #expect(fixture.journal.endsBalanced("root", isVisible: true), "\(fixture.journal.lines)")
    expectWorking(fixture)
  }

  @Test func everyControllerIsFreedAfterAHundredCycles() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal, duration: 0.05)
    var kept: [WeakReference] = []
    for cycle in 0..<100 {
      let modal = fixture.makeController(
        style: [.fullScreen, .overFullScreen, .custom][cycle % 3],
        delegate: cycle % 2 == 0 ? delegate : nil)
      kept += [WeakReference(object: modal), WeakReference(object: modal.view)]
      fixture.root.present(modal, animated: cycle % 5 != 0)
      fixture.simulator.settle()
      fixture.root.dismiss(animated: cycle % 7 != 0)
      fixture.simulator.settle()
    }
    #expect(kept.count == 200 && kept.filter { $0.object != nil }.isEmpty)
    #expect(fixture.stack == [fixture.root.view])
  }
}
