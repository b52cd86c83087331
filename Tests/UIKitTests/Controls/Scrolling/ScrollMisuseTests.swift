import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// Invalid numbers, and delegates that change everything during a call: one warning, and no state
/// is left behind.
@MainActor
struct ScrollMisuseTests {
  @Test func numbersThatAreNoneAreNamedAndLeftOut() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset = CGPoint(x: 0, y: 20)
    let changes: [() -> Void] = [
      { view.contentSize = CGSize(width: CGFloat.nan, height: 10) },
      { view.contentSize = CGSize(width: CGFloat.infinity, height: 10) },
      { view.contentOffset = CGPoint(x: 0, y: CGFloat.nan) },
      { view.setContentOffset(CGPoint(x: CGFloat.infinity, y: 0), animated: true) },
      { view.contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0) },
      { view.verticalScrollIndicatorInsets.top = .nan },
      { view.horizontalScrollIndicatorInsets.left = -.infinity },
      {
        view.scrollRectToVisible(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), animated: false)
      },
      { view.decelerationRate = UIScrollView.DecelerationRate(rawValue: 1) },
      { view.decelerationRate = UIScrollView.DecelerationRate(rawValue: .nan) },
    ]
    for change in changes { #expect(Diagnostics.collecting(change).count == 1) }
    #expect(view.contentSize == CGSize(width: 100, height: 500))
    #expect(view.contentOffset == CGPoint(x: 0, y: 20) && view.contentInset == .zero)
    #expect(view.verticalScrollIndicatorInsets == .zero && view.decelerationRate == .normal)
  }

  @Test func aNegativeSizeCountsAsNone() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let warnings = Diagnostics.collecting { view.contentSize = CGSize(width: -5, height: 300) }
    #expect(warnings.count == 1)
    #expect(view.contentSize == CGSize(width: 0, height: 300))
  }

  @Test(
    arguments: [
      "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
      "willBeginDecelerating", "didEndDecelerating",
    ])
  func aScrollViewMayVanishInAnyOfItsCalls(_ call: String) {
    let stage = ScrollStage()
    stage.journal.onCall = { if $0 == call { $1.removeFromSuperview() } }
    stage.fling(0, -200)
    stage.simulator.settle()
    let view = stage.scrollView
    #expect(view.superview == nil)
    #expect(!view.isDragging && !view.isDecelerating && !view.isTracking)
    #expect(stage.simulator.isIdle)
    #expect((view.gestureRecognizers ?? []).allSatisfy { $0.state == .possible })
    let calls = stage.journal.calls
    #expect(
      calls.contains("willBeginDragging") == calls.contains { $0.hasPrefix("didEndDragging") })
    #expect(
      calls.contains("willBeginDecelerating") == calls.contains("didEndDecelerating")
        || call == "didEndDragging true")
    #expect(stage.simulator.advanceFrame() == false, "nothing continues")
  }

  @Test func aScrollViewThatIsReleasedInMidFlightIsFreed() {
    weak var gone: UIScrollView?
    let controller = UIViewController()
    let simulator = Simulator(scale: 1, root: controller)
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.contentSize = CGSize(width: 390, height: 9000)
      controller.view.addSubview(view)
      view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      simulator.advance(by: 0.1)
      view.removeFromSuperview()
      gone = view
    }
    simulator.settle()
    #expect(gone == nil)
  }

  @Test func contentThatShrinksUnderTheFingerDoesNotLeap() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset = stage.at(0, 500)
    stage.hold(0, -60)
    let offset = stage.scrollView.contentOffset.y
    #expect(offset == 550)
    stage.scrollView.contentSize.height = 844 + 300
    #expect(stage.scrollView.contentOffset.y == offset)
    stage.simulator.touchMove(to: stage.at(200, 441))
    let next = stage.scrollView.contentOffset.y
    #expect(next < offset && offset - next < 1, "a point of the finger, resisted")
    stage.simulator.touchUp(at: stage.at(200, 441))
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == stage.at(0, 300))
  }

  @Test func contentThatShrinksUnderAStillFingerStaysUntilItIsLifted() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset = stage.at(0, 500)
    stage.simulator.touchDown(at: stage.at(200, 500))
    stage.scrollView.contentSize.height = 844 + 300
    #expect(stage.scrollView.contentOffset.y == 500)
    stage.simulator.touchUp(at: stage.at(200, 500))
    #expect(stage.scrollView.contentOffset.y == 300)
  }

  @Test func contentThatShrinksWhileItMovesEndsInItsRange() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(stage.at(0, 2000), animated: true)
    stage.simulator.advance(by: 0.1)
    stage.scrollView.contentSize.height = 844 + 300
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == stage.at(0, 300))
    stage.scrollView.setContentOffset(stage.at(0, 700), animated: true)
    stage.scrollView.contentSize.height = 844 + 400
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == stage.at(0, 700), "beyond it the program may send it")
  }

  @Test func aDragThatIsEndedAsItSettlesEndsOnce() {
    let stage = ScrollStage()
    stage.hold(0, -60.3)
    stage.simulator.advance(by: 0.2)
    stage.journal.clear()
    stage.journal.onCall = { call, view in
      guard call == "didScroll", !view.isTracking, !view.isScrollAnimating else { return }
      view.setContentOffset(.zero, animated: true)
    }
    stage.simulator.touchUp(at: stage.at(200, 439.7))
    stage.simulator.settle()
    #expect(
      stage.journal.calls == [
        "didScroll", "didEndDragging false", "didScroll", "didEndScrollingAnimation",
      ])
    #expect(stage.scrollView.contentOffset == .zero && !stage.scrollView.isScrollAnimating)
  }

  @Test func aDelegateThatAlwaysBeginsAnotherMotionIsReportedOnce() {
    let stage = ScrollStage()
    stage.journal.onCall = { call, view in
      if call == "didEndScrollingAnimation" {
        view.setContentOffset(CGPoint(x: 0, y: view.contentOffset.y + 10), animated: true)
      }
    }
    stage.scrollView.setContentOffset(stage.at(0, 200), animated: true)
    stage.simulator.advance(by: 0.1)
    let warnings = Diagnostics.collecting { stage.scrollView.stopScrollingAndZooming() }
    #expect(warnings.count == 1)
    #expect(!stage.scrollView.isScrollAnimating)
    stage.journal.onCall = nil
    stage.simulator.settle()
    #expect(stage.simulator.isIdle)
  }

  @Test func contentThatShrinksInFlightBouncesToItsEnd() {
    let stage = ScrollStage()
    stage.fling(0, -300)
    stage.simulator.advance(by: 0.1)
    stage.scrollView.contentSize.height = 900
    var (last, leap) = (stage.scrollView.contentOffset.y, 0.0)
    while stage.scrollView.isDecelerating, stage.simulator.advanceFrame() {
      leap = max(leap, abs(stage.scrollView.contentOffset.y - last))
      last = stage.scrollView.contentOffset.y
    }
    #expect(leap < 60)
    #expect(stage.scrollView.contentOffset == stage.at(0, 56))
  }

  @Test func anOffsetThatIsSetInFlightIsWhereItContinues() {
    let stage = ScrollStage(content: CGSize(width: 390, height: 40_000))
    stage.fling(0, -300)
    stage.simulator.advance(by: 0.1)
    let before = stage.scrollView.contentOffset.y
    stage.scrollView.contentOffset.y += 10_000
    #expect(stage.scrollView.isDecelerating)
    stage.simulator.advanceFrame()
    #expect(stage.scrollView.contentOffset.y > before + 10_000)
    stage.scrollView.setContentOffset(stage.at(0, 100), animated: false)
    #expect(!stage.scrollView.isDecelerating && stage.scrollView.contentOffset.y == 100)
    #expect(stage.journal.calls.contains("didEndDecelerating"))
  }

  @Test func switchingOffInMidDragEndsIt() {
    let stage = ScrollStage()
    stage.hold(0, 100)
    stage.scrollView.isScrollEnabled = false
    #expect(!stage.scrollView.isDragging)
    stage.simulator.touchUp(at: stage.at(200, 600))
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == .zero)
    stage.place(0, -100)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func losingTheFocusInMidDragSpringsBack() {
    let stage = ScrollStage()
    stage.hold(0, 100)
    stage.simulator.setFocus(false)
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == .zero && !stage.scrollView.isDragging)
    #expect(!stage.journal.calls.contains("willEndDragging"))
    #expect(stage.journal.calls.contains("didEndDragging true"))
  }

  @Test func aDelegateThatScrollsWithoutEndIsReportedOnce() {
    let stage = ScrollStage()
    stage.journal.onCall = { call, view in
      if call == "didScroll" { view.contentOffset.y += 1 }
    }
    let warnings = Diagnostics.collecting { stage.scrollView.contentOffset.y = 10 }
    #expect(warnings.count == 1)
  }

  @Test func theProgramTakesTheContentFromTheFinger() {
    let stage = ScrollStage()
    stage.hold(0, -100)
    stage.scrollView.setContentOffset(stage.at(0, 900), animated: true)
    #expect(!stage.scrollView.isDragging && stage.scrollView.isScrollAnimating)
    stage.simulator.touchMove(to: stage.at(200, 300))
    stage.simulator.touchUp(at: stage.at(200, 300))
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == stage.at(0, 900))
    #expect(
      stage.journal.calls == [
        "willBeginDragging", "didScroll", "didEndDragging false", "didScroll",
        "didEndScrollingAnimation",
      ])
  }
}
