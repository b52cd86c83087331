import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
struct ScrollZoomingTests {
  private func zoomable() -> (ScrollStage, UIView) {
    let stage = ScrollStage(content: CGSize(width: 390, height: 844))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    stage.scrollView.addSubview(picture)
    stage.scrollView.maximumZoomScale = 4
    stage.journal.zoomed = picture
    return (stage, picture)
  }

  /// Two fingers on one row that spread, or close, about a point.
  private func pinch(_ stage: ScrollStage, about x: CGFloat, from: CGFloat, to: CGFloat) {
    let simulator = stage.simulator
    simulator.touchDown(at: stage.at(x - from / 2, 400), finger: 1)
    simulator.touchDown(at: stage.at(x + from / 2, 400), finger: 2)
    for step in 1...10 {
      let spread = from + (to - from) * CGFloat(step) / 10
      simulator.touchMove(to: stage.at(x - spread / 2, 400), finger: 1)
      simulator.touchMove(to: stage.at(x + spread / 2, 400), finger: 2)
      simulator.advanceFrame()
    }
  }

  private func lift(_ stage: ScrollStage) {
    stage.simulator.advance(by: 0.2)
    stage.simulator.touchUp(at: stage.at(100, 400), finger: 1)
    stage.simulator.touchUp(at: stage.at(200, 400), finger: 2)
  }

  @Test func aPinchZoomsAndWhatIsUnderItStays() {
    let (stage, picture) = zoomable()
    let before = picture.convert(stage.at(200, 400), from: stage.simulator.window)
    pinch(stage, about: 200, from: 100, to: 200)
    let view = stage.scrollView
    #expect(view.isZooming && view.zoomScale > 1.7 && view.zoomScale < 2.1)
    let after = picture.convert(stage.at(200, 400), from: stage.simulator.window)
    #expect(abs(after.x - before.x) < 12 && abs(after.y - before.y) < 12)
    #expect(abs(picture.frame.width - 390 * view.zoomScale) < 1e-6)
    #expect(abs(view.contentSize.width - 390 * view.zoomScale) < 1e-6)
    #expect(abs(picture.frame.minX) < 1e-6)
    lift(stage)
    #expect(!view.isZooming && !view.isDragging)
    stage.simulator.settle()
    let zooms = stage.journal.calls.filter { $0.contains("Zoom") }
    #expect(zooms.first == "willBeginZooming" && zooms.last == "didEndZooming")
  }

  @Test func contentWithoutASizeIsAsLargeAsTheZoomedView() {
    let stage = ScrollStage(content: .zero)
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    stage.scrollView.addSubview(picture)
    stage.scrollView.maximumZoomScale = 4
    stage.journal.zoomed = picture
    #expect(stage.scrollView.contentSize == .zero)
    stage.scrollView.zoomScale = 2
    #expect(stage.scrollView.contentSize == CGSize(width: 600, height: 800))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    stage.scrollView.setZoomScale(3, animated: true)
    stage.simulator.settle()
    #expect(stage.scrollView.contentSize == CGSize(width: 900, height: 1200))
  }

  @Test func beyondItsLimitTheScaleSpringsBack() {
    let (stage, _) = zoomable()
    pinch(stage, about: 200, from: 300, to: 60)
    #expect(stage.scrollView.zoomScale < 0.8)
    lift(stage)
    #expect(stage.scrollView.isZoomBouncing)
    stage.simulator.settle()
    #expect(stage.scrollView.zoomScale == 1 && !stage.scrollView.isZoomBouncing)
    #expect(stage.scrollView.contentOffset == .zero)
    #expect(abs(stage.scrollView.contentSize.width - 390) < 1e-6)
    stage.scrollView.bouncesZoom = false
    pinch(stage, about: 200, from: 300, to: 60)
    #expect(stage.scrollView.zoomScale == 1)
    lift(stage)
    stage.simulator.settle()
    #expect(stage.scrollView.pinchGestureRecognizer?.state == .possible)
    #expect(stage.scrollView.panGestureRecognizer.state == .possible)
  }

