import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Sheets under a finger.
@MainActor
struct SheetDragTests {
  /// How far a sheet goes with a drag of so many points beyond its highest or lowest place, on a
  /// screen of 800 points: (1 - 1 / (0.55 x / h + 1)) h.
  private func resisted(_ points: CGFloat) -> CGFloat {
    let share: CGFloat = points * 0.55 / 800
    return 800 * (1 - 1 / (share + 1))
  }

  private func makeFixture() -> SheetFixture {
    let fixture = SheetFixture()
    fixture.sheet.detents = [.medium(), .large()]
    return fixture.present()
  }

  /// Its controller replaces the window's root while it is dragged away.
  @Test func aSheetThatTakesItselfAwayUnderTheFingerLeavesNothing() {
    final class Leaver: UIViewController {
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.window?.rootViewController = UIViewController()
      }
    }
    let fixture = Fixture(size: CGSize(width: 400, height: 800))
    weak var leaver: Leaver?
    do {
      let modal = Leaver()
      modal.modalPresentationStyle = .pageSheet
      _ = modal.sheetPresentationController
      leaver = modal
      fixture.root.present(modal, animated: false)
    }
    fixture.simulator.settle()
    fixture.simulator.drag(
      from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500), duration: 0.4)
    fixture.simulator.touchUp(at: CGPoint(x: 200, y: 500))
    fixture.simulator.settle()
    #expect(leaver == nil && fixture.simulator.window.subviews.count == 1)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  // MARK: Between detents

  @Test func theSheetFollowsTheFingerBetweenItsDetents() {
    let fixture = makeFixture()
    fixture.drag(-210, from: 450)
    #expect(isNear(fixture.frame.minY, 200, within: 0.5), "less the ten points of the pan")
    #expect(isNear(fixture.frame.maxY, 800))
    fixture.release(at: 240)
    #expect(fixture.frame.minY == 44)
    #expect(fixture.screen.journal.take() == ["detent large"])
    fixture.drag(110, from: 100)
    fixture.release(at: 210)
    #expect(
      fixture.frame.minY == 44 && fixture.screen.journal.take().isEmpty, "back to the nearest")
  }

  @Test func aThrowReachesTheNextDetent() {
    let fixture = makeFixture()
    fixture.drag(-60, from: 450, duration: 0.06, holds: false)
    fixture.release(at: 390)
    #expect(fixture.frame.minY == 44)
    #expect(fixture.screen.journal.take() == ["detent large"])
    fixture.drag(60, from: 100, duration: 0.06, holds: false)
    fixture.release(at: 160)
    #expect(fixture.frame.minY == 400, "and no farther, however fast")
    #expect(fixture.screen.journal.take() == ["detent medium"])
  }

  @Test func aboveTheHighestDetentItResists() {
    let fixture = makeFixture()
    fixture.sheet.selectedDetentIdentifier = .large
    fixture.drag(-60, from: 90)
    let pulled = 44 - resisted(50)
    #expect(isNear(fixture.frame.minY, pulled, within: 0.5))
    fixture.release(at: 30)
    #expect(fixture.frame.minY == 44)
  }

  @Test func aSheetIsCaughtWhileItMoves() {
    let fixture = makeFixture()
    fixture.sheet.animateChanges { fixture.sheet.selectedDetentIdentifier = .large }
    fixture.simulator.advance(by: 0.1)
    let before = fixture.shown.minY
    #expect(before > 50 && before < 390)
    let x = fixture.simulator.window.bounds.midX
    fixture.simulator.touchDown(at: CGPoint(x: x, y: 600))
    for step in 1...3 { fixture.simulator.touchMove(to: CGPoint(x: x, y: 600 + 4 * CGFloat(step))) }
    #expect(isNear(fixture.shown.minY, before + 2, within: 12))
    fixture.simulator.touchUp(at: CGPoint(x: x, y: 612))
    fixture.simulator.settle()
    #expect([44, 400].contains(fixture.frame.minY))
  }

  @Test func theGrabberGoesToTheNextDetent() {
    let fixture = makeFixture()
    fixture.sheet.prefersGrabberVisible = true
    fixture.simulator.settle()
    fixture.simulator.tap(at: CGPoint(x: 200, y: 408))
    fixture.simulator.settle()
    #expect(fixture.frame.minY == 44)
    fixture.simulator.tap(at: CGPoint(x: 200, y: 52))
    fixture.simulator.settle()
    #expect(fixture.frame.minY == 400)
  }

  // MARK: Away

  @Test func aDragBeyondHalfItsHeightDismisses() {
    let fixture = makeFixture()
    fixture.drag(220, from: 450)
    #expect(isNear(fixture.shown.minY, 610, within: 0.5))
    let running = fixture.modal.transitionCoordinator
    #expect(
      running?.isInteractive == true && running?.viewController(forKey: .to) === fixture.screen.root
    )
    #expect(fixture.modal.isBeingDismissed)
    let alpha = CGFloat(fixture.dimming?.layer.presentation()?.opacity ?? 0)
    let expected: CGFloat = 0.2 * (1 - 210 / 400)
    #expect(isNear(alpha, expected, within: 2e-3))
    fixture.release(at: 670)
    #expect(
      fixture.screen.journal.take() == [
        "should dismiss", "will dismiss", "modal willDisappear", "modal didDisappear",
        "did dismiss",
      ])
    #expect(fixture.screen.stack == [fixture.screen.root.view])
  }

  @Test func aDragOfLessIsCancelled() {
    let fixture = makeFixture()
    fixture.drag(150, from: 450)
    #expect(isNear(fixture.shown.minY, 540, within: 0.5))
    fixture.release(at: 600)
    #expect(
      fixture.screen.journal.take() == [
        "should dismiss", "will dismiss", "modal willDisappear", "modal willAppear",
        "modal didAppear",
      ])
    #expect(fixture.frame.minY == 400 && fixture.shown.minY == 400)
    #expect(isNear(fixture.dimming?.alpha ?? 0, 0.2) && !fixture.screen.isTransitioning)
    fixture.drag(220, from: 450)
    fixture.release(at: 670)
    #expect(fixture.modal.view.window == nil, "the next drag does as if nothing had been")
  }

  @Test func aThrowDismisses() {
    let fixture = makeFixture()
    fixture.drag(90, from: 450, duration: 0.06, holds: false)
    fixture.release(at: 540)
    #expect(fixture.modal.view.window == nil)
  }

  @Test func aFingerThatComesBackContinuesBetweenTheDetents() {
    let fixture = makeFixture()
    fixture.drag(100, from: 450, duration: 0.2)
    fixture.simulator.touchMove(to: CGPoint(x: 200, y: 300))
    fixture.rest(at: 200)
    #expect(isNear(fixture.shown.minY, 140, within: 0.5))
    fixture.release(at: 200)
    #expect(fixture.frame.minY == 44 && fixture.modal.view.window != nil)
    #expect(fixture.screen.journal.take().last == "modal didAppear")
    #expect(fixture.sheet.selectedDetentIdentifier == .large && !fixture.screen.isTransitioning)
    #expect(isNear(fixture.dimming?.alpha ?? 0, 0.2))
  }

  @Test func aFormSheetIsDraggedAwayToo() {
    let fixture = SheetFixture(size: CGSize(width: 1000, height: 800), style: .formSheet).present()
    fixture.drag(360, from: 200)
    #expect(isNear(fixture.shown.minY, 90 + 350, within: 0.5))
    #expect(isNear(fixture.shown.height, 620))
    fixture.release(at: 560)
    #expect(fixture.modal.view.window == nil)
  }

  @Test func aModalSheetOnlyResists() {
    let fixture = makeFixture()
    fixture.modal.isModalInPresentation = true
    fixture.drag(310, from: 450)
    let pulled = 400 + resisted(300)
    #expect(isNear(fixture.shown.minY, pulled, within: 0.5))
    #expect(!fixture.screen.isTransitioning)
    fixture.release(at: 760)
    #expect(fixture.frame.minY == 400 && fixture.shown.minY == 400)
    #expect(fixture.screen.journal.take() == ["did attempt"])
  }

  @Test func aDelegateCanRefuse() {
    let fixture = makeFixture()
    fixture.delegate.allowsDismissal = false
    fixture.drag(310, from: 450)
    fixture.release(at: 760)
    #expect(fixture.screen.journal.take() == ["should dismiss", "did attempt"])
    #expect(fixture.frame.minY == 400)
  }

  @Test func theStageChangesUnderTheFinger() {
    let fixture = makeFixture()
    fixture.drag(-110, from: 450)
    fixture.simulator.resize(to: CGSize(width: 500, height: 700))
    fixture.simulator.settle()
    fixture.release(at: 340)
    #expect(fixture.frame.maxY == 700 && [44, 350].contains(fixture.frame.minY))
  }

  @Test func theStageChangesWhileItIsDraggedAway() {
    let fixture = makeFixture()
    fixture.drag(100, from: 450)
    fixture.simulator.resize(to: CGSize(width: 500, height: 700))
    fixture.release(at: 550)
    #expect(fixture.frame.minY == 350 && fixture.frame.width == 500)
    #expect(fixture.modal.view.window != nil && !fixture.screen.isTransitioning)
    fixture.drag(200, from: 400)
    fixture.release(at: 600)
    #expect(fixture.modal.view.window == nil)
  }

  // MARK: With a scroll view

  private func addScrollView(to fixture: SheetFixture) -> UIScrollView {
    let scrollView = UIScrollView(frame: fixture.modal.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    fixture.modal.view.addSubview(scrollView)
    fixture.simulator.settle()
    return scrollView
  }

  @Test func aScrollViewAtItsTopRaisesTheSheetFirst() {
    let fixture = makeFixture()
    let scrollView = addScrollView(to: fixture)
    fixture.drag(-460, from: 700)
    #expect(isNear(fixture.frame.minY, 44), "up to its highest")
    #expect(isNear(scrollView.contentOffset.y, 450 - 356, within: 3), "and then it scrolls")
    fixture.release(at: 240)
    #expect(fixture.frame.minY == 44 && fixture.sheet.selectedDetentIdentifier == .large)
  }

  @Test func aScrollViewScrollsWhereThatIsPreferred() {
    let fixture = makeFixture()
    let scrollView = addScrollView(to: fixture)
    fixture.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    fixture.drag(-110, from: 700)
    #expect(fixture.frame.minY == 400 && isNear(scrollView.contentOffset.y, 100, within: 1))
    fixture.release(at: 590)
  }

  @Test func aScrollViewAtItsTopLetsTheSheetGo() {
    let fixture = makeFixture()
    let scrollView = addScrollView(to: fixture)
    fixture.drag(220, from: 450)
    #expect(isNear(fixture.shown.minY, 610, within: 0.5) && scrollView.contentOffset.y == 0)
    fixture.release(at: 670)
    #expect(fixture.modal.view.window == nil)
  }

  @Test func contentWithARefreshControlIsPulledAndTheSheetStays() {
    let fixture = SheetFixture().present()
    let scrollView = addScrollView(to: fixture)
    scrollView.refreshControl = UIRefreshControl()
    fixture.drag(400, from: 200)
    #expect(scrollView.refreshControl?.isRefreshing == true && scrollView.contentOffset.y < -60)
    #expect(fixture.frame.minY == 44)
    fixture.release(at: 600)
    #expect(fixture.frame.minY == 44 && fixture.modal.view.window != nil)
    #expect(fixture.screen.journal.take().isEmpty, "nobody was asked about a dismissal")
  }

  /// As after a throw of the content.
  @Test func contentWithARefreshControlKeepsTheDragAtItsTop() {
    let fixture = makeFixture()
    let scrollView = addScrollView(to: fixture)
    scrollView.refreshControl = UIRefreshControl()
    scrollView.contentOffset.y = 50
    fixture.drag(160, from: 450)
    #expect(fixture.frame.minY == 400 && scrollView.contentOffset.y < 0)
    fixture.release(at: 610)
    fixture.drag(-460, from: 700)
    #expect(isNear(fixture.frame.minY, 44), "a drag up raises the sheet first, as ever")
    fixture.release(at: 240)
  }

  @Test func contentThatReachesItsTopTransfersTheDrag() {
    let fixture = makeFixture()
    let scrollView = addScrollView(to: fixture)
    scrollView.contentOffset.y = 50
    fixture.drag(160, from: 450)
    #expect(scrollView.contentOffset.y == 0)
    #expect(isNear(fixture.shown.minY, 500, within: 4), "fifty points scrolled, the rest dragged")
    fixture.release(at: 610)
    #expect(fixture.frame.minY == 400)
  }

  @Test func aSidewaysDragIsNotItsOwn() {
    let fixture = makeFixture()
    fixture.simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 300, y: 540))
    #expect(fixture.frame.minY == 400)
    fixture.simulator.touchUp(at: CGPoint(x: 300, y: 540))
  }

  /// The app's own animator has no use for the finger.
  @Test func anAnimatorOfOnesOwnRunsByItself() {
    let fixture = makeFixture()
    let delegate = JournalDelegate(fixture.screen.journal)
    fixture.modal.transitioningDelegate = delegate
    fixture.drag(100, from: 450)
    #expect(fixture.modal.transitionCoordinator?.isInteractive != true)
    fixture.release(at: 550)
    #expect(fixture.modal.view.window == nil)
    #expect(fixture.screen.stack == [fixture.screen.root.view])
  }
}
