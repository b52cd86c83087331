import CoreGraphics
import Testing

import UIKit

@MainActor
struct RotationTests {
  private let driver = GestureDriver()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let listener = Listener()
  private let rotation: UIRotationGestureRecognizer
  private let center = CGPoint(x: 200, y: 400)

  init() {
    driver.window.addSubview(view)
    view.isMultipleTouchEnabled = true
    rotation = listener.add(UIRotationGestureRecognizer(), to: view)
  }

  /// One finger stays in the middle, the other goes around it.
  private func turn(to angle: CGFloat, radius: CGFloat = 100) {
    driver.move(center.x + radius * cos(angle), center.y + radius * sin(angle), finger: 1)
  }

  private func begin() {
    driver.down(center.x, center.y)
    driver.down(center.x + 100, center.y, finger: 1)
  }

  private func end() {
    driver.up(center.x, center.y)
    driver.up(center.x, center.y, finger: 1)
  }

  @Test func eightPointsOfArcAreTakenOff() {
    defer { driver.finish() }
    begin()
    turn(to: 0.0799)
    #expect(listener.states.isEmpty)
    turn(to: 0.0801)
    #expect(listener.states == [.began])
    #expect(abs(rotation.rotation - 0.0001) < 1e-9)
    turn(to: 0.58)
    #expect(abs(rotation.rotation - 0.5) < 1e-9, "clockwise is positive")
    end()
    #expect(listener.states == [.began, .changed, .ended] && rotation.rotation == 0)
  }

  @Test func itCountsMoreThanARound() {
    defer { driver.finish() }
    begin()
    for index in 1...50 { turn(to: -0.2 * CGFloat(index)) }
    #expect(abs(rotation.rotation + 10 - 0.08) < 1e-9)
    end()
  }

  @Test func settingTheRotationCountsOnFromThere() {
    defer { driver.finish() }
    begin()
    turn(to: 0.2)
    rotation.rotation = 0
    turn(to: 0.5)
    #expect(abs(rotation.rotation - 0.3) < 1e-9)
    let warnings = Diagnostics.collecting { rotation.rotation = .infinity }
    #expect(warnings.count == 1 && abs(rotation.rotation - 0.3) < 1e-9)
    end()
  }

  @Test func spreadingAloneDoesNotTurn() {
    defer { driver.finish() }
    driver.down(center.x, center.y)
    driver.down(center.x, center.y, finger: 1)
    driver.move(center.x + 1, center.y, finger: 1)
    driver.move(center.x + 2, center.y + 2, finger: 1)
    driver.move(center.x + 30, center.y + 31, finger: 1)
    driver.move(center.x + 60, center.y + 62, finger: 1)
    #expect(listener.states.isEmpty)
    end()
  }

  @Test func aSecondFingerThatComesBackContinues() {
    defer { driver.finish() }
    begin()
    turn(to: 0.58)
    driver.up(0, 0, finger: 1)
    driver.move(center.x + 20, center.y)
    driver.move(center.x, center.y)
    let before = rotation.rotation
    driver.down(center.x, center.y - 100, finger: 1)
    #expect(rotation.rotation == before)
    turn(to: -.pi / 2 + 0.25)
    #expect(abs(rotation.rotation - before - 0.25) < 1e-9)
    end()
    #expect(rotation.state == .possible)
  }

  @Test(arguments: [30.0, 60, 144, 1000])
  func theVelocityIsTheSameAtEveryRate(rate: Double) {
    defer { driver.finish() }
    driver.pair(.down, around: center, spread: 200)
    for index in 1...Int(rate / 2) {
      driver.wait(1 / rate)
      driver.pair(.moved, around: center, spread: 200, angle: 3 * CGFloat(index) / rate)
    }
    #expect(abs(rotation.velocity - 3) < 0.03)
    end()
  }
}