  @Test func theProgramZoomsToARectangle() {
    let (stage, _) = zoomable()
    let view = stage.scrollView
    view.zoom(to: CGRect(x: 195, y: 422, width: 195, height: 100), animated: true)
    #expect(view.zoomScale == 1)
    stage.simulator.settle()
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == stage.at(390, 422 * 2 + 100 - 422))
    #expect(stage.journal.calls.last == "didEndZooming")
    view.setZoomScale(9, animated: false)
    #expect(view.zoomScale == 4)
    view.zoomScale = 1
    #expect(view.zoomScale == 1 && view.contentOffset == .zero)
  }

  /// Many programs centre what is smaller than the view by insets that follow the scale.
  @Test func whatInsetsCentreComesBackWithoutAJump() throws {
    let stage = ScrollStage(content: CGSize(width: 390, height: 400))
    let (view, window) = (stage.scrollView, stage.simulator.window)
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    view.addSubview(picture)
    view.maximumZoomScale = 4
    stage.journal.zoomed = picture
    func centre() {
      let inset = max((844 - view.contentSize.height) / 2, 0)
      view.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    }
    stage.journal.onCall = { call, _ in if call == "didZoom" { centre() } }
    centre()
    view.zoomScale = 4
    view.setZoomScale(1, animated: true)
    let places = (0..<30).map { _ in
      stage.simulator.advanceFrame()
      return picture.convert(CGPoint(x: 195, y: 200), to: window).y
    }
    let longest = try #require(zip(places, places.dropFirst()).map { abs($0 - $1) }.max())
    let end = try #require(places.last)
    #expect(longest < 80, "the most that a frame moves it")
    #expect(abs(end - 422) < 1 && view.zoomScale == 1)
  }

  /// A picture of 300 by 600 points, with constraints to all edges of the content.
  private func constrained(distance: CGFloat = 0) -> (ScrollStage, UIView) {
    let stage = ScrollStage()
    let (view, picture) = (stage.scrollView, UIView())
    picture.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: distance),
      picture.topAnchor.constraint(equalTo: view.topAnchor, constant: distance),
      view.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: distance),
      view.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: distance),
      picture.widthAnchor.constraint(equalToConstant: 300),
      picture.heightAnchor.constraint(equalToConstant: 600),
    ])
    view.maximumZoomScale = 4
    stage.journal.zoomed = picture
    stage.simulator.settle()
    return (stage, picture)
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && abs(one.maxX - other.maxX) < 1e-6 && abs(one.maxY - other.maxY) < 1e-6
  }

  @Test(arguments: [2.0, 3, 1.5])
  func aViewThatConstraintsPlaceStaysZoomed(_ number: Double) {
    let (stage, picture) = constrained()
    let (view, scale) = (stage.scrollView, CGFloat(number))
    view.zoomScale = scale
    view.setNeedsLayout()
    stage.simulator.settle()
    #expect(view.contentSize == CGSize(width: 300 * scale, height: 600 * scale))
    let zoomed = CGRect(x: 0, y: 0, width: 300 * scale, height: 600 * scale)
    #expect(isNear(picture.frame, zoomed))
    view.zoomScale = 4
    view.zoomScale = 1
    stage.simulator.settle()
    #expect(view.contentSize == CGSize(width: 300, height: 600))
    #expect(isNear(picture.frame, CGRect(x: 0, y: 0, width: 300, height: 600)))
  }

  @Test func aPinchZoomsAViewThatConstraintsPlace() {
    let (stage, picture) = constrained()
    pinch(stage, about: 200, from: 100, to: 200)
    let view = stage.scrollView
    #expect(view.isZooming && view.zoomScale > 1.7)
    view.layoutIfNeeded()
    #expect(abs(view.contentSize.width - 300 * view.zoomScale) < 1e-6)
    let (width, height) = (300 * view.zoomScale, 600 * view.zoomScale)
    #expect(isNear(picture.frame, CGRect(x: 0, y: 0, width: width, height: height)))
    lift(stage)
    stage.simulator.settle()
    #expect(isNear(picture.frame, CGRect(origin: .zero, size: view.contentSize)))
  }

  @Test func theDistancesOfConstraintsAreNotZoomed() {
    let (stage, picture) = constrained(distance: 20)
    let view = stage.scrollView
    view.zoomScale = 2
    let zoomed = CGRect(x: 20, y: 20, width: 600, height: 1200)
    #expect(isNear(picture.frame, zoomed))
    #expect(view.contentSize == CGSize(width: 640, height: 1240))
    view.setNeedsLayout()
    stage.simulator.settle()
    #expect(isNear(picture.frame, zoomed))
    #expect(view.contentSize == CGSize(width: 640, height: 1240))
  }

  @Test func scalesThatAreNoneAreNamedAndLeftOut() {
    let (stage, _) = zoomable()
    let view = stage.scrollView
    let changes: [() -> Void] = [
      { view.zoomScale = .nan }, { view.minimumZoomScale = -1 },
      { view.maximumZoomScale = .infinity }, { view.setZoomScale(-1, animated: true) },
      { view.zoom(to: .zero, animated: false) },
    ]
    for change in changes { #expect(Diagnostics.collecting(change).count == 1) }
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 4)
    stage.journal.zoomed = nil
    pinch(stage, about: 200, from: 100, to: 200)
    #expect(!view.isZooming && view.zoomScale == 1)
    lift(stage)
  }
}
