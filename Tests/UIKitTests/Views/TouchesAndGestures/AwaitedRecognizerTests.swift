import CoreGraphics
import Testing

import UIKit

/// Recognisers that require a recogniser of an app's own to fail, while that is undecided without
/// touches.
@MainActor
struct AwaitedRecognizerTests {
  /// Recognises the second tap, and leaves it to its program when it fails.
  private final class TwoTaps: UIGestureRecognizer {
    private var count = 0
    var resets = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      count += 1
      if count == 2 { state = .recognized }
    }
    override func reset() {
      count = 0
      resets += 1
    }
  }

  private let driver = GestureDriver()
  private let view = TouchLog(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
  private let single = Listener()
  private let double = Listener()
  private let twoTaps: TwoTaps
  private let tap: UITapGestureRecognizer

  init() {
    driver.window.addSubview(view)
    twoTaps = double.add(TwoTaps(), to: view)
    tap = single.tap(on: view)
    tap.require(toFail: twoTaps)
  }

  @Test func theOtherBeginsWhenItFailsLater() {
    defer { driver.finish() }
    driver.tap(100, 100)
    driver.wait(1)
    driver.frame()
    #expect(single.states.isEmpty && twoTaps.state == .possible)
    #expect(view.phases == ["began", "ended"] && !driver.window.arbiter.hasTouches)
    twoTaps.state = .failed
    #expect(single.states == [.ended] && double.states.isEmpty)
    #expect(twoTaps.resets == 1 && tap.state == .possible && driver.window.arbiter.isIdle)
  }

  @Test func theOtherFailsWhenItRecognisesTheNextTouch() {
    defer { driver.finish() }
    driver.tap(100, 100)
    driver.wait(0.2)
    driver.tap(100, 100)
    #expect(single.states.isEmpty && double.states == [.ended])
    #expect(view.phases == ["began", "ended", "began", "cancelled"])
    #expect(driver.window.arbiter.isIdle)
    driver.wait(2)
    driver.tap(100, 100)
    twoTaps.state = .failed
    #expect(single.states == [.ended])
  }

  @Test func thatItIsDisabledOrRemovedIsAFailure() {
    defer { driver.finish() }
    driver.tap(100, 100)
    twoTaps.isEnabled = false
    #expect(single.states == [.ended])
    twoTaps.isEnabled = true
    driver.wait(2)
    driver.tap(100, 100)
    #expect(single.states == [.ended])
    view.removeGestureRecognizer(twoTaps)
    #expect(single.states == [.ended, .ended] && driver.window.arbiter.isIdle)
  }

  @Test func anotherGestureEndsTheWait() {
    defer { driver.finish() }
    let pan = Listener()
    _ = pan.pan(on: view)
    driver.tap(100, 100)
    driver.wait(2)
    driver.down(100, 100)
    driver.move(130, 100)
    driver.up(130, 100)
    #expect(pan.states == [.began, .ended] && single.states.isEmpty)
    #expect(driver.window.arbiter.isIdle)
  }

  @Test func nothingWaitsInAWindowThatIsHidden() {
    driver.tap(100, 100)
    driver.finish()
    #expect(driver.window.arbiter.isIdle)
    twoTaps.state = .failed
    #expect(single.states.isEmpty && tap.state == .possible)
  }

  @Test func othersCanWaitForOneThatWaits() {
    defer { driver.finish() }
    let third = Listener()
    third.tap(on: view).require(toFail: tap)
    driver.tap(100, 100)
    #expect(view.phases == ["began", "ended"] && !driver.window.arbiter.hasTouches)
    #expect(single.states.isEmpty && third.states.isEmpty)
    twoTaps.state = .failed
    #expect(single.states == [.ended] && third.states.isEmpty, "the one that it waited for")
  }

  /// A pan that has not begun is over with its touches.
  @Test func recognisersOfUIKitFailWithTheirTouches() {
    defer { driver.finish() }
    final class OwnPan: UIPanGestureRecognizer {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    let other = Listener()
    twoTaps.isEnabled = false
    tap.require(toFail: other.add(OwnPan(), to: view))
    driver.tap(100, 100)
    #expect(single.states == [.ended] && driver.window.arbiter.isIdle)
  }
}
