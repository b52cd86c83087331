import CoreGraphics
import Testing

import UIKit

@MainActor
struct TapTests {
  private let driver = GestureDriver()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let single = Listener()
  private let double = Listener()

  init() { driver.window.addSubview(view) }

  @Test func aTapIsRecognisedWhereTheFingerWas() {
    defer { driver.finish() }
    let tap = single.tap(on: view)
    var location: CGPoint?
    single.onAction = { location = $0.location(in: $0.view) }
    driver.down(100, 100)
    driver.up(110, 120)
    #expect(single.states == [.ended] && location == CGPoint(x: 110, y: 120))
    #expect(tap.state == .possible)
    #expect(view.phases == ["began", "cancelled"])
  }

  @Test func fortyFivePointsAreToleratedAndNoMore() {
    defer { driver.finish() }
    _ = single.tap(on: view)
    driver.down(100, 100)
    driver.move(100, 145)
    driver.up(100, 145)
    #expect(single.states == [.ended])
    driver.wait(1)
    driver.down(100, 100)
    driver.move(100, 145.5)
    driver.move(100, 100)
    driver.up(100, 100)
    #expect(single.states == [.ended])
    #expect(view.phases == ["began", "moved", "cancelled", "began", "moved", "moved", "ended"])
  }

  @Test func twoTapsInTimeAreADoubleTap() {
    defer { driver.finish() }
    _ = double.tap(on: view, taps: 2)
    driver.tap(100, 100)
    #expect(double.states.isEmpty)
    driver.wait(0.34)
    driver.tap(120, 100)
    #expect(double.states == [.ended])
  }

  @Test func aSlowSecondTapStartsAgain() {
    defer { driver.finish() }
    _ = double.tap(on: view, taps: 2)
    driver.tap(100, 100)
    driver.wait(0.36)
    driver.tap(100, 100)
    #expect(double.states.isEmpty)
    driver.wait(0.1)
    driver.tap(100, 100)
    #expect(double.states == [.ended], "the slow one was the first of a new pair")
  }

  @Test func aFarSecondTapFails() {
    defer { driver.finish() }
    _ = double.tap(on: view, taps: 2)
    driver.tap(100, 100)
    driver.wait(0.1)
    driver.tap(100, 150)
    #expect(double.states.isEmpty)
  }

  @Test func withoutARequirementTheSingleTapFiresAtOnce() {
    defer { driver.finish() }
    _ = single.tap(on: view)
    _ = double.tap(on: view, taps: 2)
    driver.tap(100, 100)
    #expect(single.states == [.ended])
    driver.wait(0.1)
    driver.tap(100, 100)
    #expect(double.states == [.ended])
  }

  @Test func theSingleTapWaitsForTheDoubleTapToFail() {
    defer { driver.finish() }
    let tap = single.tap(on: view)
    tap.require(toFail: double.tap(on: view, taps: 2))
    driver.tap(100, 100)
    driver.frame()
    #expect(single.states.isEmpty)
    driver.wait(0.4)
    driver.frame()
    #expect(single.states == [.ended] && double.states.isEmpty)
    #expect(tap.state == .possible)
    driver.tap(100, 100)
    driver.wait(0.1)
    driver.tap(100, 100)
    driver.wait(1)
    driver.frame()
    #expect(single.states == [.ended], "it failed, as the double tap was recognised")
    #expect(double.states == [.ended])
  }

  @Test func quickTapsAtTwoPlacesAreTwoSingleTaps() {
    defer { driver.finish() }
    let tap = single.tap(on: view)
    tap.require(toFail: double.tap(on: view, taps: 2))
    var places: [CGPoint] = []
    single.onAction = { places.append($0.location(in: $0.view)) }
    driver.tap(100, 100)
    driver.wait(0.1)
    driver.tap(100, 300)
    #expect(places == [CGPoint(x: 100, y: 100)], "the double tap has failed")
    driver.wait(0.4)
    driver.frame()
    #expect(places == [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 300)])
    #expect(double.states.isEmpty)
  }

  @Test func aTouchElsewhereLeavesADoubleTapItsTime() {
    defer { driver.finish() }
    let other = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
    driver.window.addSubview(other)
    let tap = single.tap(on: view)
    tap.require(toFail: double.tap(on: view, taps: 2))
    driver.tap(100, 100)
    driver.wait(0.1)
    driver.tap(100, 600)
    driver.wait(0.1)
    driver.tap(100, 100)
    #expect(double.states == [.ended] && single.states.isEmpty)
  }

  /// The second touch is no part of the single tap, which only waits for the double tap.
  @Test func aSingleTapIsNotLostWhenTheSecondTouchMovesAway() {
    defer { driver.finish() }
    let tap = single.tap(on: view)
    tap.require(toFail: double.tap(on: view, taps: 2))
    driver.tap(100, 100)
    driver.wait(0.1)
    driver.down(100, 100)
    driver.move(100, 200)
    #expect(single.states == [.ended] && double.states.isEmpty)
    driver.up(100, 200)
    #expect(single.states == [.ended] && tap.state == .possible)
  }

  /// The fingers of the second tap may come down in another order.
  @Test(arguments: [[100, 200], [200, 100]] as [[CGFloat]])
  func twoFingersTapTwice(second: [CGFloat]) {
    defer { driver.finish() }
    let tap = double.tap(on: view, taps: 2)
    tap.numberOfTouchesRequired = 2
    for places in [[100, 200], second] {
      for (finger, x) in places.enumerated() { driver.down(x, 100, finger: finger) }
      for (finger, x) in places.enumerated() { driver.up(x, 100, finger: finger) }
      driver.wait(0.1)
    }
    #expect(double.states == [.ended])
  }

  @Test func twoFingersTapTogether() {
    defer { driver.finish() }
    let tap = single.tap(on: view)
    tap.numberOfTouchesRequired = 2
    driver.tap(100, 100)
    #expect(single.states.isEmpty)
    driver.wait(1)
    driver.down(100, 100)
    driver.down(200, 100, finger: 1)
    driver.up(100, 100)
    #expect(single.states.isEmpty)
    driver.up(200, 100, finger: 1)
    #expect(single.states == [.ended])
  }

  @Test func aControlsEndWaitsForTheDoubleTapToFail() {
    defer { driver.finish() }
    _ = double.tap(on: view, taps: 2)
    driver.tap(100, 100)
    #expect(view.phases == ["began"])
    driver.wait(0.4)
    driver.frame()
    #expect(view.phases == ["began", "ended"])
  }

  @Test func tapCountGrowsWithQuickTaps() {
    defer { driver.finish() }
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let counter = Counter(frame: view.bounds)
    driver.window.addSubview(counter)
    driver.tap(10, 10)
    driver.wait(0.1)
    driver.tap(12, 10)
    driver.wait(0.1)
    driver.tap(200, 10)
    driver.wait(0.5)
    driver.tap(200, 10)
    #expect(counter.counts == [1, 2, 1, 1])
  }
}
