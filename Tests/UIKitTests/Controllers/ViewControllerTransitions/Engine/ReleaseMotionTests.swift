import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// The motion of a transition after its release.
@MainActor struct ReleaseMotionTests {
  /// The whole distance in points, as of a page that is swiped away.
  private let length: CGFloat = 390

  private func motion(
    from origin: CGFloat, to outcome: TransitionPhase.Outcome, velocity: CGFloat
  ) -> ReleaseMotion {
    ReleaseMotion(
      from: origin, to: outcome, duration: 0.35,
      timing: .thrown(velocity: velocity / length, longest: 0.35))
  }

  /// With at least 20 points left and at most 20 times the rest a second.
  @Test func theFirstSixtiethOfASecondHasTheVelocityOfTheRelease() {
    for outcome in [TransitionPhase.Outcome.finished, .cancelled] {
      for origin in [0.05, 0.3, 0.5, 0.7, 0.9, 0.948] as [CGFloat] {
        let rest = (outcome == .finished ? 1 - origin : origin) * length
        guard rest >= 20 else { continue }
        for velocity in [100, 300, 800, 2_000, 5_000, 20 * rest] where velocity <= 20 * rest {
          let motion = motion(from: origin, to: outcome, velocity: velocity)
          let moved = abs(motion.progress(at: 1.0 / 60) - origin) * length
          #expect(
            abs(moved * 60 - velocity) <= velocity / 10,
            "\(outcome) from \(origin) at \(velocity): \(moved * 60)")
        }
      }
    }
  }

  @Test func itRestsAtItsEndWithoutGoingBeyond() {
    for velocity in [-2_000, 0, 50, 700, 3_900, 1e6, .infinity, .nan] as [CGFloat] {
      let motion = motion(from: 0.4, to: .finished, velocity: velocity)
      #expect(motion.length <= 0.35)
      var last: CGFloat = 0.4
      for step in 0...100 {
        let progress = motion.progress(at: motion.length * Double(step) / 100)
        #expect((0...1).contains(progress))
        if !(velocity < 0) { #expect(progress >= last - 1e-9, "\(velocity) goes back") }
        last = progress
      }
      #expect(last == 1 && motion.isOver(at: motion.length))
    }
  }

  /// From 0 at the release to 1: the polynomial of degree 6, calculated at a half.
  @Test func withoutVelocityItIsHalfDoneAtTheCalculatedFraction() {
    let motion = motion(from: 0, to: .finished, velocity: 0)
    // 15/16 − 24/32 + 10/64
    #expect(abs(motion.progress(at: 0.175) - 0.34375) < 1e-12)
  }

  @Test func aPercentDrivenReleaseTakesTheRestAtItsSpeed() {
    func motion(_ speed: CGFloat, to outcome: TransitionPhase.Outcome) -> ReleaseMotion {
      ReleaseMotion(
        from: 0.25, to: outcome, duration: 0.8,
        timing: .eased(speed: speed, curve: .linear, parameters: nil))
    }
    #expect(abs(motion(1, to: .finished).length - 0.6) < 1e-12)
    #expect(abs(motion(2, to: .finished).length - 0.3) < 1e-12)
    #expect(abs(motion(1, to: .cancelled).length - 0.2) < 1e-12)
    #expect(motion(1e-9, to: .finished).length == 8, "no longer than ten times the duration")
    #expect(abs(motion(1, to: .finished).progress(at: 0.3) - 0.625) < 1e-9)
    #expect(abs(motion(1, to: .cancelled).progress(at: 0.1) - 0.125) < 1e-9)
    #expect(abs(motion(2, to: .finished).overrun(at: 0.4) - 0.2) < 1e-9)
    let warnings = Diagnostics.collecting {
      #expect(abs(motion(-1, to: .finished).length - 0.6) < 1e-12)
    }
    #expect(warnings.count == 1)
  }

  @Test func aSwipeFinishesBeyondHalfOrByAThrow() {
    let tracker = SwipeTracker(length: 400, longest: 0.35)
    #expect(tracker.outcome(at: 201, velocity: 0) == .finished)
    #expect(tracker.outcome(at: 199, velocity: 0) == .cancelled)
    #expect(tracker.outcome(at: 20, velocity: 301) == .finished)
    #expect(tracker.outcome(at: 380, velocity: -301) == .cancelled)
    #expect(tracker.progress(at: 100) == 0.25 && tracker.progress(at: -5) == 0)
    #expect(SwipeTracker(length: 0, longest: 0.35).progress(at: 9) == 0)
  }
}
