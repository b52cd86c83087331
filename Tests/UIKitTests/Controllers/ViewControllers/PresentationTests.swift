import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Orders of calls of `present` and `dismiss`.
@MainActor
@Suite struct PresentationTests {
  @Test func presentingFullScreen() {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    let modal = stand.makeController(style: .fullScreen, delegate: delegate)
    stand.root.present(modal, animated: true) { stand.journal.note("completion") }
    Simulator.endTurn()
    #expect(
      stand.journal.take() == [
        "modal didLoad", "delegate animator for presented", "delegate interactor for presentation",
        "root willDisappear", "modal willAppear", "animator duration", "animator animate",
      ])
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "modal didAppear", "root didDisappear", "completion", "animator ended true",
      ])
    #expect(stand.root.view.window == nil && modal.view.window === stand.simulator.window)
    #expect(modal.view.frame == stand.simulator.window.bounds)
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .custom])
  func presentingOverLeavesThePresenterAlone(style: UIModalPresentationStyle) {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    let modal = stand.makeController(style: style, delegate: delegate)
    stand.root.present(modal, animated: true) { stand.journal.note("completion") }
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "modal didLoad", "delegate animator for presented", "delegate interactor for presentation",
        "modal willAppear", "animator duration", "animator animate", "modal didAppear",
        "completion", "animator ended true",
      ])
    #expect(stand.root.view.window != nil)
  }

  @Test func presentingAtOnceAsksNobody() {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    let modal = stand.makeController(delegate: delegate)
    stand.root.present(modal, animated: false) { stand.journal.note("completion") }
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "modal didLoad", "root willDisappear at once", "modal willAppear at once",
        "modal didAppear at once", "root didDisappear at once", "completion",
      ])
  }

  @Test func dismissingFullScreen() {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    let modal = stand.present(stand.makeController(delegate: delegate))
    modal.dismiss(animated: true) { stand.journal.note("completion") }
    Simulator.endTurn()
    #expect(
      stand.journal.take() == [
        "delegate animator for dismissed", "delegate interactor for dismissal",
        "modal willDisappear", "root willAppear", "animator duration", "animator animate",
      ])
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "root didAppear", "modal didDisappear", "completion", "animator ended true",
      ])
    #expect(stand.stack == [stand.root.view] && modal.view.window == nil)
    #expect(stand.root.presentedViewController == nil && modal.presentingViewController == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .custom])
  func dismissingFromOverThePresenter(style: UIModalPresentationStyle) {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    stand.present(stand.makeController(style: style, delegate: delegate))
    stand.root.dismiss(animated: true) { stand.journal.note("completion") }
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "delegate animator for dismissed", "delegate interactor for dismissal",
        "modal willDisappear", "animator duration", "animator animate", "modal didDisappear",
        "completion", "animator ended true",
      ])
    #expect(stand.stack == [stand.root.view])
  }

  @Test func dismissingAtOnce() {
    let stand = Stand()
    stand.present(stand.makeController())
    stand.root.dismiss(animated: false) { stand.journal.note("completion") }
    stand.simulator.settle()
    #expect(
      stand.journal.take() == [
        "modal willDisappear at once", "root willAppear at once", "root didAppear at once",
        "modal didDisappear at once", "completion",
      ])
    #expect(stand.stack == [stand.root.view])
  }

  @Test func theTraceTellsTheCallsThatAreMade() {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    let modal = stand.makeController(delegate: delegate)
    var calls: [String] = []
    TransitionTrace.onCall = { calls.append("\($0.object).\($0.call)") }
    defer { TransitionTrace.onCall = nil }
    stand.root.present(modal, animated: true)
    stand.simulator.settle()
    #expect(
      calls == [
        "JournalController.viewDidLoad()",
        "JournalDelegate.animationController(forPresented:presenting:source:)",
        "JournalDelegate.interactionControllerForPresentation(using:)",
        "JournalController.viewWillDisappear(_:)", "JournalController.viewWillAppear(_:)",
        "JournalAnimator.transitionDuration(using:)", "JournalAnimator.animateTransition(using:)",
        "JournalController.viewDidAppear(_:)", "JournalController.viewDidDisappear(_:)",
        "JournalAnimator.animationEnded(_:)",
      ])
  }

  @Test func withoutAnAnimatorNobodyIsAskedForInteraction() {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    delegate.animates = false
    let modal = stand.makeController(delegate: delegate)
    stand.root.present(modal, animated: true)
    stand.simulator.settle()
    stand.root.dismiss(animated: true)
    stand.simulator.settle()
    #expect(stand.journal.lines.filter { $0.contains("interactor") }.isEmpty)
    #expect(stand.journal.count("modal didAppear") == 1)
    #expect(stand.journal.count("modal didDisappear") == 1)
  }

  /// Animators branch on these.
  @Test func whatIsBeingDoneHoldsFromTheWillToTheDidCall() {
    final class Asking: JournalController {
      override func note(_ call: String) {
        super.note(
          "\(call)\(isBeingPresented ? " presented" : "")\(isBeingDismissed ? " dismissed" : "")")
      }
    }
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    let modal = Asking("modal", stand.journal)
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = delegate
    delegate.animator.onCall = { _ in
      modal.note("animator asks")
    }
    stand.root.present(modal, animated: true) { modal.note("completion") }
    stand.simulator.settle()
    modal.dismiss(animated: true) { modal.note("completion") }
    stand.simulator.settle()
    #expect(
      stand.journal.take().filter { $0.hasPrefix("modal") } == [
        "modal didLoad", "modal willAppear presented", "modal animator asks presented",
        "modal animator asks presented", "modal didAppear presented", "modal completion",
        "modal willDisappear dismissed", "modal animator asks dismissed",
        "modal animator asks dismissed", "modal didDisappear dismissed", "modal completion",
      ])
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false), (.custom, false),
  ])
  func theContextKnowsViewsControllersAndFrames(
    style: UIModalPresentationStyle, removesPresenter: Bool
  ) {
    let stand = Stand()
    let delegate = JournalDelegate(stand.journal)
    let modal = stand.makeController(style: style, delegate: delegate)
    let bounds = stand.simulator.window.bounds
    var checks = 0
    delegate.animator.onCall = { context in
      checks += 1
      #expect(context.viewController(forKey: .from) === stand.root)
      #expect(context.viewController(forKey: .to) === modal)
      #expect(context.view(forKey: .to) === modal.view)
      #expect((context.view(forKey: .from) != nil) == removesPresenter)
      #expect(context.containerView.window === stand.simulator.window)
      #expect(stand.root.view.isDescendant(of: context.containerView) == removesPresenter)
      #expect(context.initialFrame(for: modal) == .zero)
      #expect(context.finalFrame(for: modal) == bounds)
      #expect(context.initialFrame(for: stand.root) == bounds)
      #expect(context.presentationStyle == style)
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    }
    stand.root.present(modal, animated: true)
    stand.simulator.settle()
    delegate.animator.onCall = { context in
      checks += 1
      #expect(context.viewController(forKey: .from) === modal)
      #expect(context.viewController(forKey: .to) === stand.root)
      #expect(context.view(forKey: .from) === modal.view)
      #expect((context.view(forKey: .to) === stand.root.view) == removesPresenter)
      #expect(context.finalFrame(for: stand.root) == bounds)
      #expect(context.initialFrame(for: modal) == bounds)
    }
    modal.dismiss(animated: true)
    stand.simulator.settle()
    #expect(checks == 4)
  }

  @Test func aPresenterThatTheAnimatorRemovesOrLeavesIsBackAfterwards() {
    for removesByHand in [false, true] {
      let stand = Stand()
      let delegate = JournalDelegate(stand.journal)
      delegate.animator.instead = { context in
        context.containerView.addSubview(context.view(forKey: .to) ?? UIView())
        if removesByHand { context.view(forKey: .from)?.removeFromSuperview() }
        context.completeTransition(true)
      }
      let modal = stand.makeController(delegate: delegate)
      stand.root.present(modal, animated: true)
      stand.simulator.settle()
      #expect(stand.root.view.window == nil && modal.view.window != nil)
      stand.root.dismiss(animated: true)
      stand.simulator.settle()
      #expect(stand.stack == [stand.root.view], "removed by hand: \(removesByHand)")
      #expect(stand.root.view.frame == stand.simulator.window.bounds)
    }
  }

  @Test func theSystemsOwnAnimationCoversFromBelow() {
    let stand = Stand()
    let modal = stand.makeController()
    stand.root.present(modal, animated: true)
    stand.simulator.advanceFrame()
    let height = stand.simulator.window.bounds.height
    #expect(isNear(modal.view.shownFrame.minY, height))
    stand.simulator.advance(by: 0.25)
    // The spring 3 / 1000 / 500 is critically damped: 1 − (1 + ωt) e^(−ωt).
    let phase = (1000.0 / 3).squareRoot() * 0.25
    let expected = height * (1 + phase) * exp(-phase)
    #expect(isNear(modal.view.shownFrame.minY, expected, within: 0.01))
    stand.simulator.settle()
    #expect(modal.view.shownFrame.minY == 0)
    #expect(stand.journal.count("modal didAppear") == 1)
  }
}
