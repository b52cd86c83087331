import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Sheets under a finger.
@Suite(.serialized) @MainActor
struct SheetDragTests {
  private func makeStand() -> SheetStand {
    let stand = SheetStand()
    stand.sheet.detents = [.medium(), .large()]
    return stand.present()
  }

  /// Its controller replaces the window's root while it is dragged away.
  @Test func aSheetThatTakesItselfAwayUnderTheFingerLeavesNothing() {
    final class Leaver: UIViewController {
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.window?.rootViewController = UIViewController()
      }
    }
    let stand = Stand(size: CGSize(width: 400, height: 800))
    weak var leaver: Leaver?
    do {
      let modal = Leaver()
      modal.modalPresentationStyle = .pageSheet
      _ = modal.sheetPresentationController
      leaver = modal
      stand.root.present(modal, animated: false)
    }
    stand.simulator.settle()
    stand.simulator.drag(
      from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500), duration: 0.4)
    stand.simulator.touchUp(at: CGPoint(x: 200, y: 500))
    stand.simulator.settle()
    #expect(leaver == nil && stand.simulator.window.subviews.count == 1)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  // MARK: Between detents

  @Test func theSheetFollowsTheFingerBetweenItsDetents() {
    let stand = makeStand()
    stand.drag(-210, from: 450)
    #expect(isNear(stand.frame.minY, 200, within: 0.5), "less the ten points of the pan")
    #expect(isNear(stand.frame.maxY, 800))
    stand.letGo(at: 240)
    #expect(stand.frame.minY == 44)
    #expect(stand.stand.journal.take() == ["detent large"])
    stand.drag(110, from: 100)
    stand.letGo(at: 210)
    #expect(stand.frame.minY == 44 && stand.stand.journal.take().isEmpty, "back to the nearest")
  }

  @Test func aThrowReachesTheNextDetent() {
    let stand = makeStand()
    stand.drag(-60, from: 450, duration: 0.06, holds: false)
    stand.letGo(at: 390)
    #expect(stand.frame.minY == 44)
    #expect(stand.stand.journal.take() == ["detent large"])
    stand.drag(60, from: 100, duration: 0.06, holds: false)
    stand.letGo(at: 160)
    #expect(stand.frame.minY == 400, "and no farther, however fast")
    #expect(stand.stand.journal.take() == ["detent medium"])
  }

  @Test func aboveTheHighestDetentItResists() {
    let stand = makeStand()
    stand.sheet.selectedDetentIdentifier = .large
    stand.drag(-60, from: 90)
    let pulled = 44 - (1 - 1 / (50 * 0.55 / 800 + 1)) * 800
    #expect(isNear(stand.frame.minY, pulled, within: 0.5))
    stand.letGo(at: 30)
    #expect(stand.frame.minY == 44)
  }

  @Test func aSheetIsCaughtOnItsWay() {
    let stand = makeStand()
    stand.sheet.animateChanges { stand.sheet.selectedDetentIdentifier = .large }
    stand.simulator.advance(by: 0.1)
    let before = stand.shown.minY
    #expect(before > 50 && before < 390)
    let x = stand.simulator.window.bounds.midX
    stand.simulator.touchDown(at: CGPoint(x: x, y: 600))
    for step in 1...3 { stand.simulator.touchMove(to: CGPoint(x: x, y: 600 + 4 * CGFloat(step))) }
    #expect(isNear(stand.shown.minY, before + 2, within: 12))
    stand.simulator.touchUp(at: CGPoint(x: x, y: 612))
    stand.simulator.settle()
    #expect([44, 400].contains(stand.frame.minY))
  }

  @Test func theGrabberGoesToTheNextDetent() {
    let stand = makeStand()
    stand.sheet.prefersGrabberVisible = true
    stand.simulator.settle()
    stand.simulator.tap(at: CGPoint(x: 200, y: 408))
    stand.simulator.settle()
    #expect(stand.frame.minY == 44)
    stand.simulator.tap(at: CGPoint(x: 200, y: 52))
    stand.simulator.settle()
    #expect(stand.frame.minY == 400)
  }

  // MARK: Away

  @Test func aDragBeyondHalfItsHeightDismisses() {
    let stand = makeStand()
    stand.drag(220, from: 450)
    #expect(isNear(stand.shown.minY, 610, within: 0.5))
    let running = stand.modal.transitionCoordinator
    #expect(
      running?.isInteractive == true && running?.viewController(forKey: .to) === stand.stand.root)
    #expect(stand.modal.isBeingDismissed)
    let alpha = CGFloat(stand.dimming?.layer.presentation()?.opacity ?? 0)
    let expected: CGFloat = 0.2 * (1 - 210 / 400)
    #expect(isNear(alpha, expected, within: 2e-3))
    stand.letGo(at: 670)
    #expect(
      stand.stand.journal.take() == [
        "should dismiss", "will dismiss", "modal willDisappear", "modal didDisappear",
        "did dismiss",
      ])
    #expect(stand.stand.stack == [stand.stand.root.view])
  }

  @Test func aDragOfLessIsCancelled() {
    let stand = makeStand()
    stand.drag(150, from: 450)
    #expect(isNear(stand.shown.minY, 540, within: 0.5))
    stand.letGo(at: 600)
    #expect(
      stand.stand.journal.take() == [
        "should dismiss", "will dismiss", "modal willDisappear", "modal willAppear",
        "modal didAppear",
      ])
    #expect(stand.frame.minY == 400 && stand.shown.minY == 400)
    #expect(isNear(stand.dimming?.alpha ?? 0, 0.2) && !stand.stand.isTransitioning)
    stand.drag(220, from: 450)
    stand.letGo(at: 670)
    #expect(stand.modal.view.window == nil, "the next drag does as if nothing had been")
  }

  @Test func aThrowDismisses() {
    let stand = makeStand()
    stand.drag(90, from: 450, duration: 0.06, holds: false)
    stand.letGo(at: 540)
    #expect(stand.modal.view.window == nil)
  }

  @Test func aFingerThatComesBackGoesOnBetweenTheDetents() {
    let stand = makeStand()
    stand.drag(100, from: 450, duration: 0.2)
    stand.simulator.touchMove(to: CGPoint(x: 200, y: 300))
    stand.rest(at: 200)
    #expect(isNear(stand.shown.minY, 140, within: 0.5))
    stand.letGo(at: 200)
    #expect(stand.frame.minY == 44 && stand.modal.view.window != nil)
    #expect(stand.stand.journal.take().last == "modal didAppear")
    #expect(stand.sheet.selectedDetentIdentifier == .large && !stand.stand.isTransitioning)
    #expect(isNear(stand.dimming?.alpha ?? 0, 0.2))
  }

  @Test func aFormSheetIsDraggedAwayToo() {
    let stand = SheetStand(size: CGSize(width: 1000, height: 800), style: .formSheet).present()
    stand.drag(360, from: 200)
    #expect(isNear(stand.shown.minY, 90 + 350, within: 0.5))
    #expect(isNear(stand.shown.height, 620))
    stand.letGo(at: 560)
    #expect(stand.modal.view.window == nil)
  }

  @Test func aModalSheetOnlyResists() {
    let stand = makeStand()
    stand.modal.isModalInPresentation = true
    stand.drag(310, from: 450)
    let pulled = 400 + (1 - 1 / (300 * 0.55 / 800 + 1)) * 800
    #expect(isNear(stand.shown.minY, pulled, within: 0.5))
    #expect(!stand.stand.isTransitioning)
    stand.letGo(at: 760)
    #expect(stand.frame.minY == 400 && stand.shown.minY == 400)
    #expect(stand.stand.journal.take() == ["did attempt"])
  }

  @Test func aDelegateCanRefuse() {
    let stand = makeStand()
    stand.delegate.allowsDismissal = false
    stand.drag(310, from: 450)
    stand.letGo(at: 760)
    #expect(stand.stand.journal.take() == ["should dismiss", "did attempt"])
    #expect(stand.frame.minY == 400)
  }

  @Test func theStageChangesUnderTheFinger() {
    let stand = makeStand()
    stand.drag(-110, from: 450)
    stand.simulator.resize(to: CGSize(width: 500, height: 700))
    stand.simulator.settle()
    stand.letGo(at: 340)
    #expect(stand.frame.maxY == 700 && [44, 350].contains(stand.frame.minY))
  }

  @Test func theStageChangesWhileItIsDraggedAway() {
    let stand = makeStand()
    stand.drag(100, from: 450)
    stand.simulator.resize(to: CGSize(width: 500, height: 700))
    stand.letGo(at: 550)
    #expect(stand.frame.minY == 350 && stand.frame.width == 500)
    #expect(stand.modal.view.window != nil && !stand.stand.isTransitioning)
    stand.drag(200, from: 400)
    stand.letGo(at: 600)
    #expect(stand.modal.view.window == nil)
  }

  // MARK: With a scroll view

  private func addScrollView(to stand: SheetStand) -> UIScrollView {
    let scrollView = UIScrollView(frame: stand.modal.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    stand.modal.view.addSubview(scrollView)
    stand.simulator.settle()
    return scrollView
  }

  @Test func aScrollViewAtItsTopRaisesTheSheetFirst() {
    let stand = makeStand()
    let scrollView = addScrollView(to: stand)
    stand.drag(-460, from: 700)
    #expect(isNear(stand.frame.minY, 44), "up to its highest")
    #expect(isNear(scrollView.contentOffset.y, 450 - 356, within: 3), "and then it scrolls")
    stand.letGo(at: 240)
    #expect(stand.frame.minY == 44 && stand.sheet.selectedDetentIdentifier == .large)
  }

  @Test func aScrollViewScrollsWhereThatIsPreferred() {
    let stand = makeStand()
    let scrollView = addScrollView(to: stand)
    stand.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    stand.drag(-110, from: 700)
    #expect(stand.frame.minY == 400 && isNear(scrollView.contentOffset.y, 100, within: 1))
    stand.letGo(at: 590)
  }

  @Test func aScrollViewAtItsTopLetsTheSheetGo() {
    let stand = makeStand()
    let scrollView = addScrollView(to: stand)
    stand.drag(220, from: 450)
    #expect(isNear(stand.shown.minY, 610, within: 0.5) && scrollView.contentOffset.y == 0)
    stand.letGo(at: 670)
    #expect(stand.modal.view.window == nil)
  }

  @Test func contentThatReachesItsTopHandsTheFingerOver() {
    let stand = makeStand()
    let scrollView = addScrollView(to: stand)
    scrollView.contentOffset.y = 50
    stand.drag(160, from: 450)
    #expect(scrollView.contentOffset.y == 0)
    #expect(isNear(stand.shown.minY, 500, within: 4), "fifty points scrolled, the rest dragged")
    stand.letGo(at: 610)
    #expect(stand.frame.minY == 400)
  }

  @Test func sidewaysIsNotItsWay() {
    let stand = makeStand()
    stand.simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 300, y: 540))
    #expect(stand.frame.minY == 400)
    stand.simulator.touchUp(at: CGPoint(x: 300, y: 540))
  }

  /// The app's own animator has no use for the finger.
  @Test func anAnimatorOfOnesOwnRunsByItself() {
    let stand = makeStand()
    let delegate = JournalDelegate(stand.stand.journal)
    stand.modal.transitioningDelegate = delegate
    stand.drag(100, from: 450)
    #expect(stand.modal.transitionCoordinator?.isInteractive != true)
    stand.letGo(at: 550)
    #expect(stand.modal.view.window == nil)
    #expect(stand.stand.stack == [stand.stand.root.view])
  }
}
