import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Several controllers presented one on the other.
@MainActor
@Suite struct PresentationChainTests {
  private func balance(_ lines: [String], _ name: String) -> Int {
    lines.reduce(0) { sum, line in
      if line.hasPrefix("\(name) didAppear") { return sum + 1 }
      return line.hasPrefix("\(name) didDisappear") ? sum - 1 : sum
    }
  }

  @Test func eachPresentsTheNext() {
    let stand = Stand()
    let first = stand.present(stand.makeController("first"))
    let second = stand.present(stand.makeController("second"), from: first)
    #expect(stand.root.presentedViewController === first)
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === first)
    second.dismiss(animated: false)
    #expect(first.view.window != nil && second.view.window == nil)
    #expect(stand.root.presentedViewController === first)
  }

  @Test func dismissingTheLowestTakesAllAwayAndAnimatesTheTopmost() {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    let first = stand.present(stand.makeController("first"))
    let second = stand.present(stand.makeController("second"), from: first)
    let third = stand.present(
      stand.makeController("third", style: .overFullScreen, delegate: delegate), from: second)
    stand.root.dismiss(animated: true) { stand.journal.note("completion") }
    Simulator.endTurn()
    #expect(delegate.animator.context?.viewController(forKey: .from) === third)
    #expect(delegate.animator.context?.viewController(forKey: .to) === stand.root)
    stand.simulator.settle()
    let calls = stand.journal.take()
    #expect(calls.filter { $0.hasPrefix("root") } == ["root willAppear", "root didAppear"])
    #expect(calls.filter { $0.hasPrefix("first") }.isEmpty, "it was out of sight already")
    #expect(
      calls.filter { $0.hasPrefix("second") } == ["second willDisappear", "second didDisappear"])
    #expect(
      calls.filter { $0.hasPrefix("third") } == ["third willDisappear", "third didDisappear"])
    #expect(calls.suffix(2) == ["completion", "animator ended true"])
    #expect(stand.stack == [stand.root.view])
    for controller in [first, second, third] {
      #expect(controller.presentingViewController == nil && controller.view.window == nil)
      #expect(controller.presentedViewController == nil)
    }
  }

  /// The presenter was never taken out of the window, though something between covers the screen.
  @Test func dismissingAFullScreenOneTogetherWithAnOverlayLeavesThePresenterAlone() {
    let stand = Stand()
    let first = stand.present(stand.makeController("first", style: .overFullScreen))
    let second = stand.present(stand.makeController("second"), from: first)
    #expect(stand.root.view.window != nil && first.view.window == nil)
    stand.root.dismiss(animated: true)
    stand.simulator.settle()
    #expect(stand.stack == [stand.root.view])
    #expect(
      stand.journal.take() == ["second willDisappear", "second didDisappear"],
      "neither the presenter nor what was out of sight hears of it")
    #expect(first.presentingViewController == nil && second.presentingViewController == nil)
  }

  @Test func cancellingTheDismissalOfAChainBringsBackOnlyWhatWasInSight() {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    let interactor = UIPercentDrivenInteractiveTransition()
    let first = stand.present(stand.makeController("first", style: .overFullScreen))
    let second = stand.present(stand.makeController("second", delegate: delegate), from: first)
    delegate.interactor = interactor
    stand.root.dismiss(animated: true)
    Simulator.endTurn()
    interactor.update(0.5)
    interactor.cancel()
    stand.simulator.settle()
    let calls = stand.journal.take()
    #expect(calls.filter { $0.hasPrefix("first") || $0.hasPrefix("root") }.isEmpty, "\(calls)")
    #expect(
      calls.filter { $0.hasPrefix("second") }.suffix(2) == [
        "second willAppear", "second didAppear",
      ])
    #expect(second.view.window != nil && first.presentedViewController === second)
  }

  @Test func dismissingTheMiddleTakesAwayWhatItPresents() {
    let stand = Stand()
    let first = stand.present(stand.makeController("first"))
    let second = stand.present(stand.makeController("second"), from: first)
    first.dismiss(animated: false)
    #expect(second.view.window == nil && first.view.window != nil)
    #expect(
      stand.journal.take() == [
        "second willDisappear at once", "first willAppear at once", "first didAppear at once",
        "second didDisappear at once",
      ])
    first.dismiss(animated: false)
    #expect(first.view.window == nil && stand.stack == [stand.root.view])
  }

  @Test func aNewRootDropsWhatTheOldOnePresented() {
    let stand = Stand()
    let first = stand.present(stand.makeController("first"))
    let second = stand.present(stand.makeController("second", style: .custom), from: first)
    let next = stand.makeController("next")
    stand.simulator.window.rootViewController = next
    stand.simulator.settle()
    #expect(stand.stack == [next.view])
    #expect(first.view.window == nil && second.view.window == nil)
    let calls = stand.journal.take()
    #expect(balance(calls, "first") == -1 && balance(calls, "second") == -1)
    #expect(balance(calls, "next") == 1)
    #expect(stand.root.presentedViewController == nil)
    let modal = stand.present(stand.makeController("again"), from: next)
    #expect(modal.view.window != nil)
  }

  @Test func aDeepChainComesAndGoes() {
    let stand = Stand()
    var top = stand.root
    for level in 0..<20 {
      top = stand.present(
        stand.makeController("\(level)", style: level % 2 == 0 ? .fullScreen : .overFullScreen),
        from: top)
    }
    stand.root.dismiss(animated: false)
    #expect(stand.stack == [stand.root.view])
    let calls = stand.journal.take()
    #expect(balance(calls, "root") == 1 && balance(calls, "19") == -1)
  }
}
