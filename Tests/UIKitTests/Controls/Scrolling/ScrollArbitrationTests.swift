import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// Which view receives the touch: the content, the scroll view, or its ancestors.
@MainActor
struct ScrollArbitrationTests {
  /// A view in the content, 100 points high at the top.
  private func content(in stage: ScrollStage) -> TouchLog {
    let view = TouchLog(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
    stage.scrollView.addSubview(view)
    return view
  }

  @Test func contentReceivesAFingerThatStays() {
    let stage = ScrollStage()
    let view = content(in: stage)
    stage.simulator.touchDown(at: stage.at(200, 500))
    stage.simulator.advance(by: 0.13)
    #expect(view.phases.isEmpty)
    stage.simulator.advance(by: 0.04)
    #expect(view.phases == ["began"])
    stage.simulator.touchMove(to: stage.at(200, 480))
    #expect(view.phases == ["began", "cancelled"] && stage.scrollView.isDragging)
    stage.simulator.touchCancel()
  }

  @Test func contentReceivesATapAndNotADrag() {
    let stage = ScrollStage()
    let view = content(in: stage)
    stage.simulator.tap(at: stage.at(200, 500))
    #expect(view.phases == ["began", "ended"])
    stage.place(0, -50)
    #expect(view.phases == ["began", "ended"])
    stage.scrollView.delaysContentTouches = false
    stage.simulator.touchDown(at: stage.at(200, 500))
    #expect(view.phases == ["began", "ended", "began"])
    stage.simulator.touchCancel()
  }

  @Test func aFingerThatTheContentKeepsDoesNotScroll() {
    let stage = ScrollStage()
    let view = content(in: stage)
    stage.scrollView.canCancelContentTouches = false
    stage.scrollView.delaysContentTouches = false
    stage.hold(0, -50)
    #expect(stage.scrollView.contentOffset == .zero)
    #expect(!view.phases.contains("cancelled") && view.phases.count > 2)
    stage.simulator.touchUp(at: stage.at(200, 450))
    #expect(view.phases.last == "ended")
    stage.hold(0, -50, from: stage.at(200, 200))
    #expect(stage.scrollView.contentOffset.y == 40, "beside that view it does")
    stage.simulator.touchCancel()
  }

  @Test func controlsKeepTheirPressUnlessTheScrollViewSaysOtherwise() {
    for (scrollView, scrolls) in [(UIScrollView(), false), (Greedy(), true)] {
      let stage = ScrollStage(scrollView: scrollView)
      scrollView.delaysContentTouches = false
      let control = UIControl(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
      scrollView.addSubview(control)
      stage.hold(0, -50)
      #expect(abs(scrollView.contentOffset.y - (scrolls ? 40 : 0)) < 1e-9)
      #expect(control.isHighlighted != scrolls)
      stage.simulator.touchCancel()
    }
  }

  @Test func aScrollViewCanKeepTouchesFromItsContent() {
    let stage = ScrollStage(scrollView: Closed())
    let view = content(in: stage)
    stage.simulator.tap(at: stage.at(200, 500))
    #expect(view.phases.isEmpty)
  }

  @Test func aTouchThatCatchesIsNoTap() {
    let stage = ScrollStage()
    let listener = Listener()
    let cover = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 4000))
    stage.scrollView.addSubview(cover)
    let tap = listener.tap(on: cover)
    stage.fling(0, -200)
    stage.simulator.advance(by: 0.1)
    stage.simulator.tap(at: stage.at(200, 500))
    #expect(listener.states.isEmpty && cover.phases.isEmpty)
    stage.simulator.settle()
    stage.simulator.tap(at: stage.at(200, 500))
    #expect(listener.states == [.ended] && tap.state == .possible)
  }

  // MARK: Nested

