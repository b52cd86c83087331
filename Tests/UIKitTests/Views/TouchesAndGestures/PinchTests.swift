import CoreGraphics
import Testing

import UIKit

@MainActor
struct PinchTests {
  private let driver = GestureDriver()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let listener = Listener()
  private let pinch: UIPinchGestureRecognizer
  private let center = CGPoint(x: 200, y: 400)

  init() {
    driver.window.addSubview(view)
    view.isMultipleTouchEnabled = true
    pinch = listener.add(UIPinchGestureRecognizer(), to: view)
  }

  @Test func eightPointsAreNoPinchAndMoreAre() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.down(200, 100, finger: 1)
    driver.move(208, 100, finger: 1)
    #expect(listener.states.isEmpty)
    driver.move(208.1, 100, finger: 1)
    #expect(listener.states == [.began])
    #expect(abs(pinch.scale - 108.1 / 108) < 1e-12, "the eight points are taken off")
    driver.move(316, 100, finger: 1)
    #expect(abs(pinch.scale - 2) < 1e-12)
    driver.up(316, 100, finger: 1)
    driver.up(100, 100)
    #expect(listener.states == [.began, .changed, .ended] && pinch.scale == 1)
  }

  @Test func closingRemovesThemInTheOtherDirection() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.down(200, 100, finger: 1)
    driver.move(192, 100, finger: 1)
    #expect(listener.states.isEmpty)
    driver.move(146, 100, finger: 1)
    #expect(listener.states == [.began] && pinch.scale == 0.5)
    driver.move(100, 100, finger: 1)
    #expect(pinch.scale == 1 / 92.0, "fingers in one place count as a point apart")
    driver.up(100, 100, finger: 1)
    driver.up(100, 100)
  }

  @Test func fingersThatStartInOnePlaceCanSpread() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.down(100, 100, finger: 1)
    driver.move(118, 100, finger: 1)
    #expect(listener.states == [.began] && pinch.scale == 2)
    driver.up(118, 100, finger: 1)
    driver.up(100, 100)
  }

  @Test func settingTheScaleCountsOnFromThere() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.down(200, 100, finger: 1)
    driver.move(210, 100, finger: 1)
    pinch.scale = 1
    driver.move(320, 100, finger: 1)
    #expect(pinch.scale == 2)
    let warnings = Diagnostics.collecting {
      pinch.scale = .nan
      pinch.scale = 0
      pinch.scale = -1
    }
    #expect(warnings.count == 1 && pinch.scale == 2)
    driver.up(320, 100, finger: 1)
    driver.up(100, 100)
  }

  @Test func aSecondFingerThatComesBackContinues() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.down(200, 100, finger: 1)
    driver.move(316, 100, finger: 1)
    #expect(pinch.scale == 2 && pinch.numberOfTouches == 2)
    driver.up(316, 100, finger: 1)
    #expect(pinch.state == .began && pinch.numberOfTouches == 1)
    driver.move(100, 300)
    #expect(listener.states == [.began], "one finger alone changes nothing")
    driver.down(100, 350, finger: 2)
    #expect(pinch.scale == 2)
    driver.move(100, 400, finger: 2)
    #expect(pinch.scale == 4)
    driver.up(100, 400, finger: 2)
    driver.up(100, 300)
    #expect(listener.states == [.began, .changed, .ended] && pinch.state == .possible)
  }

  @Test func aThirdFingerIsIgnored() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.down(200, 100, finger: 1)
    driver.down(300, 300, finger: 2)
    driver.move(350, 400, finger: 2)
    #expect(listener.states.isEmpty && pinch.numberOfTouches == 2)
    driver.up(350, 400, finger: 2)
    driver.up(100, 100)
    driver.up(200, 100, finger: 1)
    #expect(pinch.state == .possible)
  }

  /// The scale's change in a second: of 108 points at the begin.
  @Test(arguments: [30.0, 60, 144, 1000])
  func theVelocityIsTheSameAtEveryRate(rate: Double) {
    defer { driver.finish() }
    driver.pair(.down, around: center, spread: 100)
    for index in 1...Int(rate / 4) {
      driver.wait(1 / rate)
      driver.pair(.moved, around: center, spread: 100 + 540 * Double(index) / rate)
    }
    #expect(abs(pinch.velocity - 5) < 0.05)
    driver.wait(0.3)
    driver.pair(.up, around: center, spread: 235)
    #expect(listener.states.last == .ended)
  }

  @Test func aQuarterOfTheLatestStretchCounts() {
    defer { driver.finish() }
    driver.down(100, 100)
    driver.down(200, 100, finger: 1)
    driver.wait(1.0 / 60)
    driver.move(210, 100, finger: 1)
    driver.wait(1.0 / 60)
    driver.move(230, 100, finger: 1)
    let expected = (0.75 * 600 + 0.25 * 1200) / 108
    #expect(abs(pinch.velocity - expected) < 1e-6)
    driver.wait(0.2)
    driver.up(230, 100, finger: 1)
    #expect(pinch.velocity == 0, "held still before the release")
    driver.up(100, 100)
  }
}
