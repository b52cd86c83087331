import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Events that interrupt a pinch.
@MainActor
final class ScrollZoomInterruptionTests {
  private lazy var stage = makeStage()
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var view: UIScrollView { stage.scrollView }

  private func makeStage() -> ScrollStage {
    let stage = ScrollStage(content: CGSize(width: 390, height: 844))
    stage.scrollView.addSubview(picture)
    stage.scrollView.maximumZoomScale = 4
    stage.journal.zoomed = picture
    return stage
  }

  private var places: [Int: CGPoint] = [:]

  private func down(about x: CGFloat, spread: CGFloat) {
    places = [1: stage.at(x - spread / 2, 400), 2: stage.at(x + spread / 2, 400)]
    for finger in [1, 2] {
      stage.simulator.touchDown(at: places[finger] ?? .zero, finger: finger)
    }
  }

  private func move(_ finger: Int, to x: CGFloat, _ y: CGFloat = 400) {
    places[finger] = stage.at(x, y)
    stage.simulator.touchMove(to: stage.at(x, y), finger: finger)
  }

  private func lift(_ fingers: Int...) {
    for finger in fingers {
      stage.simulator.touchUp(at: places[finger] ?? .zero, finger: finger)
    }
  }

  private func pinch(about x: CGFloat = 200, from: CGFloat, to: CGFloat) {
    down(about: x, spread: from)
    for step in 1...10 {
      let spread = from + (to - from) * CGFloat(step) / 10
      move(1, to: x - spread / 2)
      move(2, to: x + spread / 2)
      stage.simulator.advanceFrame()
    }
    stage.simulator.advance(by: 0.2)
  }

  private var zooms: [String] {
    stage.journal.calls.filter { $0.contains("BeginZoom") || $0.contains("EndZoom") }
  }

  private func expectRest(scale: CGFloat) {
    stage.simulator.settle()
    #expect(view.zoomScale == scale && !view.isZooming && !view.isZoomBouncing)
    #expect(abs(picture.frame.width - 390 * scale) < 1e-6)
    let (offset, most) = (view.contentOffset, view.contentSize)
    #expect(offset.x >= 0 && offset.x <= max(most.width - view.bounds.width, 0))
    #expect(offset.y >= 0 && offset.y <= max(most.height - view.bounds.height, 0))
    #expect(!view.isDragging && !view.isTracking && stage.simulator.isIdle)
    #expect(zooms == ["willBeginZooming", "didEndZooming"])
  }

  @Test func aPinchCatchesTheScaleWhileItSpringsBack() {
    pinch(from: 300, to: 60)
    lift(1, 2)
    stage.simulator.advance(by: 0.1)
    let scale = view.zoomScale
    #expect(view.isZoomBouncing && scale > 0.5 && scale < 1)
    down(about: 200, spread: 100)
    move(1, to: 146)
    move(2, to: 255)
    #expect(view.isZooming && !view.isZoomBouncing)
    let caught = view.zoomScale
    #expect(caught >= scale && caught < scale + 0.05, "without a leap")
    stage.simulator.advance(by: 0.3)
    #expect(view.zoomScale == caught, "the fingers hold it")
    lift(1, 2)
    expectRest(scale: 1)
  }

  @Test func aFingerThatComesWhileTheScaleSpringsBackScrollsOnceItIsThere() {
    view.zoomScale = 4
    pinch(from: 60, to: 300)
    lift(1, 2)
    stage.simulator.advance(by: 0.05)
    #expect(view.isZoomBouncing)
    stage.simulator.touchDown(at: stage.at(200, 400))
    stage.simulator.advance(by: 0.05)
    stage.simulator.touchMove(to: stage.at(200, 340))
    #expect(view.isZoomBouncing && !view.isDragging)
    stage.simulator.advance(by: 0.4)
    let offset = view.contentOffset
    #expect(view.zoomScale == 4)
    stage.simulator.touchMove(to: stage.at(200, 325))
    #expect(view.isDragging && abs(view.contentOffset.y - offset.y - 5) < 1e-6)
    stage.simulator.touchUp(at: stage.at(200, 325))
    expectRest(scale: 4)
  }

  @Test func theFingerThatStaysScrollsOn() {
    view.zoomScale = 2
    pinch(from: 100, to: 200)
    let (scale, offset) = (view.zoomScale, view.contentOffset)
    lift(2)
    #expect(view.isZooming && view.contentOffset == offset, "nothing leaps")
    move(1, to: 60, 370)
    #expect(view.isDragging && view.zoomScale == scale)
    #expect(
      abs(view.contentOffset.x - offset.x - 30) < 1e-6
        && abs(view.contentOffset.y - offset.y - 20) < 1e-6, "all but the 10 points of a pan")
    stage.simulator.advance(by: 0.2)
    lift(1)
    expectRest(scale: scale)
  }

  @Test func theProgramTakesTheContentFromThePinch() {
    pinch(from: 100, to: 200)
    view.zoom(to: CGRect(x: 0, y: 0, width: 390 / 3, height: 844 / 3), animated: true)
    #expect(!view.isZooming)
    move(1, to: 96)
    move(2, to: 304)
    stage.simulator.settle()
    #expect(view.zoomScale == 3 && hypot(view.contentOffset.x, view.contentOffset.y) < 1e-6)
    lift(1, 2)
    expectRest(scale: 3)
  }

  @Test func thePinchContinuesFromAScaleThatIsSetAtOnce() {
    pinch(from: 100, to: 200)
    view.zoomScale = 3
    #expect(view.isZooming && view.zoomScale == 3)
    move(1, to: 105)
    #expect(abs(view.zoomScale - 3 * 195 / 200) < 1e-6)
    lift(1, 2)
    expectRest(scale: view.zoomScale)
  }

  @Test func touchesThatAreTakenAwayLetTheScaleSpringBack() {
    pinch(from: 300, to: 60)
    stage.simulator.touchCancel(at: stage.at(170, 400), finger: 1)
    stage.simulator.touchCancel(at: stage.at(230, 400), finger: 2)
    #expect(view.isZoomBouncing)
    expectRest(scale: 1)
    #expect(!stage.journal.calls.contains("willEndDragging"))
  }

  @Test func theScaleSpringsBackWithoutTheDelegate() {
    pinch(from: 300, to: 60)
    view.delegate = nil
    lift(1, 2)
    stage.simulator.settle()
    #expect(view.zoomScale == 1 && !view.isZooming)
    #expect(abs(picture.frame.width - 390) < 1e-6)
  }

  @Test func leavingTheWindowEndsThePinchAtAScaleThatIsAllowed() {
    pinch(from: 300, to: 60)
    view.removeFromSuperview()
    expectRest(scale: 1)
    lift(1, 2)
    #expect(zooms.count == 2)
  }

  @Test func aDelegateThatZoomsWithoutEndIsReportedOnce() {
    stage.journal.onCall = { call, view in
      if call == "didZoom" { view.zoomScale = view.zoomScale == 2 ? 3 : 2 }
    }
    let warnings = Diagnostics.collecting { view.zoomScale = 2 }
    #expect(warnings.count == 1)
  }

  @Test func zoomingAgainFromWithinTheEndIsANewZoom() {
    var isFirst = true
    stage.journal.onCall = { call, view in
      guard call == "didEndZooming", isFirst else { return }
      isFirst = false
      view.setZoomScale(3, animated: true)
    }
    view.setZoomScale(2, animated: true)
    stage.simulator.settle()
    #expect(view.zoomScale == 3)
    #expect(
      zooms == ["willBeginZooming", "didEndZooming", "willBeginZooming", "didEndZooming"])
  }
}
