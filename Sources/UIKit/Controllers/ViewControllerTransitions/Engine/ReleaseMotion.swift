import CoreGraphics
import QuartzCore

/// The motion of a transition's progress from its release to an end, as a function of time.
@MainActor
struct ReleaseMotion {
  /// The longest motion, as a multiple of the transition's duration, for any completion speed.
  static let longestRun = 10.0
  /// The greatest fraction of the distance that the release velocity may cover in the time of the
  /// motion. Beyond it the motion would overshoot its end.
  private static let mostThrown = 2.0

  let outcome: TransitionPhase.Outcome
  /// Progress at the release, from 0 to 1.
  let origin: Double
  /// Seconds that the motion takes.
  let length: TimeInterval
  /// The speed of the transition's time after the motion, relative to real time.
  let speedAfterwards: Double
  private let shape: Shape

  private enum Shape {
    case curve(AnimatorTimingCurve)
    /// The fraction of the distance that the velocity of the release would cover in the time of the
    /// motion.
    case thrown(reach: Double)
  }

  /// - Parameters:
  ///   - duration: the transition's, in seconds.
  ///   - origin: progress at the release, from 0 to 1.
  ///   - timing: a speed that is not above 0, or not finite, counts as 1, with a warning.
  init(
    from origin: CGFloat, to outcome: TransitionPhase.Outcome, duration: TimeInterval,
    timing: ReleaseTiming
  ) {
    self.origin = Double(origin)
    self.outcome = outcome
    let rest = outcome == .finished ? 1 - Double(origin) : Double(origin)
    switch timing {
    case .eased(let wanted, let curve, let parameters):
      let isSpeed = wanted.isFinite && wanted > 0
      if !isSpeed {
        Diagnostics.warn("A transition's completionSpeed cannot be \(wanted); 1 is used.")
      }
      let speed = isSpeed ? Double(wanted) : 1
      length = min(rest / speed, Self.longestRun) * duration
      let provider = parameters ?? UICubicTimingParameters(animationCurve: curve)
      shape = .curve(provider.animatorTiming(duration: length).curve)
      speedAfterwards = speed
    case .thrown(let velocity, let longest):
      let velocity = rest > 0 && velocity.isFinite ? Double(velocity) / rest : 0
      // At a lower velocity the motion would take longer than `longest`.
      length = rest > 0 ? min(longest, Self.mostThrown / max(velocity, 1e-6)) : 0
      shape = .thrown(reach: max(velocity * length, -Self.mostThrown))
      speedAfterwards = 1
    }
  }

  /// The completed fraction of the distance, from 0 at the release to 1.
  ///
  /// - Parameter elapsed: seconds since the release.
  private func share(at elapsed: TimeInterval) -> Double {
    let time = length > 0 ? min(max(elapsed / length, 0), 1) : 1
    // A spring settles within a thousandth of its target, but the motion must end exactly there.
    guard time < 1 else { return 1 }
    switch shape {
    case .curve(let curve):
      return curve.progress(
        at: time, duration: length, from: .zero, to: 1, velocity: curve.initialVelocity
      ).z
    case .thrown(let reach):
      // The polynomial of degree 6 with value 0, slope `reach` and second and third derivatives 0
      // at 0; value 1 and first and second derivatives 0 at 1. With a reach of 2 or less it is
      // monotonic. In its first milliseconds the velocity is constant.
      let square = time * time
      let fourth = square * square
      let own = time - fourth * (10 - 15 * time + 6 * square)
      let ease = fourth * (15 - 24 * time + 10 * square)
      return reach * own + ease
    }
  }

  /// Progress from 0 to 1.
  ///
  /// - Parameter elapsed: seconds since the release.
  func progress(at elapsed: TimeInterval) -> CGFloat {
    let share = share(at: elapsed)
    let progress = outcome == .finished ? origin + (1 - origin) * share : origin * (1 - share)
    return CGFloat(min(max(progress, 0), 1))
  }

  func isOver(at elapsed: TimeInterval) -> Bool { elapsed >= length }

  /// Seconds of the transition's time that have passed beyond its end.
  func overrun(at elapsed: TimeInterval) -> TimeInterval {
    outcome == .finished ? max(elapsed - length, 0) * speedAfterwards : 0
  }
}
