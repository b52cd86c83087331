import CoreGraphics
import Testing

import UIKit

@MainActor
struct SwipeTests {
  private let driver = GestureDriver()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let listener = Listener()
  private let swipe: UISwipeGestureRecognizer

  init() {
    driver.window.addSubview(view)
    swipe = listener.add(UISwipeGestureRecognizer(), to: view)
  }

  @Test func itFiresBeforeTheFingerIsLifted() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.wait(0.1)
    driver.move(160, 100)
    #expect(listener.states == [.ended])
    #expect(view.phases == ["began", "cancelled"])
    driver.move(300, 100)
    driver.up(300, 100)
    #expect(listener.states == [.ended] && swipe.state == .possible)
  }

  /// After t seconds 50 (1 − 0.94 t) points are needed.
  @Test(arguments: [(0.0, 50.0), (0.1, 45.3), (0.25, 38.25), (0.5, 26.5)])
  func theRequiredDistanceShrinksWithTime(time: Double, least: Double) {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.wait(time)
    driver.move(100 + least - 0.01, 100)
    #expect(listener.states.isEmpty)
    driver.move(100 + least + 0.01, 100)
    #expect(listener.states == [.ended])
    driver.up(200, 100)
  }

  /// After t seconds it may deviate by 50 (1 − 0.98 t) points.
  @Test(arguments: [(0.0, 50.0), (0.1, 45.1), (0.25, 37.75), (0.5, 25.5)])
  func whatItMayStrayShrinksWithTime(time: Double, most: Double) {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.wait(time)
    driver.move(160, 100 + most + 0.01)
    #expect(listener.states.isEmpty && swipe.state == .failed)
    driver.up(160, 100 + most + 0.01)
    driver.wait(1)
    driver.down(100, 100)
    driver.wait(time)
    driver.move(160, 100 - most + 0.01)
    #expect(listener.states == [.ended])
    driver.up(160, 100)
  }

  @Test func halfASecondIsTheLimit() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.wait(0.501)
    driver.move(300, 100)
    #expect(swipe.state == .failed)
    driver.up(300, 100)
    #expect(listener.states.isEmpty && swipe.state == .possible)
  }

  @Test func aRecogniserThatWaitsForItDoesNotWaitForTheFinger() {
    defer { driver.finish() }
    let press = Listener()
    let other = press.add(UILongPressGestureRecognizer(), to: view)
    other.minimumPressDuration = 0.2
    other.require(toFail: swipe)
    driver.down(100, 100)
    driver.frame()
    driver.wait(0.3)
    driver.frame()
    #expect(press.states.isEmpty)
    driver.wait(0.25)
    driver.frame()
    #expect(press.states == [.began], "the swipe gave up")
    driver.up(100, 100)
  }

  @Test func thereIsNoBackButton() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.move(130, 100)
    driver.move(129, 100)
    #expect(swipe.state == .failed)
    driver.move(300, 100)
    driver.up(300, 100)
    #expect(listener.states.isEmpty)
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.left, -60.0, 0.0), (.right, 60, 0), (.up, 0, -60),
    (.down, 0, 60),
  ])
  func itGoesInItsDirectionOnly(direction: UISwipeGestureRecognizer.Direction, x: Double, y: Double)
  {
    defer { driver.finish() }
    swipe.direction = direction
    for (dx, dy) in [(-60.0, 0.0), (60, 0), (0, -60), (0, 60)] {
      listener.states = []
      driver.down(200, 200)
      driver.move(200 + dx, 200 + dy)
      driver.up(200 + dx, 200 + dy)
      #expect(listener.states == (dx == x && dy == y ? [.ended] : []))
    }
  }

  @Test func severalDirectionsCanBeAllowed() {
    defer { driver.finish() }
    swipe.direction = [.left, .right]
    for end in [150.0, 250] {
      driver.down(200, 200)
      driver.move(end, 200)
      driver.up(end, 200)
    }
    #expect(listener.states == [.ended, .ended])
  }

  @Test func twoFingersSwipeTogether() {
    defer { driver.finish() }
    swipe.numberOfTouchesRequired = 2
    driver.down(100, 100)
    driver.down(100, 200, finger: 1)
    driver.move(160, 100)
    #expect(listener.states.isEmpty, "their mean has gone 30 points")
    driver.move(140, 200, finger: 1)
    #expect(listener.states == [.ended])
    driver.up(160, 100)
    driver.up(140, 200, finger: 1)
    driver.down(100, 100)
    driver.move(160, 100)
    driver.up(160, 100)
    #expect(listener.states == [.ended], "one finger is not enough")
  }

  @Test func aFingerTooManyFails() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.down(100, 200, finger: 1)
    #expect(swipe.state == .failed)
    driver.up(100, 100)
    driver.up(100, 200, finger: 1)
  }

  @Test func itsLocationIsWhereItBegan() {
    defer { driver.finish() }
    var places: [CGPoint] = []
    listener.onAction = { places = [$0.location(in: nil), $0.location(ofTouch: 0, in: nil)] }
    driver.down(100, 100)
    driver.move(170, 103)
    driver.up(170, 103)
    #expect(places == [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 100)])
  }
}
