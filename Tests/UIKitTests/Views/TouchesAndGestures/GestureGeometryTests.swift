import CoreGraphics
import QuartzCore
import Testing

import UIKit

/// Locations and translations are correct in views that are rotated, scaled, in perspective or
/// moving.
@MainActor
struct GestureGeometryTests {
  private let driver = GestureDriver()
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let listener = Listener()

  init() {
    driver.window.addSubview(container)
    container.addSubview(view)
    view.isMultipleTouchEnabled = true
  }

  private func expect(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) {
    #expect(abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6, "\(point)")
  }

  @Test func aTurnedView() {
    defer { driver.finish() }
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let pan = listener.pan(on: view)
    driver.down(150, 100)
    expect(pan.location(in: view), 100, 50)
    driver.wait(1.0 / 60)
    driver.move(150, 130)
    expect(pan.translation(in: view), 20, 0)
    expect(pan.velocity(in: view), 1800, 0)
    expect(pan.velocity(in: nil), 0, 1800)
    driver.up(150, 130)
  }

  @Test func aScaledView() {
    defer { driver.finish() }
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    let pan = listener.pan(on: view)
    driver.down(110, 100)
    expect(pan.location(in: view), 120, 100)
    expect(pan.location(ofTouch: 0, in: view), 120, 100)
    driver.wait(1.0 / 60)
    driver.move(130, 120)
    expect(pan.translation(in: view), 20, 5)
    expect(pan.velocity(in: view), 2400, 600)
    pan.setTranslation(CGPoint(x: 1, y: 2), in: view)
    expect(pan.translation(in: view), 1, 2)
    expect(pan.translation(in: nil), 0.5, 4)
    driver.up(130, 120)
  }

  /// A turn of 60° about y before an eye 500 points away, calculated: what lies (x, y) from the
  /// middle is seen at (x cos 60°, y) / (1 + x sin 60° / 500).
  private func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let depth = 1 + x * (3.0.squareRoot() / 2) / 500
    return CGPoint(x: 100 + x / 2 / depth, y: 100 + y / depth)
  }

  private func bringIntoPerspective() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    container.layer.sublayerTransform = perspective
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
  }

  @Test func aViewInPerspective() {
    defer { driver.finish() }
    bringIntoPerspective()
    let pan = listener.pan(on: view)
    pan.maximumNumberOfTouches = 2
    let (start, end) = (seen(-50, 40), seen(50, -60))
    driver.down(start.x, start.y)
    expect(pan.location(in: view), 50, 140)
    driver.move(end.x, end.y)
    expect(pan.location(in: view), 150, 40)
    pan.setTranslation(CGPoint(x: 100, y: -100), in: view)
    expect(pan.translation(in: view), 100, -100)
    let second = seen(0, 0)
    driver.down(second.x, second.y, finger: 1)
    expect(pan.location(ofTouch: 1, in: view), 100, 100)
    driver.up(end.x, end.y)
    driver.up(second.x, second.y, finger: 1)
  }

  @Test func otherRecognisersInPerspective() {
    defer { driver.finish() }
    bringIntoPerspective()
    let press = listener.add(UILongPressGestureRecognizer(), to: view)
    let hover = listener.add(UIHoverGestureRecognizer(), to: view)
    let swipe = Listener()
    _ = swipe.add(UISwipeGestureRecognizer(), to: view).direction = .up
    var origin = CGPoint.zero
    swipe.onAction = { origin = $0.location(in: $0.view) }
    press.minimumPressDuration = 0
    press.delegate = listener
    listener.isTolerant = true
    let (start, end) = (seen(-50, 80), seen(-50, -40))
    driver.hover(start.x, start.y)
    expect(hover.location(in: view), 50, 180)
    driver.leave()
    driver.down(start.x, start.y)
    expect(press.location(in: view), 50, 180)
    driver.move(end.x, end.y)
    expect(press.location(in: view), 50, 60)
    expect(origin, 50, 180)
    #expect(swipe.states == [.ended])
    driver.up(end.x, end.y)
  }

  @Test func aViewThatMovesUnderTheFinger() {
    defer { driver.finish() }
    let press = listener.add(UILongPressGestureRecognizer(), to: view)
    driver.down(100, 100)
    view.center.x += 30
    expect(press.location(in: view), 70, 100)
    expect(press.location(in: nil), 100, 100)
    driver.up(100, 100)
  }

  /// Scale and angle are the fingers', also if the view between them changes.
  @Test func twoFingersOnATransformedView() {
    defer { driver.finish() }
    view.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: 1)
    let pinch = listener.add(UIPinchGestureRecognizer(), to: view)
    let rotation = listener.add(UIRotationGestureRecognizer(), to: view)
    pinch.delegate = listener
    listener.isTolerant = true
    let center = CGPoint(x: 100, y: 100)
    driver.pair(.down, around: center, spread: 100)
    driver.pair(.moved, around: center, spread: 150, angle: 0.5)
    pinch.scale = 1
    rotation.rotation = 0
    driver.pair(.moved, around: center, spread: 180, angle: 0.8)
    #expect(abs(pinch.scale - 1.2) < 1e-9 && abs(rotation.rotation - 0.3) < 1e-9)
    expect(pinch.location(in: view), 100, 100)
    driver.pair(.up, around: center, spread: 180, angle: 0.8)
  }

  @Test(arguments: [30.0, 60, 144, 1000])
  func aPansVelocityIsTheSameAtEveryRate(rate: Double) {
    defer { driver.finish() }
    let pan = listener.pan(on: view)
    driver.down(20, 20)
    for index in 1...Int(rate / 4) {
      driver.wait(1 / rate)
      let distance = 500 * Double(index) / rate
      driver.move(20 + distance, 20 + distance / 2)
    }
    let velocity = pan.velocity(in: nil)
    #expect(abs(velocity.x - 500) < 1 && abs(velocity.y - 250) < 1, "\(velocity)")
    driver.up(145, 82.5)
  }
}
