import CoreGraphics
import QuartzCore
import Testing

import UIKit

@MainActor
@Suite struct PanTests {
  private let hand = Hand()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let listener = Listener()
  private let pan: UIPanGestureRecognizer

  init() {
    hand.window.addSubview(view)
    pan = listener.pan(on: view)
  }

  @Test func ninePointNineIsNoPanAndTenIs() {
    defer { hand.finish() }
    hand.down(100, 100)
    hand.move(109.9, 109.9)
    #expect(listener.states.isEmpty && pan.state == .possible)
    hand.move(100, 110)
    #expect(listener.states == [.began])
    #expect(pan.translation(in: view) == .zero)
  }

  @Test func translationCountsFromTheTenthPoint() {
    defer { hand.finish() }
    hand.down(100, 100)
    hand.move(100, 130)
    #expect(listener.translations == [CGPoint(x: 0, y: 20)])
    hand.move(103, 340)
    hand.up(103, 340)
    #expect(listener.states == [.began, .changed, .ended])
    #expect(listener.translations.last == CGPoint(x: 3, y: 230))
    #expect(pan.state == .possible)
  }

  @Test func aPanThatNeverBeganOnlyFails() {
    defer { hand.finish() }
    hand.tap(50, 50)
    #expect(listener.states.isEmpty && pan.state == .possible)
    #expect(view.phases == ["began", "ended"])
  }

  @Test func beginningTakesTheTouchFromTheView() {
    defer { hand.finish() }
    hand.down(100, 100)
    hand.move(105, 100)
    hand.move(130, 100)
    hand.move(140, 100)
    hand.up(140, 100)
    #expect(view.phases == ["began", "moved", "cancelled"])
  }

  @Test func withoutCancellingTheViewGoesOn() {
    defer { hand.finish() }
    pan.cancelsTouchesInView = false
    hand.down(100, 100)
    hand.move(130, 100)
    hand.up(130, 100)
    #expect(view.phases == ["began", "moved", "ended"])
    #expect(listener.states == [.began, .ended])
  }

  @Test func losingTheFocusCancelsThePan() {
    defer { hand.finish() }
    hand.down(100, 100)
    hand.move(130, 100)
    hand.dispatcher.receive(.focusChanged(isFocused: false, time: hand.time))
    #expect(listener.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    hand.move(200, 100)
    hand.up(200, 100)
    #expect(listener.states == [.began, .cancelled], "the lost finger is not heard of again")
  }

  @Test func velocityIsThatOfTheLastEvents() {
    defer { hand.finish() }
    hand.down(100, 100)
    for index in 1...12 {
      hand.wait(1.0 / 60)
      hand.move(100, 100 + 10 * CGFloat(index))
    }
    #expect(abs(pan.velocity(in: view).y - 600) < 1)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(abs(pan.velocity(in: view).y - 300) < 1, "in the view's own coordinates")
    view.transform = .identity
    var released: CGPoint?
    listener.onAction = { released = ($0 as? UIPanGestureRecognizer)?.velocity(in: nil) }
    hand.wait(0.3)
    hand.up(100, 220)
    #expect(released == .zero, "held still before the release")
  }

  @Test func settingTheTranslationCountsOnFromThere() {
    defer { hand.finish() }
    hand.down(100, 100)
    hand.move(100, 130)
    pan.setTranslation(CGPoint(x: 5, y: 1), in: view)
    hand.move(100, 140)
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 11))
    pan.setTranslation(CGPoint(x: CGFloat.nan, y: 1), in: view)
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 11))
  }

  @Test func translationIsInTheAskedViewsCoordinates() {
    defer { hand.finish() }
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    hand.window.addSubview(turned)
    hand.down(100, 100)
    hand.move(100, 150)
    let translation = pan.translation(in: turned)
    #expect(abs(translation.x - 40) < 1e-9 && abs(translation.y) < 1e-9)
  }

  @Test func shouldBeginSeesTheWayThatWasGone() {
    defer { hand.finish() }
    final class Horizontal: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let translation = pan.translation(in: pan.view)
        return abs(translation.x) > abs(translation.y)
      }
    }
    let delegate = Horizontal()
    pan.delegate = delegate
    hand.down(100, 100)
    hand.move(110, 103)
    #expect(listener.states == [.began])
    hand.up(110, 103)
    hand.down(100, 100)
    hand.move(103, 110)
    hand.move(200, 110)
    #expect(listener.states == [.began, .ended], "it failed and stays so for this touch")
    hand.up(200, 110)
  }

  @Test func twoFingersDragTogether() {
    defer { hand.finish() }
    pan.minimumNumberOfTouches = 2
    hand.down(100, 100)
    hand.move(150, 100)
    #expect(listener.states.isEmpty)
    hand.down(200, 100, finger: 1)
    hand.move(170, 100)
    #expect(listener.states == [.began], "their middle has gone ten points")
    hand.move(220, 100, finger: 1)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(in: view) == CGPoint(x: 195, y: 100))
    #expect(pan.location(ofTouch: 7, in: view) == CGPoint(x: 195, y: 100))
    hand.up(170, 100)
    #expect(listener.states == [.began, .changed, .ended])
    hand.up(220, 100, finger: 1)
    #expect(pan.state == .possible)
  }

  @Test func aJoiningFingerDoesNotMakeItJump() {
    defer { hand.finish() }
    hand.down(100, 100)
    hand.move(120, 100)
    hand.down(300, 300, finger: 1)
    hand.move(122, 100)
    #expect(listener.translations.last == CGPoint(x: 11, y: 0), "the middle moved by one")
    hand.up(300, 300, finger: 1)
    hand.move(124, 100)
    #expect(listener.translations.last == CGPoint(x: 13, y: 0))
    hand.up(124, 100)
    #expect(listener.states.last == .ended)
  }

  @Test func tooManyFingersFailIt() {
    defer { hand.finish() }
    pan.maximumNumberOfTouches = 1
    hand.down(100, 100)
    hand.down(200, 100, finger: 1)
    hand.move(200, 200)
    #expect(listener.states.isEmpty)
    hand.up(200, 200)
    hand.up(200, 100, finger: 1)
    hand.down(100, 100)
    hand.move(100, 200)
    #expect(listener.states == [.began], "possible again once all are up")
    hand.up(100, 200)
  }
}
