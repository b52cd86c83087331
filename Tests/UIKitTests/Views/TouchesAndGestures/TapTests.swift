import CoreGraphics
import Testing

import UIKit

@MainActor
@Suite struct TapTests {
  private let hand = Hand()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let single = Listener()
  private let double = Listener()

  init() { hand.window.addSubview(view) }

  @Test func aTapIsRecognisedWhereTheFingerWas() {
    defer { hand.finish() }
    let tap = single.tap(on: view)
    var location: CGPoint?
    single.onAction = { location = $0.location(in: $0.view) }
    hand.down(100, 100)
    hand.up(110, 120)
    #expect(single.states == [.ended] && location == CGPoint(x: 110, y: 120))
    #expect(tap.state == .possible)
    #expect(view.phases == ["began", "cancelled"])
  }

  @Test func fortyFivePointsAreToleratedAndNoMore() {
    defer { hand.finish() }
    _ = single.tap(on: view)
    hand.down(100, 100)
    hand.move(100, 145)
    hand.up(100, 145)
    #expect(single.states == [.ended])
    hand.wait(1)
    hand.down(100, 100)
    hand.move(100, 145.5)
    hand.move(100, 100)
    hand.up(100, 100)
    #expect(single.states == [.ended])
    #expect(view.phases == ["began", "moved", "cancelled", "began", "moved", "moved", "ended"])
  }

  @Test func twoTapsInTimeAreADoubleTap() {
    defer { hand.finish() }
    _ = double.tap(on: view, taps: 2)
    hand.tap(100, 100)
    #expect(double.states.isEmpty)
    hand.wait(0.34)
    hand.tap(120, 100)
    #expect(double.states == [.ended])
  }

  @Test func aSlowSecondTapStartsAnew() {
    defer { hand.finish() }
    _ = double.tap(on: view, taps: 2)
    hand.tap(100, 100)
    hand.wait(0.36)
    hand.tap(100, 100)
    #expect(double.states.isEmpty)
    hand.wait(0.1)
    hand.tap(100, 100)
    #expect(double.states == [.ended], "the slow one was the first of a new pair")
  }

  @Test func aFarSecondTapFails() {
    defer { hand.finish() }
    _ = double.tap(on: view, taps: 2)
    hand.tap(100, 100)
    hand.wait(0.1)
    hand.tap(100, 150)
    #expect(double.states.isEmpty)
  }

  @Test func withoutARequirementTheSingleTapFiresAtOnce() {
    defer { hand.finish() }
    _ = single.tap(on: view)
    _ = double.tap(on: view, taps: 2)
    hand.tap(100, 100)
    #expect(single.states == [.ended])
    hand.wait(0.1)
    hand.tap(100, 100)
    #expect(double.states == [.ended])
  }

  @Test func theSingleTapWaitsForTheDoubleTapToFail() {
    defer { hand.finish() }
    let tap = single.tap(on: view)
    tap.require(toFail: double.tap(on: view, taps: 2))
    hand.tap(100, 100)
    hand.frame()
    #expect(single.states.isEmpty)
    hand.wait(0.4)
    hand.frame()
    #expect(single.states == [.ended] && double.states.isEmpty)
    #expect(tap.state == .possible)
    hand.tap(100, 100)
    hand.wait(0.1)
    hand.tap(100, 100)
    hand.wait(1)
    hand.frame()
    #expect(single.states == [.ended], "it failed, as the double tap was recognised")
    #expect(double.states == [.ended])
  }

  @Test func twoFingersTapTogether() {
    defer { hand.finish() }
    let tap = single.tap(on: view)
    tap.numberOfTouchesRequired = 2
    hand.tap(100, 100)
    #expect(single.states.isEmpty)
    hand.wait(1)
    hand.down(100, 100)
    hand.down(200, 100, finger: 1)
    hand.up(100, 100)
    #expect(single.states.isEmpty)
    hand.up(200, 100, finger: 1)
    #expect(single.states == [.ended])
  }

  @Test func aControlsEndWaitsForTheDoubleTapToFail() {
    defer { hand.finish() }
    _ = double.tap(on: view, taps: 2)
    hand.tap(100, 100)
    #expect(view.phases == ["began"])
    hand.wait(0.4)
    hand.frame()
    #expect(view.phases == ["began", "ended"])
  }

  @Test func tapCountGrowsWithQuickTaps() {
    defer { hand.finish() }
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let counter = Counter(frame: view.bounds)
    hand.window.addSubview(counter)
    hand.tap(10, 10)
    hand.wait(0.1)
    hand.tap(12, 10)
    hand.wait(0.1)
    hand.tap(200, 10)
    hand.wait(0.5)
    hand.tap(200, 10)
    #expect(counter.counts == [1, 2, 1, 1])
  }
}
