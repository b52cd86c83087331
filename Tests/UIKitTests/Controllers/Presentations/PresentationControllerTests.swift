import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// A presentation controller of the app's own: when it is called, and what it decides.
@MainActor
struct PresentationControllerTests {
  @MainActor
  final class PresentationFixture {
    let screen: Fixture
    let delegate: CardDelegate
    let presented: JournalController

    init(size: CGSize = CGSize(width: 400, height: 800)) {
      screen = Fixture(size: size)
      delegate = CardDelegate(screen.journal)
      presented = JournalController("card", screen.journal)
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = delegate
      _ = screen.journal.take()
    }

    func present(animated: Bool = true) {
      screen.root.present(presented, animated: animated) {
        self.screen.journal.note("completion")
      }
      Simulator.endTurn()
    }

    func dismiss(animated: Bool = true) {
      screen.root.dismiss(animated: animated) { self.screen.journal.note("completion") }
      Simulator.endTurn()
    }
  }

  @Test func theCallsOfAPresentationComeInUIKitsOrder() {
    let fixture = PresentationFixture()
    fixture.present()
    fixture.screen.simulator.settle()
    #expect(
      fixture.screen.journal.take() == [
        "card didLoad", "delegate presentation controller", "delegate animator for presented",
        "delegate interactor for presentation", "presentation willBegin in container",
        "card willAppear", "animator duration", "animator animate", "presentation didEnd true",
        "card didAppear", "completion", "animator ended true",
      ])
    fixture.dismiss()
    fixture.screen.simulator.settle()
    #expect(
      fixture.screen.journal.take() == [
        "delegate animator for dismissed", "delegate interactor for dismissal",
        "dismissal willBegin", "card willDisappear", "animator duration", "animator animate",
        "dismissal didEnd true", "card didDisappear", "completion", "animator ended true",
      ])
    #expect(fixture.delegate.controller?.containerView == nil)
  }

  @Test func withoutAnimationTheControllerIsCalledAllTheSame() {
    let fixture = PresentationFixture()
    fixture.present(animated: false)
    #expect(
      fixture.screen.journal.take() == [
        "card didLoad", "delegate presentation controller", "presentation willBegin in container",
        "card willAppear at once", "presentation didEnd true", "card didAppear at once",
        "completion",
      ])
    #expect(fixture.delegate.controller?.dimming.alpha == 0.5)
    fixture.dismiss(animated: false)
    #expect(
      fixture.screen.journal.take() == [
        "dismissal willBegin", "card willDisappear at once", "dismissal didEnd true",
        "card didDisappear at once", "completion",
      ])
  }

  @Test func aPresenterThatIsRemovedIsNotifiedOfIt() {
    let fixture = PresentationFixture()
    fixture.delegate.configure = { $0.removesPresenter = true }
    fixture.present()
    fixture.screen.simulator.settle()
    #expect(
      fixture.screen.journal.take() == [
        "card didLoad", "delegate presentation controller", "delegate animator for presented",
        "delegate interactor for presentation", "presentation willBegin in container",
        "root willDisappear", "card willAppear", "animator duration", "animator animate",
        "presentation didEnd true", "card didAppear", "root didDisappear", "completion",
        "animator ended true",
      ])
    #expect(fixture.screen.root.view.window == nil)
    fixture.dismiss()
    fixture.screen.simulator.settle()
    #expect(
      fixture.screen.journal.take() == [
        "delegate animator for dismissed", "delegate interactor for dismissal",
        "dismissal willBegin", "card willDisappear", "root willAppear", "animator duration",
        "animator animate", "dismissal didEnd true", "root didAppear", "card didDisappear",
        "completion", "animator ended true",
      ])
    #expect(fixture.screen.root.view.window != nil)
  }

  @Test func nothingIsLeftAfterACancelledGesture() {
    let fixture = PresentationFixture()
    let interactiveDriver = UIPercentDrivenInteractiveTransition()
    fixture.delegate.transitions.interactor = interactiveDriver
    fixture.present()
    interactiveDriver.update(0.5)
    fixture.screen.simulator.advanceFrame()
    let dimming = fixture.delegate.controller?.dimming
    #expect(abs((dimming?.layer.presentation()?.opacity ?? 0) - 0.25) < 1e-3)
    interactiveDriver.cancel()
    fixture.screen.simulator.settle()
    #expect(
      fixture.screen.journal.take().suffix(4) == [
        "presentation didEnd false", "card willDisappear", "card didDisappear",
        "animator ended false",
      ])
    #expect(dimming?.superview == nil && fixture.screen.root.presentedViewController == nil)

    fixture.delegate.transitions.interactor = nil
    fixture.present(animated: false)
    fixture.delegate.transitions.interactor = interactiveDriver
    _ = fixture.screen.journal.take()
    fixture.dismiss()
    interactiveDriver.update(0.3)
    interactiveDriver.cancel()
    fixture.screen.simulator.settle()
    #expect(
      fixture.screen.journal.take().suffix(4) == [
        "dismissal didEnd false", "card willAppear", "card didAppear", "animator ended false",
      ])
    #expect(fixture.delegate.controller?.dimming.alpha == 0.5)
  }

  @Test func itDecidesWhereThePresentedViewLies() {
    let fixture = PresentationFixture()
    fixture.present(animated: false)
    #expect(fixture.presented.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    fixture.screen.simulator.resize(to: CGSize(width: 500, height: 600))
    fixture.screen.simulator.settle()
    #expect(fixture.presented.view.frame == CGRect(x: 0, y: 300, width: 500, height: 300))
    #expect(fixture.delegate.controller?.dimming.frame.size == CGSize(width: 500, height: 600))
    #expect(fixture.presented.presentationController === fixture.delegate.controller)
    #expect(fixture.delegate.controller?.presentingViewController === fixture.screen.root)
    #expect(fixture.delegate.controller?.presentedViewController === fixture.presented)
  }

  @Test func itsTraitsAreThoseOfThePresentedController() {
    let fixture = PresentationFixture()
    fixture.delegate.configure = {
      $0.overrideTraitCollection = UITraitCollection(verticalSizeClass: .compact)
    }
    fixture.present(animated: false)
    #expect(fixture.presented.traitCollection.verticalSizeClass == .compact)
    fixture.dismiss(animated: false)
    #expect(fixture.presented.traitCollection.verticalSizeClass == .regular)
  }

  @Test func escapeAsksTheDelegate() {
    @MainActor
    final class Guardian: NSObject, UIAdaptivePresentationControllerDelegate {
      var lets = false
      var calls: [String] = []
      func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
      ) -> Bool {
        calls.append("should")
        return lets
      }
      func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
      ) { calls.append("will") }
      func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
      ) { calls.append("did") }
      func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
      ) { calls.append("attempt") }
    }
    let fixture = PresentationFixture()
    let guardian = Guardian()
    fixture.delegate.configure = { $0.delegate = guardian }
    fixture.present(animated: false)
    fixture.screen.simulator.press("Escape")
    fixture.screen.simulator.settle()
    #expect(guardian.calls == ["should", "attempt"])
    #expect(fixture.screen.root.presentedViewController === fixture.presented)
    guardian.lets = true
    fixture.presented.isModalInPresentation = true
    guardian.calls = []
    fixture.screen.simulator.press("Escape")
    #expect(guardian.calls == ["attempt"])
    fixture.presented.isModalInPresentation = false
    guardian.calls = []
    fixture.screen.simulator.press("Escape")
    fixture.screen.simulator.settle()
    #expect(guardian.calls == ["should", "will", "did"])
    #expect(fixture.screen.root.presentedViewController == nil)
    // The program's own dismissal is not reported to the delegate.
    guardian.calls = []
    fixture.present(animated: false)
    fixture.dismiss(animated: false)
    #expect(guardian.calls.isEmpty)
  }

  @Test func withoutADelegateACustomPresentationCoversTheScreen() {
    let fixture = Fixture()
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    fixture.root.present(presented, animated: false)
    #expect(presented.view.frame == fixture.simulator.window.bounds)
    #expect(fixture.root.view.window != nil)
    fixture.root.dismiss(animated: false)
  }

  @Test func aPresentationControllerOutlivesItsControllersHarmlessly() {
    var presented: UIViewController? = UIViewController()
    let controller = UIPresentationController(
      presentedViewController: presented ?? UIViewController(), presenting: nil)
    #expect(controller.presentedViewController === presented)
    presented = nil
    _ = controller.presentedViewController.view
    #expect(controller.frameOfPresentedViewInContainerView == .zero)
    #expect(controller.containerView == nil)
  }
}
