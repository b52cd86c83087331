import CoreGraphics
import Testing

import QuartzCore

struct SpringSolverTests {
  @Test(arguments: SpringTable.excerpt)
  func theSpringOfADurationFollowsTheTable(table: SpringTable) {
    let spring = SpringSolver(
      duration: table.duration, dampingRatio: table.dampingRatio,
      initialVelocity: table.initialVelocity)
    #expect(isClose(spring.frequency * spring.frequency, table.stiffness, within: 1e-3))
    let damping = 2 * spring.dampingRatio * spring.frequency
    #expect(isClose(damping, table.damping, within: 1e-5))
    for sample in table.samples {
      #expect(isClose(spring.value(at: sample.time), sample.progress, within: 1e-6), "\(sample)")
    }
  }

  @Test(arguments: SpringTable.excerpt)
  func theSpringOfPhysicsFollowsTheTable(table: SpringTable) {
    let spring = SpringSolver(
      mass: 1, stiffness: table.stiffness, damping: table.damping,
      initialVelocity: table.initialVelocity)
    for sample in table.samples {
      #expect(isClose(spring.value(at: sample.time), sample.progress, within: 1e-6), "\(sample)")
    }
  }

  @Test func everyRowOfTheFullTableIsMet() throws {
    let rows = try ReferenceTable.springs.rows()
    #expect(rows.count > 100)
    for row in rows {
      let numbers = row.compactMap(Double.init)
      try #require(numbers.count == 7)
      let spring = SpringSolver(
        duration: numbers[0], dampingRatio: numbers[1], initialVelocity: numbers[2])
      #expect(isClose(spring.value(at: numbers[5]), numbers[6], within: 1e-6), "\(row)")
    }
  }

  /// The peaks that were observed: duration, ratio, velocity, time and value of an extremum.
  @Test(arguments: [
    [0.8, 0.6, 0, 0.2847, 1.09478], [0.8, 0.6, 0, 0.5695, 0.99102], [0.5, 0.8, 1, 0.2908, 1.01519],
    [0.5, 0.1, 0, 0.0342, 1.72925], [1, 0.5, 0, 0.2852, 1.16303],
  ])
  func extremaLieWhereTheyWereObserved(numbers: [Double]) {
    let spring = SpringSolver(
      duration: numbers[0], dampingRatio: numbers[1], initialVelocity: numbers[2])
    let (time, value) = (numbers[3], numbers[4])
    #expect(isClose(spring.value(at: time), value, within: 2e-5))
    let (before, after) = (spring.value(at: time - 0.003), spring.value(at: time + 0.003))
    #expect((value - before) * (value - after) > 0)
  }

  @Test func settlingDurationsAreTheObservedOnes() {
    let standard = SpringSolver(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
    #expect(isClose(standard.settlingDuration, 1.47270, within: 1e-5))
    let loose = SpringSolver(mass: 1, stiffness: 100, damping: 5, initialVelocity: 0)
    #expect(isClose(loose.settlingDuration, 2.85, within: 0.01))
    let system = SpringSolver(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)
    #expect(isClose(system.settlingDuration, 0.506, within: 1e-3))
    #expect(isClose(system.frequency, 18.2574, within: 1e-4))
    let undamped = SpringSolver(mass: 1, stiffness: 100, damping: 0, initialVelocity: 0)
    #expect(undamped.settlingDuration == .infinity)
  }

  /// Every combination of what a caller may pass, however odd.
  @Test func noParametersMakeAValueThatIsNotFinite() {
    let odd: [Double] = [
      .nan, .infinity, -.infinity, -1, 0, 1e-300, 1e-9, 0.01, 0.5, 1, 10, 1e9, 1e300,
    ]
    for duration in odd {
      for ratio in odd {
        for velocity in odd {
          let spring = SpringSolver(
            duration: duration, dampingRatio: ratio, initialVelocity: velocity)
          for time in [0, 0.1, 0.5, 1, 20] {
            #expect(spring.value(at: time).isFinite, "\(duration) \(ratio) \(velocity) at \(time)")
          }
        }
      }
    }
    for mass in odd {
      for stiffness in odd {
        for damping in odd {
          let spring = SpringSolver(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: 0)
          for time in [0, 0.1, 0.5, 1, 20] {
            #expect(spring.value(at: time).isFinite, "\(mass) \(stiffness) \(damping) at \(time)")
          }
          #expect(!spring.settlingDuration.isNaN)
        }
      }
    }
  }

  @Test func aVelocityThatNoFrequencySolvesStillSettles() {
    for duration in [0.1, 0.5, 2] {
      let spring = SpringSolver(
        duration: duration, dampingRatio: 1, initialVelocity: 5 / duration)
      #expect(isClose(spring.value(at: 0), 0))
      #expect(abs(1 - spring.value(at: duration)) < 0.1)
    }
  }

  @Test func theInitialVelocityIsInDistancesASecond() {
    for velocity in [-2.0, 0, 1, 3] {
      let spring = SpringSolver(duration: 0.6, dampingRatio: 0.7, initialVelocity: velocity)
      #expect(isClose(spring.value(at: 1e-6) / 1e-6, velocity, within: 1e-3))
    }
  }
}
