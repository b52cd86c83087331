import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Orders of calls of `present` and `dismiss`.
@MainActor
struct PresentationTests {
  @Test func presentingFullScreen() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let modal = fixture.makeController(style: .fullScreen, delegate: delegate)
    fixture.root.present(modal, animated: true) { fixture.journal.note("completion") }
    Simulator.endTurn()
    #expect(
      fixture.journal.take() == [
        "modal didLoad", "delegate animator for presented", "delegate interactor for presentation",
        "root willDisappear", "modal willAppear", "animator duration", "animator animate",
      ])
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "modal didAppear", "root didDisappear", "completion", "animator ended true",
      ])
    #expect(fixture.root.view.window == nil && modal.view.window === fixture.simulator.window)
    #expect(modal.view.frame == fixture.simulator.window.bounds)
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .custom])
  func presentingOverLeavesThePresenterAlone(style: UIModalPresentationStyle) {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let modal = fixture.makeController(style: style, delegate: delegate)
    fixture.root.present(modal, animated: true) { fixture.journal.note("completion") }
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "modal didLoad", "delegate animator for presented", "delegate interactor for presentation",
        "modal willAppear", "animator duration", "animator animate", "modal didAppear",
        "completion", "animator ended true",
      ])
    #expect(fixture.root.view.window != nil)
  }

  @Test func presentingAtOnceAsksForNoAnimator() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let modal = fixture.makeController(delegate: delegate)
    fixture.root.present(modal, animated: false) { fixture.journal.note("completion") }
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "modal didLoad", "root willDisappear at once", "modal willAppear at once",
        "modal didAppear at once", "root didDisappear at once", "completion",
      ])
  }

  @Test func dismissingFullScreen() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let modal = fixture.present(fixture.makeController(delegate: delegate))
    modal.dismiss(animated: true) { fixture.journal.note("completion") }
    Simulator.endTurn()
    #expect(
      fixture.journal.take() == [
        "delegate animator for dismissed", "delegate interactor for dismissal",
        "modal willDisappear", "root willAppear", "animator duration", "animator animate",
      ])
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "root didAppear", "modal didDisappear", "completion", "animator ended true",
      ])
    #expect(fixture.stack == [fixture.root.view] && modal.view.window == nil)
    #expect(fixture.root.presentedViewController == nil && modal.presentingViewController == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .custom])
  func dismissingFromOverThePresenter(style: UIModalPresentationStyle) {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    fixture.present(fixture.makeController(style: style, delegate: delegate))
    fixture.root.dismiss(animated: true) { fixture.journal.note("completion") }
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "delegate animator for dismissed", "delegate interactor for dismissal",
        "modal willDisappear", "animator duration", "animator animate", "modal didDisappear",
        "completion", "animator ended true",
      ])
    #expect(fixture.stack == [fixture.root.view])
  }

  @Test func dismissingAtOnce() {
    let fixture = Fixture()
    fixture.present(fixture.makeController())
    fixture.root.dismiss(animated: false) { fixture.journal.note("completion") }
    fixture.simulator.settle()
    #expect(
      fixture.journal.take() == [
        "modal willDisappear at once", "root willAppear at once", "root didAppear at once",
        "modal didDisappear at once", "completion",
      ])
    #expect(fixture.stack == [fixture.root.view])
  }

  @Test func theTraceListsTheCallsThatAreMade() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let modal = fixture.makeController(delegate: delegate)
    var calls: [String] = []
    TransitionTrace.onCall = { calls.append("\($0.object).\($0.call)") }
    defer { TransitionTrace.onCall = nil }
    fixture.root.present(modal, animated: true)
    fixture.simulator.settle()
    #expect(
      calls == [
        "JournalController.viewDidLoad()",
        "JournalDelegate.animationController(forPresented:presenting:source:)",
        "JournalDelegate.interactionControllerForPresentation(using:)",
        "JournalController.viewWillDisappear(_:)", "JournalController.viewWillAppear(_:)",
        "JournalAnimator.transitionDuration(using:)", "JournalAnimator.animateTransition(using:)",
        "JournalController.viewIsAppearing(_:)",
        "JournalController.viewDidAppear(_:)", "JournalController.viewDidDisappear(_:)",
        "JournalAnimator.animationEnded(_:)",
      ])
  }

  @Test func withoutAnAnimatorNoInteractionControllerIsAskedFor() {
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    delegate.animates = false
    let modal = fixture.makeController(delegate: delegate)
    fixture.root.present(modal, animated: true)
    fixture.simulator.settle()
    fixture.root.dismiss(animated: true)
    fixture.simulator.settle()
    #expect(fixture.journal.lines.filter { $0.contains("interactor") }.isEmpty)
    #expect(fixture.journal.count("modal didAppear") == 1)
    #expect(fixture.journal.count("modal didDisappear") == 1)
  }

  /// Animators branch on these.
  @Test func whatIsBeingDoneHoldsFromTheWillToTheDidCall() {
    final class Asking: JournalController {
      override func note(_ call: String) {
        super.note(
          "\(call)\(isBeingPresented ? " presented" : "")\(isBeingDismissed ? " dismissed" : "")")
      }
    }
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let modal = Asking("modal", fixture.journal)
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = delegate
    delegate.animator.onCall = { _ in
      modal.note("animator asks")
    }
    fixture.root.present(modal, animated: true) { modal.note("completion") }
    fixture.simulator.settle()
    modal.dismiss(animated: true) { modal.note("completion") }
    fixture.simulator.settle()
    #expect(
      fixture.journal.take().filter { $0.hasPrefix("modal") } == [
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
    let fixture = Fixture()
    let delegate = JournalDelegate(fixture.journal)
    let modal = fixture.makeController(style: style, delegate: delegate)
    let bounds = fixture.simulator.window.bounds
    var checks = 0
    delegate.animator.onCall = { context in
      checks += 1
      #expect(context.viewController(forKey: .from) === fixture.root)
      #expect(context.viewController(forKey: .to) === modal)
      #expect(context.view(forKey: .to) === modal.view)
      #expect((context.view(forKey: .from) != nil) == removesPresenter)
      #expect(context.containerView.window === fixture.simulator.window)
      #expect(fixture.root.view.isDescendant(of: context.containerView) == removesPresenter)
      #expect(context.initialFrame(for: modal) == .zero)
      #expect(context.finalFrame(for: modal) == bounds)
      #expect(context.initialFrame(for: fixture.root) == bounds)
      #expect(context.presentationStyle == style)
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    }
    fixture.root.present(modal, animated: true)
    fixture.simulator.settle()
    delegate.animator.onCall = { context in
      checks += 1
      #expect(context.viewController(forKey: .from) === modal)
      #expect(context.viewController(forKey: .to) === fixture.root)
      #expect(context.view(forKey: .from) === modal.view)
      #expect((context.view(forKey: .to) === fixture.root.view) == removesPresenter)
      #expect(context.finalFrame(for: fixture.root) == bounds)
      #expect(context.initialFrame(for: modal) == bounds)
      #expect(context.finalFrame(for: modal) == (style == .custom ? bounds : .zero))
    }
    modal.dismiss(animated: true)
    fixture.simulator.settle()
    #expect(checks == 4)
  }

  @Test func aPresenterThatTheAnimatorRemovesOrLeavesIsBackAfterwards() {
    for removesByHand in [false, true] {
      let fixture = Fixture()
      let delegate = JournalDelegate(fixture.journal)
      delegate.animator.instead = { context in
        context.containerView.addSubview(context.view(forKey: .to) ?? UIView())
        if removesByHand { context.view(forKey: .from)?.removeFromSuperview() }
        context.completeTransition(true)
      }
      let modal = fixture.makeController(delegate: delegate)
      fixture.root.present(modal, animated: true)
      fixture.simulator.settle()
      #expect(fixture.root.view.window == nil && modal.view.window != nil)
      fixture.root.dismiss(animated: true)
      fixture.simulator.settle()
      #expect(fixture.stack == [fixture.root.view], "removed by hand: \(removesByHand)")
      #expect(fixture.root.view.frame == fixture.simulator.window.bounds)
    }
  }

  @Test func theSystemsOwnAnimationCoversFromBelow() {
    let fixture = Fixture()
    let modal = fixture.makeController()
    fixture.root.present(modal, animated: true)
    fixture.simulator.advanceFrame()
    let height = fixture.simulator.window.bounds.height
    #expect(isNear(modal.view.shownFrame.minY, height))
    fixture.simulator.advance(by: 0.25)
    // The spring 3 / 1000 / 500 is critically damped: 1 − (1 + ωt) e^(−ωt).
    let phase = (1000.0 / 3).squareRoot() * 0.25
    let expected = height * (1 + phase) * exp(-phase)
    #expect(isNear(modal.view.shownFrame.minY, expected, within: 0.01))
    fixture.simulator.settle()
    #expect(modal.view.shownFrame.minY == 0)
    #expect(fixture.journal.count("modal didAppear") == 1)
  }
}
