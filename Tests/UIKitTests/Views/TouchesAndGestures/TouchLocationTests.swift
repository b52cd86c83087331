import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// The locations of a touch, in views under any transform.
@MainActor
struct TouchLocationTests {
  /// Stores the last touch and the last event that it received.
  private final class Keeper: UIView {
    var touch: UITouch?
    var event: UIEvent?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      keep(touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      keep(touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      keep(touches, event)
    }
    private func keep(_ touches: Set<UITouch>, _ event: UIEvent?) {
      touch = touches.first
      self.event = event
    }
  }

  private let driver = GestureDriver()
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = Keeper(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    driver.window.addSubview(container)
    container.addSubview(view)
  }

  private func expect(_ point: CGPoint?, _ x: CGFloat, _ y: CGFloat) {
    guard let point else {
      Issue.record("there is no touch")
      return
    }
    #expect(abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6, "\(point)")
  }

  /// Moves a touch, makes a frame, and passes the touch to `inspect`.
  private func drag(
    _ start: CGPoint, _ end: CGPoint, _ inspect: (UITouch) -> Void
  ) {
    defer { driver.finish() }
    driver.down(start.x, start.y)
    driver.wait(1.0 / 60)
    driver.move(end.x, end.y)
    driver.frame()
    if let touch = view.touch { inspect(touch) } else { Issue.record("there is no touch") }
    driver.up(end.x, end.y)
  }

  @Test func inATurnedView() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    drag(CGPoint(x: 150, y: 100), CGPoint(x: 150, y: 130)) { touch in
      expect(touch.previousLocation(in: view), 100, 50)
      expect(touch.location(in: view), 130, 50)
      expect(touch.location(in: nil), 150, 130)
      expect(touch.previousLocation(in: container), 150, 100)
    }
  }

  @Test func inAScaledView() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    drag(CGPoint(x: 110, y: 100), CGPoint(x: 130, y: 120)) { touch in
      expect(touch.previousLocation(in: view), 120, 100)
      expect(touch.location(in: view), 160, 110)
      expect(touch.preciseLocation(in: view), 160, 110)
      expect(touch.precisePreviousLocation(in: view), 120, 100)
    }
  }

  /// A turn of 60° about y before an eye 500 points away: what lies (x, y) from the middle is seen
  /// at (x cos 60°, y) / (1 + x sin 60° / 500).
  @Test func inAViewInPerspective() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    container.layer.sublayerTransform = perspective
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let depth = 1 + x * (3.0.squareRoot() / 2) / 500
      return CGPoint(x: 100 + x / 2 / depth, y: 100 + y / depth)
    }
    drag(seen(-50, 40), seen(50, -60)) { touch in
      expect(touch.previousLocation(in: view), 50, 140)
      expect(touch.location(in: view), 150, 40)
      expect(touch.location(in: container), seen(50, -60).x, seen(50, -60).y)
    }
  }

  @Test func inAViewThatMoves() {
    drag(CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 50)) { touch in
      view.center.x += 30
      expect(touch.location(in: view), 30, 50)
      expect(touch.previousLocation(in: view), 20, 50)
      expect(touch.location(in: nil), 60, 50)
    }
  }

  /// As in UIKit, a view's coordinates follow its model frame, and its presentation layer's follow
  /// what is on screen.
  @Test func inAViewThatIsAnimated() {
    let view = Keeper(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = UIViewController()
    root.view.addSubview(view)
    let simulator = Simulator(scale: 1, root: root)
    simulator.touchDown(at: CGPoint(x: 50, y: 50))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.y = 200 }
    simulator.advanceFrame()
    simulator.advance(by: 0.5)
    let place = view.touch?.location(in: view)
    expect(place, 50, -150)
    let shown = view.layer.presentation()
    let half = shown?.position.y ?? 0
    #expect(abs(half - 150) < 5, "half of the way")
    expect(
      root.view.layer.presentation().flatMap {
        shown?.convert(view.touch?.location(in: root.view) ?? .zero, from: $0)
      }, 50, 50 - (half - 50))
    simulator.touchUp(at: CGPoint(x: 50, y: 50))
    simulator.settle()
  }

  @Test func aTouchThatIsCancelledIsWhereItWasLast() {
    let view = Keeper(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    root.view.addSubview(view)
    let simulator = Simulator(scale: 1, root: root)
    for finger in [0, 1] {
      simulator.touchDown(at: CGPoint(x: 100, y: 200), finger: finger)
      simulator.touchMove(to: CGPoint(x: 100, y: 260), finger: finger)
      simulator.touchCancel(finger: finger)
      #expect(view.touch?.phase == .cancelled)
      expect(view.touch?.location(in: nil), 100, 260)
    }
  }

  @Test func aTouchThatAScriptCancelsIsWhereItWasLast() throws {
    let view = Keeper(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    root.view.addSubview(view)
    let simulator = Simulator(scale: 1, root: root)
    simulator.play(
      InputScript(events: [
        .init(time: 0, action: .down(CGPoint(x: 100, y: 200), finger: 0)),
        .init(time: 0.1, action: .move(CGPoint(x: 100, y: 260), finger: 0)),
        .init(time: 0.2, action: .cancel(finger: 0)),
      ]))
    #expect(view.touch?.phase == .cancelled)
    expect(view.touch?.location(in: nil), 100, 260)
  }

  @Test func whatNeitherMouseNorScreenReportsIsConstant() {
    drag(CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 50)) { touch in
      #expect(touch.force == 0 && touch.maximumPossibleForce == 0)
      #expect(touch.majorRadius == 20 && touch.majorRadiusTolerance == 10)
      #expect(touch.type == .direct && touch.tapCount == 1)
      #expect(touch.view === view && touch.window === driver.window)
    }
  }

  @Test func theEventKnowsTheTouchesOfEachView() throws {
    defer { driver.finish() }
    let listener = Listener()
    let pan = listener.pan(on: container)
    driver.down(50, 50)
    let other = try #require(view.touch)
    driver.up(50, 50)
    driver.down(50, 50)
    let touch = view.touch
    #expect(touch?.gestureRecognizers == [pan])
    guard let event = view.event, let touch else {
      Issue.record("there is no touch")
      return
    }
    #expect(event.type == .touches && event.allTouches == [touch])
    #expect(event.touches(for: view) == [touch] && event.touches(for: container) == [])
    #expect(event.touches(for: driver.window) == [touch] && event.touches(for: UIWindow()) == [])
    #expect(event.touches(for: pan) == [touch])
    #expect(event.touches(for: UIPanGestureRecognizer()) == [])
    #expect(event.coalescedTouches(for: touch) == [touch])
    #expect(event.predictedTouches(for: touch) == [])
    #expect(event.coalescedTouches(for: other) == nil && event.predictedTouches(for: other) == nil)
    driver.up(50, 50)
  }
}