  /// A scroll view that is higher than its frame, in the upper part of the stage's.
  private func nested(in stage: ScrollStage, content: CGSize) -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    inner.contentSize = content
    stage.scrollView.addSubview(inner)
    return inner
  }

  @Test func theInnerOneScrollsFirstAndTransfersTheDragAtItsEdge() {
    let stage = ScrollStage()
    let inner = nested(in: stage, content: CGSize(width: 390, height: 700))
    stage.place(0, -60)
    #expect(inner.contentOffset.y == 50 && stage.scrollView.contentOffset.y == 0)
    stage.place(0, -100)
    stage.simulator.settle()
    #expect(inner.contentOffset.y == 100 && stage.scrollView.contentOffset.y == 0)
    stage.place(0, -60)
    #expect(inner.contentOffset.y == 100 && stage.scrollView.contentOffset.y == 50)
    // After this the outer one is at its top, too: then the inner one takes the drag.
    stage.scrollView.contentOffset = .zero
    inner.contentOffset = .zero
    stage.hold(0, 60, from: stage.at(200, 300))
    #expect(inner.contentOffset.y < 0 && stage.scrollView.contentOffset.y == 0)
    stage.simulator.touchCancel()
  }

  @Test func eachOfTwoAxesHasItsScrollView() {
    let stage = ScrollStage()
    let inner = nested(in: stage, content: CGSize(width: 2000, height: 600))
    stage.hold(-60, -15)
    #expect(inner.contentOffset.x == 50 && stage.scrollView.contentOffset.y == 0)
    stage.simulator.touchCancel()
    stage.simulator.settle()
    stage.hold(-15, -60)
    #expect(inner.contentOffset.x == 50 && stage.scrollView.contentOffset.y == 50)
    stage.simulator.touchCancel()
  }

  @Test func theWheelGoesToTheOuterOneAtTheEdgeOfTheInner() {
    let stage = ScrollStage()
    let inner = nested(in: stage, content: CGSize(width: 390, height: 660))
    stage.wheel(-40)
    stage.wheel(-40)
    #expect(inner.contentOffset.y == 60 && stage.scrollView.contentOffset.y == 0)
    stage.wheel(-40)
    #expect(inner.contentOffset.y == 60 && stage.scrollView.contentOffset.y == 40)
  }

  // MARK: A dismissal by a pan around it

  @Test func aDismissingPanWaitsForTheScrollView() {
    let stage = ScrollStage()
    let listener = Listener()
    let pan = listener.pan(on: stage.simulator.window.rootViewController?.view ?? UIView())
    stage.hold(0, 100)
    #expect(stage.scrollView.isDragging && listener.states.isEmpty)
    stage.simulator.touchUp(at: stage.at(200, 600))
    stage.simulator.settle()
    #expect(pan.state == .possible && stage.scrollView.contentOffset == .zero)
  }

  @Test func aDismissingPanTakesThePullAtTheTop() throws {
    let stage = ScrollStage()
    let root = try #require(stage.simulator.window.rootViewController?.view)
    let dismissal = Dismissal(of: stage.scrollView)
    let pan = UIPanGestureRecognizer(
      target: dismissal, action: Selector(Dismissal.handle))
    pan.delegate = dismissal
    root.addGestureRecognizer(pan)
    stage.hold(0, 100)
    #expect(pan.state == .changed && !stage.scrollView.isDragging)
    #expect(stage.scrollView.contentOffset == .zero)
    stage.simulator.touchUp(at: stage.at(200, 600))
    #expect(dismissal.states.first == .began && dismissal.states.last == .ended)
    stage.hold(0, -100)
    #expect(abs(stage.scrollView.contentOffset.y - 90) < 1e-9, "the other way the content scrolls")
    stage.simulator.touchCancel()
    #expect(pan.state == .possible && stage.scrollView.panGestureRecognizer.state == .possible)
  }
}

/// As apps write it for a modal: only a drag downwards at the top takes precedence over the scroll
/// view.
private final class Dismissal: NSObject, UIGestureRecognizerDelegate {
  private let scrollView: UIScrollView
  var states: [UIGestureRecognizer.State] = []

  init(of scrollView: UIScrollView) { self.scrollView = scrollView }

  func handle(_ pan: UIPanGestureRecognizer) { states.append(pan.state) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    return pan.velocity(in: nil).y > 0 && scrollView.contentOffset.y <= 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === scrollView.panGestureRecognizer }
}

private final class Greedy: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

private final class Closed: UIScrollView {
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { false }
}
