import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport
import UIKit

@MainActor
struct ScrollDraggingTests {
  @Test func contentFollowsTheFingerAfterTheFirstTenPoints() {
    let stage = ScrollStage()
    stage.simulator.touchDown(at: stage.at(200, 500))
    stage.simulator.touchMove(to: stage.at(200, 491))
    #expect(stage.scrollView.contentOffset == .zero)
    #expect(stage.scrollView.isTracking && !stage.scrollView.isDragging)
    stage.simulator.touchMove(to: stage.at(200, 450))
    #expect(stage.scrollView.contentOffset == stage.at(0, 40))
    #expect(stage.scrollView.bounds.origin == stage.at(0, 40))
    #expect(stage.scrollView.isDragging)
    stage.simulator.touchCancel()
    #expect(!stage.scrollView.isTracking && !stage.scrollView.isDragging)
  }

  /// Keeps the content at its top until it is let go: a sheet that moves first.
  private final class Sheet: NSObject, UIScrollViewDelegate {
    var isLocked = true
    var ends = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard isLocked, scrollView.contentOffset.y != 0 else { return }
      scrollView.setContentOffset(.zero, animated: false)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) { ends += 1 }
  }

  @Test func aDragGoesOnFromAnOffsetThatIsSetInTheMiddle() {
    let (stage, sheet) = (ScrollStage(), Sheet())
    stage.scrollView.delegate = sheet
    stage.simulator.touchDown(at: stage.at(200, 500))
    stage.simulator.touchMove(to: stage.at(200, 450))
    stage.simulator.touchMove(to: stage.at(200, 300))
    #expect(stage.scrollView.isDragging && stage.scrollView.contentOffset == .zero)
    sheet.isLocked = false
    stage.simulator.touchMove(to: stage.at(200, 260))
    #expect(stage.scrollView.isDragging && sheet.ends == 0)
    #expect(stage.scrollView.contentOffset == stage.at(0, 40))
    stage.simulator.touchUp(at: stage.at(200, 260))
    #expect(sheet.ends == 1)
  }

  @Test func pulledBeyondTheEdgeItResistsAndSpringsBack() {
    let stage = ScrollStage()
    stage.hold(0, 110)
    // A hundred points after the first ten: (1 − 1 / (0.55 · 100 / 844 + 1)) · 844.
    #expect(abs(stage.scrollView.contentOffset.y + 51.6355) < 1e-3)
    stage.simulator.touchUp(at: stage.at(200, 610))
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == .zero)
    #expect(!stage.scrollView.isDecelerating)
  }

  @Test func withoutBouncesTheEdgeIsHard() {
    let stage = ScrollStage()
    stage.scrollView.bounces = false
    stage.hold(0, 110)
    #expect(stage.scrollView.contentOffset == .zero)
    stage.simulator.touchUp(at: stage.at(200, 610))
    #expect(!stage.scrollView.isDecelerating)
  }

  @Test(arguments: [30.0, 60, 144])
  func thrownContentIsWhereTheFormulaSaysAtEveryFrameRate(_ rate: Double) {
    let stage = ScrollStage(
      content: CGSize(width: 390, height: 40_000), framesPerSecond: rate)
    var velocity = 0.0
    stage.journal.target = { given, _ in velocity = given.y * 1000 }
    stage.fling(0, -300)
    #expect(velocity > 500)
    let (start, offset) = (stage.now, stage.scrollView.contentOffset.y)
    let k = -1000 * log(0.998)
    for _ in 0..<40 {
      stage.simulator.advanceFrame()
      let t = stage.now - start
      let expected = offset + velocity * (1 - exp(-k * t)) / k
      #expect(abs(stage.scrollView.contentOffset.y - expected) < 1e-6)
    }
    #expect(stage.scrollView.isDecelerating)
    stage.simulator.settle()
    #expect(abs(stage.scrollView.contentOffset.y - (offset + velocity / k)) <= 0.5)
    #expect(!stage.scrollView.isDecelerating)
  }

  @Test func pausedTimeHoldsThrownContent() {
    let stage = ScrollStage()
    stage.fling(0, -200)
    stage.simulator.advance(by: 0.1)
    stage.simulator.stage.scene.timeScale = 0
    let offset = stage.scrollView.contentOffset
    stage.simulator.advance(by: 1)
    #expect(stage.scrollView.contentOffset == offset && stage.scrollView.isDecelerating)
    stage.simulator.stage.scene.timeScale = 1
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset.y > offset.y && !stage.scrollView.isDecelerating)
  }

  @Test func callsComeInOrder() {
    let stage = ScrollStage()
    stage.fling(0, -200)
    stage.simulator.settle()
    #expect(
      stage.journal.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    stage.journal.clear()
    stage.place(0, -100)
    stage.simulator.settle()
    #expect(
      stage.journal.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
    stage.journal.clear()
    stage.scrollView.setContentOffset(stage.at(0, 700), animated: true)
    #expect(stage.journal.calls.isEmpty && stage.scrollView.isScrollAnimating)
    stage.simulator.settle()
    #expect(stage.journal.calls == ["didScroll", "didEndScrollingAnimation"])
    #expect(stage.scrollView.contentOffset == stage.at(0, 700))
  }

  @Test func aTouchCatchesThrownContent() {
    let stage = ScrollStage()
    stage.fling(0, -200)
    stage.simulator.advance(by: 0.1)
    stage.journal.clear()
    let offset = stage.scrollView.contentOffset
    stage.simulator.touchDown(at: stage.at(200, 500))
    #expect(stage.journal.calls == ["didEndDecelerating", "willBeginDragging"])
    stage.simulator.advance(by: 0.3)
    stage.simulator.touchUp(at: stage.at(200, 500))
    stage.simulator.settle()
    #expect(abs(stage.scrollView.contentOffset.y - offset.y) <= 0.5)
    #expect(stage.journal.calls.last == "didEndDragging false")
  }

  @Test func theDelegateChoosesWhereItRests() {
    let stage = ScrollStage()
    stage.journal.target = { _, target in target.pointee = CGPoint(x: 0, y: 777) }
    stage.fling(0, -200)
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == stage.at(0, 777))
    stage.journal.target = { _, target in target.pointee = CGPoint(x: 0, y: 9_999_999) }
    stage.fling(0, -200)
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == stage.at(0, 3156))
  }

  @Test func pagesTurnOneByOne() {
    let stage = ScrollStage(content: CGSize(width: 1950, height: 844))
    stage.scrollView.isPagingEnabled = true
    stage.fling(-150, 0, from: stage.at(300, 400))
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == stage.at(390, 0))
    stage.place(-120, 0, from: stage.at(300, 400))
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == stage.at(390, 0), "not far enough")
    stage.place(-260, 0, from: stage.at(300, 400))
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == stage.at(780, 0))
    stage.fling(150, 0, from: stage.at(100, 400))
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == stage.at(390, 0))
  }

  @Test func aLockedDragStaysOnItsAxis() {
    let stage = ScrollStage(content: CGSize(width: 2000, height: 2000))
    stage.scrollView.isDirectionalLockEnabled = true
    stage.hold(-20, -120)
    #expect(stage.scrollView.contentOffset.x == 0 && stage.scrollView.contentOffset.y == 110)
    stage.simulator.touchCancel()
    stage.simulator.settle()
    stage.hold(-120, -120)
    #expect(stage.scrollView.contentOffset.x == 110 && stage.scrollView.contentOffset.y == 220)
    stage.simulator.touchCancel()
  }

  @Test func contentThatFitsIsPulledOnlyWhereThatIsWanted() {
    let stage = ScrollStage(content: CGSize(width: 100, height: 100))
    stage.hold(0, 100)
    #expect(stage.scrollView.contentOffset == .zero && !stage.scrollView.isDragging)
    stage.simulator.touchCancel()
    stage.scrollView.alwaysBounceVertical = true
    stage.hold(0, 100)
    #expect(stage.scrollView.contentOffset.y < -30)
    stage.simulator.touchUp(at: stage.at(200, 600))
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func theWheelMovesWithinTheContent() {
    let stage = ScrollStage()
    stage.simulator.scroll(by: CGVector(dx: 0, dy: -40), at: stage.at(200, 400))
    #expect(stage.scrollView.contentOffset == stage.at(0, 40), "at once")
    stage.simulator.advance(by: 0.2)
    #expect(
      stage.journal.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
    for _ in 0..<200 {
      stage.simulator.scroll(by: CGVector(dx: 0, dy: -40), at: stage.at(200, 400))
    }
    #expect(stage.scrollView.contentOffset == stage.at(0, 3156))
    stage.simulator.scroll(by: CGVector(dx: 0, dy: 40), at: stage.at(200, 400))
    #expect(stage.scrollView.contentOffset == stage.at(0, 3116), "back at once")
    stage.wheel(100_000)
    #expect(stage.scrollView.contentOffset == .zero)
    stage.journal.clear()
    stage.wheel(40)
    #expect(stage.journal.calls.isEmpty, "there is no room")
    stage.scrollView.isScrollEnabled = false
    stage.wheel(-40)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func theWheelTurnsPages() {
    let stage = ScrollStage(content: CGSize(width: 390, height: 844 * 4))
    stage.scrollView.isPagingEnabled = true
    stage.wheel(-40)
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == stage.at(0, 844))
    stage.wheel(40)
    stage.simulator.settle()
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func insetsWidenTheRange() {
    let stage = ScrollStage()
    stage.scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    #expect(stage.scrollView.contentOffset == stage.at(0, -50), "what was at the top stays there")
    stage.wheel(-100_000)
    #expect(stage.scrollView.contentOffset == stage.at(0, 4000 + 30 - 844))
  }

  @Test func aRectangleIsShownByTheShortestScroll() {
    let stage = ScrollStage()
    let view = stage.scrollView
    view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)
    #expect(view.contentOffset == stage.at(0, 1100 - 844))
    view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: false)
    #expect(view.contentOffset == stage.at(0, 256), "it is seen already")
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: true)
    stage.simulator.settle()
    #expect(view.contentOffset == stage.at(0, 100))
    view.scrollRectToVisible(CGRect(x: 0, y: 9000, width: 10, height: 10), animated: false)
    #expect(view.contentOffset == stage.at(0, 3156))
  }

  @Test func indicatorsComeAndGo() throws {
    let stage = ScrollStage()
    // The layers of no view that are seen once there is something to say: the indicators.
    let own = Set(stage.scrollView.subviews.map { ObjectIdentifier($0.layer) })
    func bars() -> [CALayer] {
      (stage.scrollView.layer.sublayers ?? []).filter {
        !own.contains(ObjectIdentifier($0)) && !$0.isHidden
      }
    }
    let bar = try #require(bars().first { $0.bounds.height > $0.bounds.width })
    func opacity() -> Float { bar.presentation()?.opacity ?? bar.opacity }
    #expect(opacity() == 0)
    stage.hold(0, -100)
    #expect(opacity() == 1)
    let top = bar.frame.minY - stage.scrollView.bounds.minY
    #expect(top > 3 && top < 40)
    #expect(abs(bar.frame.height - 838 * 844 / 4000) < 1e-6)
    #expect(bar.frame.maxX == 387)
    stage.simulator.advance(by: 0.2)
    stage.simulator.touchUp(at: stage.at(200, 400))
    stage.simulator.advance(by: 0.4)
    #expect(opacity() == 1)
    stage.simulator.settle()
    #expect(opacity() == 0)
    stage.scrollView.flashScrollIndicators()
    stage.simulator.advance(by: 0.1)
    #expect(opacity() == 1)
    stage.simulator.settle()
    #expect(opacity() == 0)
    #expect(bars() == [bar], "there is nothing to scroll sideways")
  }
}
