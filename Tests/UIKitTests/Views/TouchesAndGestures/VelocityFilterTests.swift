import CoreGraphics
import Testing

@testable import UIKit

struct VelocityFilterTests {
  @Test(arguments: [30.0, 60, 144, 1000])
  func aSteadyDragHasItsVelocityAtEveryRate(rate: Double) {
    var filter = VelocityFilter()
    let count = Int(rate / 4)
    for index in 0...count {
      let time = 100 + Double(index) / rate
      filter.add(CGPoint(x: 0, y: 800 * Double(index) / rate), at: time)
    }
    let velocity = filter.velocity(at: 100 + Double(count) / rate)
    #expect(abs(velocity.dy - 800) < 0.5)
    #expect(velocity.dx == 0)
  }

  @Test func theLatestStretchCountsAFifth() {
    var filter = VelocityFilter()
    filter.add(CGPoint(x: 0, y: 0), at: 0)
    filter.add(CGPoint(x: 10, y: 0), at: 1.0 / 60)
    filter.add(CGPoint(x: 30, y: 0), at: 2.0 / 60)
    let velocity = filter.velocity(at: 2.0 / 60)
    #expect(abs(velocity.dx - (0.8 * 600 + 0.2 * 1200)) < 1e-6)
  }

  @Test func wholePixelsOfAFastMouseDoNotLeap() {
    var filter = VelocityFilter()
    for index in 0...200 {
      filter.add(CGPoint(x: (0.5 * Double(index)).rounded(.down), y: 0), at: Double(index) / 1000)
    }
    #expect(abs(filter.velocity(at: 0.2).dx - 500) < 40)
  }

  @Test func holdingStillSettles() {
    var filter = VelocityFilter()
    for index in 0...12 { filter.add(CGPoint(x: 20 * Double(index), y: 0), at: Double(index) / 60) }
    #expect(abs(filter.velocity(at: 12.0 / 60).dx - 1200) < 1)
    #expect(abs(filter.velocity(at: 12.0 / 60 + 0.03).dx - 1200) < 1, "a release just after")
    #expect(filter.velocity(at: 12.0 / 60 + 0.1).dx == 0)
  }

  @Test func whatCameBeforeARestIsForgotten() {
    var filter = VelocityFilter()
    for index in 0...12 { filter.add(CGPoint(x: 20 * Double(index), y: 0), at: Double(index) / 60) }
    filter.add(CGPoint(x: 241, y: 0), at: 1.2)
    #expect(abs(filter.velocity(at: 1.2).dx) < 2)
  }

  @Test func turningBackIsSeenWithinTwoEvents() {
    var filter = VelocityFilter()
    for index in 0...6 { filter.add(CGPoint(x: 10 * Double(index), y: 0), at: Double(index) / 60) }
    filter.add(CGPoint(x: 50, y: 0), at: 7.0 / 60)
    filter.add(CGPoint(x: 40, y: 0), at: 8.0 / 60)
    #expect(abs(filter.velocity(at: 8.0 / 60).dx + 600) < 1e-6)
  }

  @Test func badTimesAndPointsDoNotCrash() {
    var filter = VelocityFilter()
    #expect(filter.velocity(at: 0) == .zero)
    filter.add(CGPoint(x: 0, y: 0), at: 5)
    filter.add(CGPoint(x: 9, y: 0), at: 5)
    filter.add(CGPoint(x: 9, y: 0), at: 4)
    filter.add(CGPoint(x: CGFloat.nan, y: 0), at: 6)
    filter.add(CGPoint(x: 9, y: 0), at: .nan)
    #expect(filter.velocity(at: 5) == .zero)
  }
}

struct PanMotionTests {
  @Test func hysteresisIsTenPointsAlongEitherAxis() {
    var motion = PanMotion(at: .zero, time: 0)
    motion.move(to: CGPoint(x: 9.9, y: -9.9), at: 0.1)
    #expect(!motion.isBeyondHysteresis)
    motion.move(to: CGPoint(x: 0, y: -10), at: 0.2)
    #expect(motion.isBeyondHysteresis)
  }

  @Test func whatItTookToBeginIsTakenOffOnTheAxisThatWasTravelled() {
    var motion = PanMotion(at: .zero, time: 0)
    motion.move(to: CGPoint(x: 4, y: -30), at: 0.1)
    motion.subtractHysteresis()
    #expect(motion.translation == CGVector(dx: 4, dy: -20))
  }

  @Test func anotherFingerDoesNotMoveTheDrag() {
    var motion = PanMotion(at: .zero, time: 0)
    motion.move(to: CGPoint(x: 20, y: 0), at: 0.1)
    let velocity = motion.velocityFilter.velocity(at: 0.1)
    motion.rebase(to: CGPoint(x: 120, y: 50))
    #expect(motion.translation == CGVector(dx: 20, dy: 0))
    #expect(motion.velocityFilter.velocity(at: 0.1) == velocity)
  }
}
