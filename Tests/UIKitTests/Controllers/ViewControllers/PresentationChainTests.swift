import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Several controllers presented one on the other.
@MainActor
struct PresentationChainTests {
  private func balance(_ lines: [String], _ name: String) -> Int {
    lines.reduce(0) { sum, line in
      if line.hasPrefix("\(name) didAppear") { return sum + 1 }
      return line.hasPrefix("\(name) didDisappear") ? sum - 1 : sum
    }
  }

  @Test func eachPresentsTheNext() {
    let fixture = Fixture()
    let first = fixture.present(fixture.makeController("first"))
    let second = fixture.present(fixture.makeController("second"), from: first)
    #expect(fixture.root.presentedViewController === first)
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === first)
    second.dismiss(animated: false)
    #expect(first.view.window != nil && second.view.window == nil)
    #expect(fixture.root.presentedViewController === first)
  }

  @Test func dismissingTheLowestTakesAllAwayAndAnimatesTheTopmost() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let first = fixture.present(fixture.makeController("first"))
    let second = fixture.present(fixture.makeController("second"), from: first)
    let third = fixture.present(
      fixture.makeController("third", style: .overFullScreen, delegate: delegate), from: second)
    fixture.root.dismiss(animated: true) { fixture.journal.note("completion") }
    Simulator.endTurn()
    #expect(delegate.animator.context?.viewController(forKey: .from) === third)
    #expect(delegate.animator.context?.viewController(forKey: .to) === fixture.root)
    fixture.simulator.settle()
    let calls = fixture.journal.take()
    #expect(calls.filter { $0.hasPrefix("root") } == ["root willAppear", "root didAppear"])
    #expect(calls.filter { $0.hasPrefix("first") }.isEmpty, "it was out of sight already")
    #expect(
      calls.filter { $0.hasPrefix("second") } == ["second willDisappear", "second didDisappear"])
    #expect(
      calls.filter { $0.hasPrefix("third") } == ["third willDisappear", "third didDisappear"])
    #expect(calls.suffix(2) == ["completion", "animator ended true"])
    #expect(fixture.stack == [fixture.root.view])
    for controller in [first, second, third] {
      #expect(controller.presentingViewController == nil && controller.view.window == nil)
      #expect(controller.presentedViewController == nil)
    }
  }

  /// The presenter was never removed from the window, although a controller between covers the
  /// screen.
  @Test func dismissingAFullScreenOneTogetherWithAnOverlayLeavesThePresenterAlone() {
    let fixture = Fixture()
    let first = fixture.present(fixture.makeController("first", style: .overFullScreen))
    let second = fixture.present(fixture.makeController("second"), from: first)
    #expect(fixture.root.view.window != nil && first.view.window == nil)
    fixture.root.dismiss(animated: true)
    fixture.simulator.settle()
    #expect(fixture.stack == [fixture.root.view])
    #expect(
      fixture.journal.take() == ["second willDisappear", "second didDisappear"],
      "neither the presenter nor what was out of sight is notified of it")
    #expect(first.presentingViewController == nil && second.presentingViewController == nil)
  }

  @Test func cancellingTheDismissalOfAChainBringsBackOnlyWhatWasInSight() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let interactor = UIPercentDrivenInteractiveTransition()
    let first = fixture.present(fixture.makeController("first", style: .overFullScreen))
    let second = fixture.present(fixture.makeController("second", delegate: delegate), from: first)
    delegate.interactor = interactor
    fixture.root.dismiss(animated: true)
    Simulator.endTurn()
    interactor.update(0.5)
    interactor.cancel()
    fixture.simulator.settle()
    let calls = fixture.journal.take()
    #expect(calls.filter { $0.hasPrefix("first") || $0.hasPrefix("root") }.isEmpty, "\(calls)")
    #expect(
      calls.filter { $0.hasPrefix("second") }.suffix(2) == [
        "second willAppear", "second didAppear",
      ])
    #expect(second.view.window != nil && first.presentedViewController === second)
  }

  @Test func dismissingTheMiddleTakesAwayWhatItPresents() {
    let fixture = Fixture()
    let first = fixture.present(fixture.makeController("first"))
    let second = fixture.present(fixture.makeController("second"), from: first)
    first.dismiss(animated: false)
    #expect(second.view.window == nil && first.view.window != nil)
    #expect(
      fixture.journal.take() == [
        "second willDisappear at once", "first willAppear at once", "first didAppear at once",
        "second didDisappear at once",
      ])
    first.dismiss(animated: false)
    #expect(first.view.window == nil && fixture.stack == [fixture.root.view])
  }

  @Test func aNewRootDropsWhatTheOldOnePresented() {
    let fixture = Fixture()
    let first = fixture.present(fixture.makeController("first"))
    let second = fixture.present(fixture.makeController("second", style: .custom), from: first)
    let next = fixture.makeController("next")
    fixture.simulator.window.rootViewController = next
    fixture.simulator.settle()
    #expect(fixture.stack == [next.view])
    #expect(first.view.window == nil && second.view.window == nil)
    let calls = fixture.journal.take()
    #expect(balance(calls, "first") == -1 && balance(calls, "second") == -1)
    #expect(balance(calls, "next") == 1)
    #expect(fixture.root.presentedViewController == nil)
    let modal = fixture.present(fixture.makeController("again"), from: next)
    #expect(modal.view.window != nil)
  }

  @Test func aDeepChainComesAndGoes() {
    let fixture = Fixture()
    var top = fixture.root
    for level in 0..<20 {
      top = fixture.present(
        fixture.makeController("\(level)", style: level % 2 == 0 ? .fullScreen : .overFullScreen),
        from: top)
    }
    fixture.root.dismiss(animated: false)
    #expect(fixture.stack == [fixture.root.view])
    let calls = fixture.journal.take()
    #expect(balance(calls, "root") == 1 && balance(calls, "19") == -1)
  }
}
