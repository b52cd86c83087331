import CoreGraphics
import QuartzCore
import Testing

import UIKit

@MainActor
struct PanTests {
  private let driver = GestureDriver()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let listener = Listener()
  private let pan: UIPanGestureRecognizer

  init() {
    driver.window.addSubview(view)
    pan = listener.pan(on: view)
  }

  @Test func ninePointNineIsNoPanAndTenIs() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.move(109.9, 109.9)
    #expect(listener.states.isEmpty && pan.state == .possible)
    driver.move(100, 110)
    #expect(listener.states == [.began])
    #expect(pan.translation(in: view) == .zero)
  }

  @Test func translationCountsFromTheTenthPoint() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.move(100, 130)
    #expect(listener.translations == [CGPoint(x: 0, y: 20)])
    driver.move(103, 340)
    driver.up(103, 340)
    #expect(listener.states == [.began, .changed, .ended])
    #expect(listener.translations.last == CGPoint(x: 3, y: 230))
    #expect(pan.state == .possible)
  }

  @Test func aPanThatNeverBeganOnlyFails() {
    defer { driver.finish() }
    driver.tap(50, 50)
    #expect(listener.states.isEmpty && pan.state == .possible)
    #expect(view.phases == ["began", "ended"])
  }

  @Test func beginningTakesTheTouchFromTheView() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.move(105, 100)
    driver.move(130, 100)
    driver.move(140, 100)
    driver.up(140, 100)
    #expect(view.phases == ["began", "moved", "cancelled"])
  }

  @Test func withoutCancellingTheViewContinues() {
    defer { driver.finish() }
    pan.cancelsTouchesInView = false
    driver.down(100, 100)
    driver.move(130, 100)
    driver.up(130, 100)
    #expect(view.phases == ["began", "moved", "ended"])
    #expect(listener.states == [.began, .ended])
  }

  @Test func losingTheFocusCancelsThePan() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.move(130, 100)
    driver.dispatcher.receive(.focusChanged(isFocused: false, time: driver.time))
    #expect(listener.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    driver.move(200, 100)
    driver.up(200, 100)
    #expect(listener.states == [.began, .cancelled], "the lost finger is not heard of again")
  }

  @Test func velocityIsThatOfTheLastEvents() {
    defer { driver.finish() }
    driver.down(100, 100)
    for index in 1...12 {
      driver.wait(1.0 / 60)
      driver.move(100, 100 + 10 * CGFloat(index))
    }
    #expect(abs(pan.velocity(in: view).y - 600) < 1)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(abs(pan.velocity(in: view).y - 300) < 1, "in the view's own coordinates")
    view.transform = .identity
    var released: CGPoint?
    listener.onAction = { released = ($0 as? UIPanGestureRecognizer)?.velocity(in: nil) }
    driver.wait(0.3)
    driver.up(100, 220)
    #expect(released == .zero, "held still before the release")
  }

  @Test func settingTheTranslationCountsOnFromThere() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.move(100, 130)
    pan.setTranslation(CGPoint(x: 5, y: 1), in: view)
    driver.move(100, 140)
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 11))
    pan.setTranslation(CGPoint(x: CGFloat.nan, y: 1), in: view)
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 11))
  }

  @Test func translationIsInTheAskedViewsCoordinates() {
    defer { driver.finish() }
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    driver.window.addSubview(turned)
    driver.down(100, 100)
    driver.move(100, 150)
    let translation = pan.translation(in: turned)
    #expect(abs(translation.x - 40) < 1e-9 && abs(translation.y) < 1e-9)
  }

  @Test func shouldBeginSeesTheTranslation() {
    defer { driver.finish() }
    final class Horizontal: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let translation = pan.translation(in: pan.view)
        return abs(translation.x) > abs(translation.y)
      }
    }
    let delegate = Horizontal()
    pan.delegate = delegate
    driver.down(100, 100)
    driver.move(110, 103)
    #expect(listener.states == [.began])
    driver.up(110, 103)
    driver.down(100, 100)
    driver.move(103, 110)
    driver.move(200, 110)
    #expect(listener.states == [.began, .ended], "it failed and stays so for this touch")
    driver.up(200, 110)
  }

  @Test func twoFingersDragTogether() {
    defer { driver.finish() }
    pan.minimumNumberOfTouches = 2
    driver.down(100, 100)
    driver.move(150, 100)
    #expect(listener.states.isEmpty)
    driver.down(200, 100, finger: 1)
    driver.move(170, 100)
    #expect(listener.states == [.began], "their middle has gone ten points")
    driver.move(220, 100, finger: 1)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(in: view) == CGPoint(x: 195, y: 100))
    #expect(pan.location(ofTouch: 7, in: view) == CGPoint(x: 195, y: 100))
    driver.up(170, 100)
    #expect(listener.states == [.began, .changed, .ended])
    driver.up(220, 100, finger: 1)
    #expect(pan.state == .possible)
  }

  @Test func aJoiningFingerDoesNotMakeItJump() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.move(120, 100)
    driver.down(300, 300, finger: 1)
    driver.move(122, 100)
    #expect(listener.translations.last == CGPoint(x: 11, y: 0), "the middle moved by one")
    driver.up(300, 300, finger: 1)
    driver.move(124, 100)
    #expect(listener.translations.last == CGPoint(x: 13, y: 0))
    driver.up(124, 100)
    #expect(listener.states.last == .ended)
  }

  @Test func tooManyFingersFailIt() {
    defer { driver.finish() }
    pan.maximumNumberOfTouches = 1
    driver.down(100, 100)
    driver.down(200, 100, finger: 1)
    driver.move(200, 200)
    #expect(listener.states.isEmpty)
    driver.up(200, 200)
    driver.up(200, 100, finger: 1)
    driver.down(100, 100)
    driver.move(100, 200)
    #expect(listener.states == [.began], "possible again once all are up")
    driver.up(100, 200)
  }
}
