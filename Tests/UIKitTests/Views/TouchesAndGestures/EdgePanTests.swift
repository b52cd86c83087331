import CoreGraphics
import Testing

import UIKit

@MainActor
struct EdgePanTests {
  private let driver = GestureDriver()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let listener = Listener()
  private let pan: UIScreenEdgePanGestureRecognizer

  init() {
    driver.window.addSubview(view)
    pan = listener.add(UIScreenEdgePanGestureRecognizer(), to: view)
  }

  private func drag(from start: (CGFloat, CGFloat), by translation: (CGFloat, CGFloat)) {
    listener.states = []
    driver.down(start.0, start.1)
    driver.move(start.0 + translation.0, start.1 + translation.1)
    driver.up(start.0 + translation.0, start.1 + translation.1)
  }

  @Test func itStartsWithinThirteenPoints() {
    defer { driver.finish() }
    pan.edges = .left
    drag(from: (13, 400), by: (30, 0))
    #expect(listener.states == [.began, .ended])
    drag(from: (13.1, 400), by: (30, 0))
    #expect(listener.states.isEmpty)
  }

  @Test func tenPointsBeginItAndAreTakenOff() {
    defer { driver.finish() }
    pan.edges = .left
    driver.down(5, 400)
    driver.move(14.9, 400)
    #expect(listener.states.isEmpty)
    driver.move(25, 400)
    #expect(listener.translations == [CGPoint(x: 10, y: 0)])
    driver.up(25, 400)
  }

  @Test(arguments: [
    (UIRectEdge.left, 2.0, 400.0, 30.0, 0.0), (.right, 388, 400, -30, 0), (.top, 200, 2, 0, 30),
    (.bottom, 200, 842, 0, -30),
  ])
  func itStartsAtItsEdgesOnly(edge: UIRectEdge, x: Double, y: Double, dx: Double, dy: Double) {
    defer { driver.finish() }
    drag(from: (x, y), by: (dx, dy))
    #expect(listener.states.isEmpty, "no edge is set")
    pan.edges = edge
    drag(from: (x, y), by: (dx, dy))
    #expect(listener.states == [.began, .ended])
    pan.edges = UIRectEdge.all.subtracting(edge)
    drag(from: (x, y), by: (dx, dy))
    #expect(listener.states.isEmpty)
  }

  @Test func itGoesAwayFromTheEdgeAndNotAlongIt() {
    defer { driver.finish() }
    pan.edges = .left
    drag(from: (5, 400), by: (12, 30))
    #expect(listener.states.isEmpty && pan.state == .possible)
    drag(from: (12, 400), by: (-12, 0))
    #expect(listener.states.isEmpty)
    drag(from: (5, 400), by: (30, 29))
    #expect(listener.states == [.began, .ended])
  }

  @Test func itsRegionIsTheWindowsWhereverItsViewIs() {
    defer { driver.finish() }
    pan.edges = .left
    view.frame = CGRect(x: 100, y: 0, width: 290, height: 844)
    drag(from: (102, 400), by: (30, 0))
    #expect(listener.states.isEmpty)
  }

  @Test func aSecondFingerMakesItFail() {
    defer { driver.finish() }
    pan.edges = .left
    driver.down(5, 400)
    driver.down(8, 500, finger: 1)
    #expect(pan.state == .failed)
    driver.up(5, 400)
    driver.up(8, 500, finger: 1)
  }

  @Test func anotherPanCanWaitForIt() {
    defer { driver.finish() }
    pan.edges = .left
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    let scroll = Listener()
    let scrolling = scroll.pan(on: inner)
    drag(from: (5, 400), by: (30, 0))
    #expect(listener.states.isEmpty && scroll.states == [.began, .ended], "the inner one is first")
    scroll.states = []
    scrolling.require(toFail: pan)
    drag(from: (5, 400), by: (30, 0))
    #expect(listener.states == [.began, .ended] && scroll.states.isEmpty)
    drag(from: (5, 400), by: (0, 30))
    #expect(listener.states.isEmpty && scroll.states == [.began, .ended])
    scroll.states = []
    drag(from: (200, 400), by: (30, 0))
    #expect(listener.states.isEmpty && scroll.states == [.began, .ended])
  }
}
