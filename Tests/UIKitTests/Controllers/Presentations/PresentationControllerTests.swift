import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// A presentation controller of the app's own: when it is called, and what it decides.
@Suite(.serialized) @MainActor
struct PresentationControllerTests {
  @MainActor
  final class Rig {
    let stand: Stand
    let delegate: CardDelegate
    let presented: JournalController

    init(size: CGSize = CGSize(width: 400, height: 800)) {
      stand = Stand(size: size)
      delegate = CardDelegate(stand.journal)
      presented = JournalController("card", stand.journal)
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = delegate
      _ = stand.journal.take()
    }

    func present(animated: Bool = true) {
      stand.root.present(presented, animated: animated) { self.stand.journal.note("completion") }
      Simulator.endTurn()
    }

    func dismiss(animated: Bool = true) {
      stand.root.dismiss(animated: animated) { self.stand.journal.note("completion") }
      Simulator.endTurn()
    }
  }

  @Test func theCallsOfAPresentationComeInUIKitsOrder() {
    let rig = Rig()
    rig.present()
    rig.stand.simulator.settle()
    #expect(
      rig.stand.journal.take() == [
        "card didLoad", "delegate presentation controller", "delegate animator for presented",
        "delegate interactor for presentation", "presentation willBegin in container",
        "card willAppear", "animator duration", "animator animate", "presentation didEnd true",
        "card didAppear", "completion", "animator ended true",
      ])
    rig.dismiss()
    rig.stand.simulator.settle()
    #expect(
      rig.stand.journal.take() == [
        "delegate animator for dismissed", "delegate interactor for dismissal",
        "dismissal willBegin", "card willDisappear", "animator duration", "animator animate",
        "dismissal didEnd true", "card didDisappear", "completion", "animator ended true",
      ])
    #expect(rig.delegate.controller?.containerView == nil)
  }

  @Test func withoutAnimationTheControllerIsCalledAllTheSame() {
    let rig = Rig()
    rig.present(animated: false)
    #expect(
      rig.stand.journal.take() == [
        "card didLoad", "delegate presentation controller", "presentation willBegin in container",
        "card willAppear at once", "presentation didEnd true", "card didAppear at once",
        "completion",
      ])
    #expect(rig.delegate.controller?.dimming.alpha == 0.5)
    rig.dismiss(animated: false)
    #expect(
      rig.stand.journal.take() == [
        "dismissal willBegin", "card willDisappear at once", "dismissal didEnd true",
        "card didDisappear at once", "completion",
      ])
  }

  @Test func aPresenterThatIsRemovedIsToldSo() {
    let rig = Rig()
    rig.delegate.configure = { $0.removesPresenter = true }
    rig.present()
    rig.stand.simulator.settle()
    #expect(
      rig.stand.journal.take() == [
        "card didLoad", "delegate presentation controller", "delegate animator for presented",
        "delegate interactor for presentation", "presentation willBegin in container",
        "root willDisappear", "card willAppear", "animator duration", "animator animate",
        "presentation didEnd true", "card didAppear", "root didDisappear", "completion",
        "animator ended true",
      ])
    #expect(rig.stand.root.view.window == nil)
    rig.dismiss()
    rig.stand.simulator.settle()
    #expect(
      rig.stand.journal.take() == [
        "delegate animator for dismissed", "delegate interactor for dismissal",
        "dismissal willBegin", "card willDisappear", "root willAppear", "animator duration",
        "animator animate", "dismissal didEnd true", "root didAppear", "card didDisappear",
        "completion", "animator ended true",
      ])
    #expect(rig.stand.root.view.window != nil)
  }

  @Test func cancelledByTheHandNothingIsLeft() {
    let rig = Rig()
    let hand = UIPercentDrivenInteractiveTransition()
    rig.delegate.transitions.interactor = hand
    rig.present()
    hand.update(0.5)
    rig.stand.simulator.advanceFrame()
    let dimming = rig.delegate.controller?.dimming
    #expect(abs((dimming?.layer.presentation()?.opacity ?? 0) - 0.25) < 1e-3)
    hand.cancel()
    rig.stand.simulator.settle()
    #expect(
      rig.stand.journal.take().suffix(4) == [
        "presentation didEnd false", "card willDisappear", "card didDisappear",
        "animator ended false",
      ])
    #expect(dimming?.superview == nil && rig.stand.root.presentedViewController == nil)

    rig.delegate.transitions.interactor = nil
    rig.present(animated: false)
    rig.delegate.transitions.interactor = hand
    _ = rig.stand.journal.take()
    rig.dismiss()
    hand.update(0.3)
    hand.cancel()
    rig.stand.simulator.settle()
    #expect(
      rig.stand.journal.take().suffix(4) == [
        "dismissal didEnd false", "card willAppear", "card didAppear", "animator ended false",
      ])
    #expect(rig.delegate.controller?.dimming.alpha == 0.5)
  }

  @Test func itDecidesWhereThePresentedViewLies() {
    let rig = Rig()
    rig.present(animated: false)
    #expect(rig.presented.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    rig.stand.simulator.resize(to: CGSize(width: 500, height: 600))
    rig.stand.simulator.settle()
    #expect(rig.presented.view.frame == CGRect(x: 0, y: 300, width: 500, height: 300))
    #expect(rig.delegate.controller?.dimming.frame.size == CGSize(width: 500, height: 600))
    #expect(rig.presented.presentationController === rig.delegate.controller)
    #expect(rig.delegate.controller?.presentingViewController === rig.stand.root)
    #expect(rig.delegate.controller?.presentedViewController === rig.presented)
  }

  @Test func itsTraitsAreThoseOfThePresentedController() {
    let rig = Rig()
    rig.delegate.configure = {
      $0.overrideTraitCollection = UITraitCollection(verticalSizeClass: .compact)
    }
    rig.present(animated: false)
    #expect(rig.presented.traitCollection.verticalSizeClass == .compact)
    rig.dismiss(animated: false)
    #expect(rig.presented.traitCollection.verticalSizeClass == .regular)
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
    let rig = Rig()
    let guardian = Guardian()
    rig.delegate.configure = { $0.delegate = guardian }
    rig.present(animated: false)
    rig.stand.simulator.press("Escape")
    rig.stand.simulator.settle()
    #expect(guardian.calls == ["should", "attempt"])
    #expect(rig.stand.root.presentedViewController === rig.presented)
    guardian.lets = true
    rig.presented.isModalInPresentation = true
    guardian.calls = []
    rig.stand.simulator.press("Escape")
    #expect(guardian.calls == ["attempt"])
    rig.presented.isModalInPresentation = false
    guardian.calls = []
    rig.stand.simulator.press("Escape")
    rig.stand.simulator.settle()
    #expect(guardian.calls == ["should", "will", "did"])
    #expect(rig.stand.root.presentedViewController == nil)
    // The program's own dismissal is nobody's business.
    guardian.calls = []
    rig.present(animated: false)
    rig.dismiss(animated: false)
    #expect(guardian.calls.isEmpty)
  }

  @Test func withoutADelegateACustomPresentationCoversTheScreen() {
    let stand = Stand()
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    stand.root.present(presented, animated: false)
    #expect(presented.view.frame == stand.simulator.window.bounds)
    #expect(stand.root.view.window != nil)
    stand.root.dismiss(animated: false)
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
