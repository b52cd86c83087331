import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

@MainActor
struct LongPressTests {
  private let driver = GestureDriver()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let listener = Listener()
  private let press: UILongPressGestureRecognizer

  init() {
    driver.window.addSubview(view)
    press = listener.add(UILongPressGestureRecognizer(), to: view)
  }

  private func hold(_ seconds: Double) {
    driver.frame()
    driver.wait(seconds)
    driver.frame()
  }

  @Test func halfASecondIsALongPressAndLessIsNot() {
    defer { driver.finish() }
    driver.down(100, 100)
    hold(0.49)
    #expect(listener.states.isEmpty)
    driver.up(100, 100)
    driver.wait(1)
    driver.down(100, 100)
    hold(0.51)
    #expect(listener.states == [.began])
    #expect(view.phases == ["began", "ended", "began", "cancelled"])
    driver.up(100, 100)
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
    defer { driver.finish() }
    driver.down(100, 100)
    driver.move(110, 100)
    hold(0.51)
    #expect(listener.states == [.began])
    driver.move(300, 300)
    driver.up(300, 300)
    #expect(listener.states == [.began, .changed, .ended])
    listener.states = []
    driver.down(100, 100)
    driver.move(110.1, 100)
    #expect(press.state == .failed)
    hold(0.51)
    driver.up(110, 100)
    #expect(listener.states.isEmpty)
  }

  @Test func durationAndMovementCanBeSet() {
    defer { driver.finish() }
    press.minimumPressDuration = 0
    driver.down(100, 100)
    #expect(listener.states == [.began])
    driver.up(100, 100)
    press.minimumPressDuration = 1
    press.allowableMovement = 50
    driver.down(100, 100)
    driver.move(150, 100)
    hold(0.9)
    #expect(listener.states == [.began, .ended])
    hold(0.2)
    #expect(listener.states.last == .began)
    driver.cancel(150, 100)
    #expect(listener.states.last == .cancelled)
  }

  @Test func badValuesAreReportedAndIgnored() {
    let warnings = Diagnostics.collecting {
      press.minimumPressDuration = .nan
      press.minimumPressDuration = -1
      press.allowableMovement = -.infinity
    }
    #expect(warnings.count == 2)
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
  }

  @Test func tapsCanBeAskedForFirst() {
    defer { driver.finish() }
    press.numberOfTapsRequired = 1
    driver.down(100, 100)
    hold(0.6)
    driver.up(100, 100)
    #expect(listener.states.isEmpty, "this was the tap")
    driver.wait(0.1)
    driver.down(120, 100)
    hold(0.51)
    #expect(listener.states == [.began])
    driver.up(120, 100)
    driver.wait(1)
    driver.tap(100, 100)
    hold(0.4)
    #expect(press.state == .possible)
    driver.down(100, 100)
    hold(0.6)
    #expect(listener.states == [.began, .ended], "the pause was too long: this is a new tap")
    driver.up(100, 100)
    hold(1)
  }

  @Test func aTapDoesNotPreventAPressAfterATap() {
    defer { driver.finish() }
    press.numberOfTapsRequired = 1
    let tap = Listener()
    _ = tap.tap(on: view)
    driver.tap(100, 100)
    #expect(tap.states == [.ended])
    driver.wait(0.1)
    driver.down(100, 100)
    hold(0.51)
    #expect(listener.states == [.began])
    driver.up(100, 100)
    #expect(tap.states == [.ended], "the press prevented the second tap")
  }

  @Test func severalFingersTapAndPressTogether() {
    defer { driver.finish() }
    press.numberOfTouchesRequired = 2
    press.numberOfTapsRequired = 1
    for finger in 0...1 { driver.down(100 + 100 * CGFloat(finger), 100, finger: finger) }
    for finger in 0...1 { driver.up(100 + 100 * CGFloat(finger), 100, finger: finger) }
    driver.wait(0.1)
    for finger in 0...1 { driver.down(100 + 100 * CGFloat(finger), 100, finger: finger) }
    hold(0.51)
    #expect(listener.states == [.began])
    for finger in 0...1 { driver.up(100 + 100 * CGFloat(finger), 100, finger: finger) }
    #expect(listener.states == [.began, .ended])
  }

  @Test func severalFingersPressTogether() {
    defer { driver.finish() }
    press.numberOfTouchesRequired = 2
    driver.down(100, 100)
    hold(0.4)
    driver.down(200, 100, finger: 1)
    hold(0.4)
    #expect(listener.states.isEmpty, "counted from the second finger")
    hold(0.11)
    #expect(listener.states == [.began] && press.numberOfTouches == 2)
    driver.down(300, 100, finger: 2)
    driver.move(320, 100, finger: 2)
    #expect(listener.states == [.began] && press.numberOfTouches == 2)
    driver.up(200, 100, finger: 1)
    #expect(listener.states == [.began, .ended], "any finger ends it")
    driver.up(100, 100)
    driver.up(320, 100, finger: 2)
    #expect(press.state == .possible)
  }

  @Test func thePressThatIsHeldBackFailsWithItsFinger() {
    defer { driver.finish() }
    let pan = Listener().pan(on: view)
    press.require(toFail: pan)
    driver.down(100, 100)
    hold(0.6)
    driver.move(105, 100)
    driver.up(105, 100)
    #expect(listener.states.isEmpty && press.state == .possible)
  }

  @Test func aSlowClockWaitsLonger() throws {
    let simulator = Simulator(scale: 1, root: UIViewController())
    let touched = Listener()
    _ = touched.add(UILongPressGestureRecognizer(), to: simulator.window)
    simulator.stage.scene.timeScale = 0.1
    simulator.touchDown(at: CGPoint(x: 100, y: 100))
    simulator.advance(by: 4.9)
    simulator.touchMove(to: CGPoint(x: 101, y: 100))
    #expect(touched.states.isEmpty)
    simulator.advance(by: 0.2)
    #expect(touched.states == [.began])
    simulator.touchUp(at: CGPoint(x: 101, y: 100))
  }
}
