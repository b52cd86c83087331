import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

@MainActor
@Suite struct LongPressTests {
  private let hand = Hand()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let listener = Listener()
  private let press: UILongPressGestureRecognizer

  init() {
    hand.window.addSubview(view)
    press = listener.add(UILongPressGestureRecognizer(), to: view)
  }

  private func hold(_ seconds: Double) {
    hand.frame()
    hand.wait(seconds)
    hand.frame()
  }

  @Test func halfASecondIsALongPressAndLessIsNot() {
    defer { hand.finish() }
    hand.down(100, 100)
    hold(0.49)
    #expect(listener.states.isEmpty)
    hand.up(100, 100)
    hand.wait(1)
    hand.down(100, 100)
    hold(0.51)
    #expect(listener.states == [.began])
    #expect(view.phases == ["began", "ended", "began", "cancelled"])
    hand.up(100, 100)
    #expect(listener.states == [.began, .ended] && press.state == .possible)
  }

  /// The screen makes a frame every tenth of a second here: the first after the release is late.
  @Test(arguments: [(0.49, 0), (0.51, 2)])
  func aReleaseBetweenTwoFramesCountsByItsOwnTime(held: Double, reports: Int) {
    let simulator = Simulator(scale: 1, framesPerSecond: 10, root: UIViewController())
    let touched = Listener()
    _ = touched.add(UILongPressGestureRecognizer(), to: simulator.window)
    simulator.touchDown(at: CGPoint(x: 100, y: 100))
    simulator.advance(by: held)
    simulator.touchUp(at: CGPoint(x: 100, y: 100))
    #expect(touched.states == (reports == 0 ? [] : [.began, .ended]))
  }

  @Test func tenPointsAreAllowedUntilItBegins() {
    defer { hand.finish() }
    hand.down(100, 100)
    hand.move(110, 100)
    hold(0.51)
    #expect(listener.states == [.began])
    hand.move(300, 300)
    hand.up(300, 300)
    #expect(listener.states == [.began, .changed, .ended])
    listener.states = []
    hand.down(100, 100)
    hand.move(110.1, 100)
    #expect(press.state == .failed)
    hold(0.51)
    hand.up(110, 100)
    #expect(listener.states.isEmpty)
  }

  @Test func durationAndMovementCanBeSet() {
    defer { hand.finish() }
    press.minimumPressDuration = 0
    hand.down(100, 100)
    #expect(listener.states == [.began])
    hand.up(100, 100)
    press.minimumPressDuration = 1
    press.allowableMovement = 50
    hand.down(100, 100)
    hand.move(150, 100)
    hold(0.9)
    #expect(listener.states == [.began, .ended])
    hold(0.2)
    #expect(listener.states.last == .began)
    hand.cancel(150, 100)
    #expect(listener.states.last == .cancelled)
  }

  @Test func badValuesAreToldAndIgnored() {
    let warnings = Diagnostics.collecting {
      press.minimumPressDuration = .nan
      press.minimumPressDuration = -1
      press.allowableMovement = -.infinity
    }
    #expect(warnings.count == 2)
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
  }

  @Test func tapsCanBeAskedForFirst() {
    defer { hand.finish() }
    press.numberOfTapsRequired = 1
    hand.down(100, 100)
    hold(0.6)
    hand.up(100, 100)
    #expect(listener.states.isEmpty, "this was the tap")
    hand.wait(0.1)
    hand.down(120, 100)
    hold(0.51)
    #expect(listener.states == [.began])
    hand.up(120, 100)
    hand.wait(1)
    hand.tap(100, 100)
    hold(0.4)
    #expect(press.state == .possible)
    hand.down(100, 100)
    hold(0.6)
    #expect(listener.states == [.began, .ended], "the pause was too long: this is a new tap")
    hand.up(100, 100)
    hold(1)
  }

  @Test func aTapDoesNotPreventAPressAfterATap() {
    defer { hand.finish() }
    press.numberOfTapsRequired = 1
    let tap = Listener()
    _ = tap.tap(on: view)
    hand.tap(100, 100)
    #expect(tap.states == [.ended])
    hand.wait(0.1)
    hand.down(100, 100)
    hold(0.51)
    #expect(listener.states == [.began])
    hand.up(100, 100)
    #expect(tap.states == [.ended], "the press prevented the second tap")
  }

  @Test func severalFingersPressTogether() {
    defer { hand.finish() }
    press.numberOfTouchesRequired = 2
    hand.down(100, 100)
    hold(0.4)
    hand.down(200, 100, finger: 1)
    hold(0.4)
    #expect(listener.states.isEmpty, "counted from the second finger")
    hold(0.11)
    #expect(listener.states == [.began] && press.numberOfTouches == 2)
    hand.down(300, 100, finger: 2)
    hand.move(320, 100, finger: 2)
    #expect(listener.states == [.began] && press.numberOfTouches == 2)
    hand.up(200, 100, finger: 1)
    #expect(listener.states == [.began, .ended], "any finger ends it")
    hand.up(100, 100)
    hand.up(320, 100, finger: 2)
    #expect(press.state == .possible)
  }

  @Test func thePressThatIsHeldBackFailsWithItsFinger() {
    defer { hand.finish() }
    let pan = Listener().pan(on: view)
    press.require(toFail: pan)
    hand.down(100, 100)
    hold(0.6)
    hand.move(105, 100)
    hand.up(105, 100)
    #expect(listener.states.isEmpty && press.state == .possible)
  }

  @Test func aSlowClockWaitsLonger() throws {
    let simulator = Simulator(scale: 1, root: UIViewController())
    let touched = Listener()
    _ = touched.add(UILongPressGestureRecognizer(), to: simulator.window)
    simulator.stage.timeScale = 0.1
    simulator.touchDown(at: CGPoint(x: 100, y: 100))
    simulator.advance(by: 4.9)
    simulator.touchMove(to: CGPoint(x: 101, y: 100))
    #expect(touched.states.isEmpty)
    simulator.advance(by: 0.2)
    #expect(touched.states == [.began])
    simulator.touchUp(at: CGPoint(x: 101, y: 100))
  }
}
