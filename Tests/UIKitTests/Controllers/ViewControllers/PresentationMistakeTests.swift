import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// What is refused, and what callers get wrong: one clear warning, and nothing lost or stuck.
@MainActor
@Suite struct PresentationMistakeTests {
  /// The next presentation and dismissal work as if nothing had been.
  private func expectWorking(_ stand: Stand) {
    let modal = stand.makeController("after")
    stand.root.present(modal, animated: true)
    stand.simulator.settle()
    #expect(modal.view.window != nil && !UIApplication.shared.isIgnoringInteractionEvents)
    stand.root.dismiss(animated: true)
    stand.simulator.settle()
    #expect(stand.stack == [stand.root.view])
    #expect(!stand.isTransitioning)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func aSecondPresentationIsRefused() {
    let stand = Stand()
    stand.present(stand.makeController("first"))
    let told = Diagnostics.collecting {
      stand.root.present(stand.makeController("second"), animated: true) {
        stand.journal.note("completion")
      }
      stand.simulator.settle()
    }
    #expect(told.count == 1 && told[0].contains("already presents"))
    #expect(stand.journal.count("completion") == 0)
    stand.root.dismiss(animated: false)
    expectWorking(stand)
  }

  @Test func aPresentationWhileOneRunsIsRefused() {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    let modal = stand.makeController(delegate: delegate)
    stand.root.present(modal, animated: true)
    stand.simulator.advance(by: 0.2)
    let told = Diagnostics.collecting {
      stand.root.present(stand.makeController("second"), animated: true) {
        stand.journal.note("completion")
      }
      Simulator.endTurn()
      modal.present(stand.makeController("third"), animated: true) {
        stand.journal.note("completion")
      }
      stand.simulator.settle()
    }
    #expect(told.count == 2)
    #expect(stand.journal.count("completion") == 0)
    #expect(stand.journal.count("modal didAppear") == 1)
    stand.root.dismiss(animated: false)
    expectWorking(stand)
  }

  @Test func whatIsOnScreenCannotBePresented() {
    let stand = Stand()
    let first = stand.present(stand.makeController("first"))
    let told = Diagnostics.collecting {
      first.present(first, animated: false)
      first.present(stand.root, animated: false)
      let child = stand.makeController("child")
      first.addChild(child)
      first.present(child, animated: false)
    }
    #expect(told.count >= 1)
    #expect(first.presentedViewController == nil)
    stand.root.dismiss(animated: false)
    expectWorking(stand)
  }

  @Test func aControllerThatIsNotInAWindowCannotPresent() {
    let stand = Stand()
    let stray = stand.makeController("stray")
    let told = Diagnostics.collecting {
      stray.present(stand.makeController("modal"), animated: true) {
        stand.journal.note("completion")
      }
      stand.simulator.settle()
    }
    #expect(told.count == 1 && told[0].contains("not in a window"))
    #expect(stand.journal.count("completion") == 0)
    expectWorking(stand)
  }

  @Test func dismissingTwiceIsToldOnce() {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    let modal = stand.present(stand.makeController(delegate: delegate))
    let told = Diagnostics.collecting {
      modal.dismiss(animated: true) { stand.journal.note("first") }
      stand.simulator.advance(by: 0.1)
      modal.dismiss(animated: true) { stand.journal.note("second") }
      Simulator.endTurn()
      stand.root.dismiss(animated: false) { stand.journal.note("third") }
      stand.simulator.settle()
    }
    #expect(told.count == 1)
    #expect(stand.journal.count("first") == 1)
    #expect(stand.journal.count("second") + stand.journal.count("third") == 0)
    expectWorking(stand)
  }

  @Test func dismissingWhatWasNeverPresentedDoesNothing() {
    let stand = Stand()
    stand.root.dismiss(animated: true)
    Simulator.endTurn()
    stand.makeController().dismiss(animated: false)
    stand.simulator.settle()
    #expect(stand.journal.take().isEmpty)
    expectWorking(stand)
  }

  @Test func dismissingInThePresentersCompletionWorks() {
    for animated in [true, false] {
      let stand = Stand()
      let modal = stand.makeController()
      stand.root.present(modal, animated: animated) {
        stand.root.dismiss(animated: animated) { stand.journal.note("dismissed") }
        Simulator.endTurn()
      }
      stand.simulator.settle()
      #expect(stand.journal.count("dismissed") == 1)
      #expect(stand.stack == [stand.root.view])
      expectWorking(stand)
    }
  }

  @Test func presentingInADismissalsCompletionWorks() {
    for animated in [true, false] {
      let stand = Stand()
      stand.present(stand.makeController("first"))
      let second = stand.makeController("second")
      stand.root.dismiss(animated: animated) {
        stand.root.present(second, animated: animated) { stand.journal.note("presented") }
        Simulator.endTurn()
      }
      stand.simulator.settle()
      #expect(stand.journal.count("presented") == 1)
      #expect(second.view.window != nil && stand.root.presentedViewController === second)
      stand.root.dismiss(animated: false)
      expectWorking(stand)
    }
  }

  @Test(arguments: [true, false])
  func presentingWhenAControllerAppearsWorks(animated: Bool) {
    let stand = Stand()
    let (first, second) = (stand.makeController("first"), stand.makeController("second"))
    first.onAppear = { first.present(second, animated: animated) }
    stand.root.present(first, animated: animated)
    stand.simulator.settle()
    #expect(first.presentedViewController === second && second.view.window != nil)
    stand.root.dismiss(animated: false)
    #expect(stand.stack == [stand.root.view])
    expectWorking(stand)
  }

  @Test(arguments: [true, false])
  func dismissingWhenAControllerAppearsKeepsTheCallsBalanced(animated: Bool) {
    let stand = Stand()
    let modal = stand.makeController()
    modal.onAppear = { modal.dismiss(animated: animated) }
    stand.root.present(modal, animated: animated)
    stand.simulator.settle()
    #expect(stand.stack == [stand.root.view] && stand.root.presentedViewController == nil)
    #expect(stand.journal.endsBalanced("modal", isVisible: false), "\(stand.journal.lines)")
    #expect(stand.journal.endsBalanced("root", isVisible: true), "\(stand.journal.lines)")
    expectWorking(stand)
  }

  @Test func everyControllerIsFreedAfterAHundredCycles() {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal, duration: 0.05)
    var kept: [WeakReference] = []
    for cycle in 0..<100 {
      let modal = stand.makeController(
        style: [.fullScreen, .overFullScreen, .custom][cycle % 3],
        delegate: cycle % 2 == 0 ? delegate : nil)
      kept += [WeakReference(object: modal), WeakReference(object: modal.view)]
      stand.root.present(modal, animated: cycle % 5 != 0)
      stand.simulator.settle()
      stand.root.dismiss(animated: cycle % 7 != 0)
      stand.simulator.settle()
    }
    #expect(kept.count == 200 && kept.filter { $0.object != nil }.isEmpty)
    #expect(stand.stack == [stand.root.view])
  }
}
