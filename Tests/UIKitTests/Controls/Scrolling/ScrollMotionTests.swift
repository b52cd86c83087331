import CoreGraphics
import Testing

@testable import UIKit

/// The mathematics alone.
@MainActor
struct ScrollMotionTests {
  private let axis = ScrollAxis(
    content: 4000, length: 800, insets: (0, 0), bounces: true, alwaysBounces: false)

  /// (1 − 1 / (0.55 · distance / length + 1)) · length.
  @Test(arguments: [
    (-100.0, -51.461988304), (-800, -283.870967742), (3300, 3251.461988304), (1000, 1000),
  ])
  func contentFollowsBeyondItsEdgeAsARubberBand(_ finger: Double, _ shown: Double) {
    // −100: 0.55 · 100 / 800 = 0.06875; 800 · (1 − 1 / 1.06875) = 51.4619…
    #expect(abs(axis.banded(finger) - shown) < 1e-8)
    #expect(abs(axis.unbanded(axis.banded(finger)) - finger) < 1e-8)
  }

  @Test func theYieldIsTheSlopeOfTheRubberBand() {
    let step = 1e-4
    for finger in [-500.0, -20, 3300, 1200] {
      let slope = (axis.banded(finger + step) - axis.banded(finger - step)) / (2 * step)
      #expect(abs(axis.yield(at: finger) - slope) < 1e-6)
    }
  }

  @Test func frictionKeepsTheRateEachMillisecond() {
    for rate in [UIScrollView.DecelerationRate.normal, .fast] {
      let deceleration = AxisDeceleration(
        from: 100, velocity: 1000, along: axis, friction: AxisDeceleration.friction(of: rate))
      #expect(abs(deceleration.velocity(at: 0.001) - 1000 * rate.rawValue) < 1e-9)
      #expect(abs(deceleration.velocity(at: 0.25) - 1000 * pow(rate.rawValue, 250)) < 1e-9)
    }
    let normal = AxisDeceleration(
      from: 100, velocity: 1000, along: axis, friction: AxisDeceleration.friction(of: .normal))
    // 1000 / 2.002002670673…
    #expect(abs(normal.end - 599.499833) < 1e-5)
  }

  @Test func whatPassesAnEdgeBouncesWithoutALeapAndEndsOnIt() {
    let deceleration = AxisDeceleration(
      from: 3000, velocity: 3000, along: axis, friction: AxisDeceleration.friction(of: .normal))
    var (highest, leap, last) = (0.0, 0.0, 3000.0)
    var time = 0.0
    while time < 4 {
      let value = deceleration.value(at: time)
      (highest, leap, last) = (max(highest, value), max(leap, abs(value - last)), value)
      #expect(
        abs((deceleration.value(at: time + 1e-6) - value) / 1e-6 - deceleration.velocity(at: time))
          < 0.1)
      time += 0.001
    }
    #expect(highest > 3250 && highest < 3400)
    #expect(leap < 3.1, "never more than the velocity allows")
    #expect(deceleration.end == 3200)
    #expect(abs(deceleration.value(at: deceleration.duration(within: 0.25)) - 3200) <= 0.25)
  }

  @Test func withoutBouncingItStopsAtTheEdge() {
    var hard = axis
    hard.bounces = false
    let deceleration = AxisDeceleration(
      from: 3000, velocity: 3000, along: hard, friction: AxisDeceleration.friction(of: .normal))
    #expect(deceleration.value(at: 3) == 3200)
    #expect(deceleration.velocity(at: 3) == 0)
    #expect(deceleration.duration(within: 0.25) < 0.1)
  }

  @Test func theDurationIsNeverTooShort() {
    for velocity in [-5000.0, -400, 0, 30, 700, 9000] {
      for start in [-200.0, 0, 1500, 3200, 3400] {
        let deceleration = AxisDeceleration(
          from: start, velocity: velocity, along: axis,
          friction: AxisDeceleration.friction(of: .normal))
        let end = deceleration.duration(within: 0.25)
        for later in [0.0, 0.05, 0.3, 1] {
          #expect(abs(deceleration.value(at: end + later) - deceleration.end) <= 0.2500001)
        }
        #expect(deceleration.value(at: 0) == start || abs(deceleration.value(at: 0) - start) < 1e-9)
      }
    }
  }

  @Test func aChosenGoalIsReachedWithoutGoingPastIt() {
    for (velocity, goal) in [(1000.0, 700.0), (1000, 250), (0, 400), (20, 900), (900, 120)] {
      let motion = CriticallyDampedMotion(
        from: 100, velocity: velocity, guidedTo: goal, friction: 2)
      #expect(abs(motion.velocity(at: 0) - velocity) < 1e-9)
      for step in 0..<400 { #expect(motion.value(at: Double(step) / 100) <= goal + 1e-9) }
      #expect(abs(motion.value(at: motion.duration(within: 0.1)) - goal) <= 0.1 + 1e-9)
    }
  }

  @Test func pagesAreTheNextForAThrowAndTheNearestElse() {
    #expect(axis.page(for: 1700, velocity: 0) == 1600)
    #expect(axis.page(for: 1700, velocity: 500) == 2400)
    #expect(axis.page(for: 1700, velocity: -500) == 1600)
    #expect(axis.page(for: 1600 - 1e-9, velocity: -500) == 1600)
    #expect(axis.page(for: 3190, velocity: 2000) == 3200)
    #expect(axis.page(for: -60, velocity: -900) == 0)
  }
}
