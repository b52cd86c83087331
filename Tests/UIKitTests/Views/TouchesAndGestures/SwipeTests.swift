import CoreGraphics
import Testing

import UIKit

@MainActor
@Suite struct SwipeTests {
  private let hand = Hand()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let listener = Listener()
  private let swipe: UISwipeGestureRecognizer

  init() {
    hand.window.addSubview(view)
    swipe = listener.add(UISwipeGestureRecognizer(), to: view)
  }

  @Test func itFiresBeforeTheFingerIsLifted() {
    defer { hand.finish() }
    hand.down(100, 100)
    hand.wait(0.1)
    hand.move(160, 100)
    #expect(listener.states == [.ended])
    #expect(view.phases == ["began", "cancelled"])
    hand.move(300, 100)
    hand.up(300, 100)
    #expect(listener.states == [.ended] && swipe.state == .possible)
  }

  /// After t seconds 50 (1 − 0.94 t) points are needed.
  @Test(arguments: [(0.0, 50.0), (0.1, 45.3), (0.25, 38.25), (0.5, 26.5)])
  func theWayThatIsNeededShrinksWithTime(time: Double, least: Double) {
    defer { hand.finish() }
    hand.down(100, 100)
    hand.wait(time)
    hand.move(100 + least - 0.01, 100)
    #expect(listener.states.isEmpty)
    hand.move(100 + least + 0.01, 100)
    #expect(listener.states == [.ended])
    hand.up(200, 100)
  }

  /// After t seconds it may stray 50 (1 − 0.98 t) points.
  @Test(arguments: [(0.0, 50.0), (0.1, 45.1), (0.25, 37.75), (0.5, 25.5)])
  func whatItMayStrayShrinksWithTime(time: Double, most: Double) {
    defer { hand.finish() }
    hand.down(100, 100)
    hand.wait(time)
    hand.move(160, 100 + most + 0.01)
    #expect(listener.states.isEmpty && swipe.state == .failed)
    hand.up(160, 100 + most + 0.01)
    hand.wait(1)
    hand.down(100, 100)
    hand.wait(time)
    hand.move(160, 100 - most + 0.01)
    #expect(listener.states == [.ended])
    hand.up(160, 100)
  }

  @Test func halfASecondIsTheLimit() {
    defer { hand.finish() }
    hand.down(100, 100)
    hand.wait(0.501)
    hand.move(300, 100)
    #expect(swipe.state == .failed)
    hand.up(300, 100)
    #expect(listener.states.isEmpty && swipe.state == .possible)
  }

  @Test func whoWaitsForItDoesNotWaitForTheFinger() {
    defer { hand.finish() }
    let press = Listener()
    let other = press.add(UILongPressGestureRecognizer(), to: view)
    other.minimumPressDuration = 0.2
    other.require(toFail: swipe)
    hand.down(100, 100)
    hand.frame()
    hand.wait(0.3)
    hand.frame()
    #expect(press.states.isEmpty)
    hand.wait(0.25)
    hand.frame()
    #expect(press.states == [.began], "the swipe gave up")
    hand.up(100, 100)
  }

  @Test func thereIsNoWayBack() {
    defer { hand.finish() }
    hand.down(100, 100)
    hand.move(130, 100)
    hand.move(129, 100)
    #expect(swipe.state == .failed)
    hand.move(300, 100)
    hand.up(300, 100)
    #expect(listener.states.isEmpty)
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.left, -60.0, 0.0), (.right, 60, 0), (.up, 0, -60),
    (.down, 0, 60),
  ])
  func itGoesInItsDirectionOnly(direction: UISwipeGestureRecognizer.Direction, x: Double, y: Double)
  {
    defer { hand.finish() }
    swipe.direction = direction
    for (dx, dy) in [(-60.0, 0.0), (60, 0), (0, -60), (0, 60)] {
      listener.states = []
      hand.down(200, 200)
      hand.move(200 + dx, 200 + dy)
      hand.up(200 + dx, 200 + dy)
      #expect(listener.states == (dx == x && dy == y ? [.ended] : []))
    }
  }

  @Test func severalDirectionsCanBeAllowed() {
    defer { hand.finish() }
    swipe.direction = [.left, .right]
    for end in [150.0, 250] {
      hand.down(200, 200)
      hand.move(end, 200)
      hand.up(end, 200)
    }
    #expect(listener.states == [.ended, .ended])
  }

  @Test func twoFingersSwipeTogether() {
    defer { hand.finish() }
    swipe.numberOfTouchesRequired = 2
    hand.down(100, 100)
    hand.down(100, 200, finger: 1)
    hand.move(160, 100)
    #expect(listener.states.isEmpty, "their mean has gone 30 points")
    hand.move(140, 200, finger: 1)
    #expect(listener.states == [.ended])
    hand.up(160, 100)
    hand.up(140, 200, finger: 1)
    hand.down(100, 100)
    hand.move(160, 100)
    hand.up(160, 100)
    #expect(listener.states == [.ended], "one finger is not enough")
  }

  @Test func aFingerTooManyFails() {
    defer { hand.finish() }
    hand.down(100, 100)
    hand.down(100, 200, finger: 1)
    #expect(swipe.state == .failed)
    hand.up(100, 100)
    hand.up(100, 200, finger: 1)
  }

  @Test func itsLocationIsWhereItBegan() {
    defer { hand.finish() }
    var places: [CGPoint] = []
    listener.onAction = { places = [$0.location(in: nil), $0.location(ofTouch: 0, in: nil)] }
    hand.down(100, 100)
    hand.move(170, 103)
    hand.up(170, 103)
    #expect(places == [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 100)])
  }
}
