import CoreGraphics

/// One animation's share in the timing of its animator: its onset, and its progress when the
/// animator last changed its direction.
@MainActor
package struct TimingShare {
  private(set) var animatorTiming: AnimatorTiming
  /// The fraction of the animator's time at which this animation begins.
  let onset: Double
  /// The fraction of the remaining time before it begins.
  private let delay: Double
  /// Whether it was added to a run in progress.
  private(set) var joins = false
  /// Seconds of the current run that had passed when the animation was added to it.
  var lateness: TimeInterval = 0
  /// The animator's fraction, and the animation's progress, when the animator was last paused.
  private var anchor: (fraction: Double, progress: AnimatorProgress)
  /// Its progress when the current run began, and the velocity of the progress at that time, per
  /// second.
  private var start = AnimatorProgress.zero
  private var velocity = AnimatorProgress.zero
  /// The part of the current run in which it moves, in fractions of the run's time.
  private var span: ClosedRange<Double> = 0...1

  init(animatorTiming: AnimatorTiming, onset: Double, delay: Double = 0) {
    self.animatorTiming = animatorTiming
    self.delay = delay
    self.onset = onset
    anchor = (onset, .zero)
  }

  /// A copy of the share that is independent of later changes of the animator; nil while the
  /// animator is paused.
  var snapshotOfCurrentRun: TimingShare? {
    guard let timing = animatorTiming.snapshotOfCurrentRun else { return nil }
    var share = self
    share.animatorTiming = timing
    return share
  }

  // MARK: Reading

  /// The progress at a time in seconds after the begin.
  func progress(at time: TimeInterval) -> AnimatorProgress {
    switch animatorTiming.motion {
    case .resting(let fraction): progress(atFraction: fraction)
    case .running(let run): progress(at: time + lateness, of: run)
    }
  }

  /// The progress when the animator is paused at a fraction of its time.
  private func progress(atFraction fraction: Double) -> AnimatorProgress {
    guard animatorTiming.scrubsLinearly else { return alongCurve(fraction) }
    guard fraction != anchor.fraction, onset < 1 else {
      return onset < 1 ? anchor.progress : AnimatorProgress(repeating: fraction >= 1 ? 1 : 0)
    }
    if fraction > anchor.fraction {
      guard anchor.fraction < 1 else { return anchor.progress }
      let share = (fraction - anchor.fraction) / (1 - anchor.fraction)
      return anchor.progress + (AnimatorProgress(repeating: 1) - anchor.progress) * share
    }
    guard anchor.fraction > onset else { return .zero }
    return anchor.progress * max((fraction - onset) / (anchor.fraction - onset), 0)
  }

  /// The progress at a fraction of the animator's original duration.
  private func alongCurve(_ fraction: Double) -> AnimatorProgress {
    let own = onset < 1 ? min(max((fraction - onset) / (1 - onset), 0), 1) : fraction >= 1 ? 1 : 0
    return animatorTiming.curve.progress(
      at: own, duration: animatorTiming.duration, from: .zero, to: 1,
      velocity: animatorTiming.curve.initialVelocity)
  }

  private func progress(at elapsed: TimeInterval, of run: AnimatorTiming.Run) -> AnimatorProgress {
    let fraction = run.fraction(at: elapsed)
    guard let curve = run.curve else {
      return alongCurve(run.origin + (run.target - run.origin) * fraction)
    }
    let length = span.upperBound - span.lowerBound
    let own =
      length > 0
      ? min(max((fraction - span.lowerBound) / length, 0), 1)
      : fraction >= span.upperBound ? 1 : 0
    return curve.progress(
      at: own, duration: run.duration * (length > 0 ? length : 1), from: start, to: run.target,
      velocity: velocity)
  }

  // MARK: Pausing and reversing

  /// Seconds over which a velocity is measured.
  private static let instant: TimeInterval = 1e-6

  /// Stores the progress, because the animator pauses at a fraction of its time.
  mutating func pause(at time: TimeInterval, fraction: Double) {
    let now = progress(at: time)
    velocity =
      time < Self.instant
      ? (progress(at: time + Self.instant) - now) / Self.instant
      : (now - progress(at: time - Self.instant)) / Self.instant
    anchor = fraction > onset ? (fraction, now) : (onset, .zero)
  }

  /// Clears the velocity, because a gesture has moved the animation since.
  mutating func rest() { velocity = .zero }

  /// Begins a run from the animator's current fraction.
  ///
  /// - Parameter carriesVelocity: whether it keeps the speed that it had when it was paused;
  ///   otherwise it takes the curve's own.
  mutating func begin(_ run: AnimatorTiming.Run, carriesVelocity: Bool) {
    start = progress(atFraction: run.origin)
    lateness = 0
    joins = false
    if !carriesVelocity, let curve = run.curve {
      velocity = curve.initialVelocity * (AnimatorProgress(repeating: run.target) - start)
    }
    span = Self.span(of: run, onset: onset)
  }

  /// Joins a run in progress.
  mutating func join(_ run: AnimatorTiming.Run, at elapsed: TimeInterval) {
    lateness = elapsed
    joins = true
    if let curve = run.curve { velocity = curve.initialVelocity }
    let fraction = run.fraction(at: elapsed)
    if run.target == 1 {
      span = (fraction + (1 - fraction) * delay)...1
    } else {
      // An animation that is added to a reversed run has no distance.
      start = .zero
      velocity = .zero
      span = 0...1
    }
  }

  /// The time span in which an animation with a late onset moves: it begins late forwards, and ends
  /// early in reverse.
  private static func span(of run: AnimatorTiming.Run, onset: Double) -> ClosedRange<Double> {
    if run.target == 1 {
      guard run.origin < onset, run.origin < 1 else { return 0...1 }
      return min((onset - run.origin) / (1 - run.origin), 1)...1
    }
    guard run.origin > 0 else { return 0...1 }
    return 0...min(max((run.origin - onset) / run.origin, 0), 1)
  }
}

extension CAPropertyAnimation {
  /// The part of a change that an animation has made.
  func covered(_ change: AnimatableDelta, at foldedTime: TimeInterval) -> AnimatableDelta {
    guard let animatorTiming, let property else { return change * progress(at: foldedTime) }
    return change.covered(by: animatorTiming.progress(at: foldedTime), of: property.keyPath)
  }

  /// The part of a change that an animation has still to make.
  func left(of change: AnimatableDelta, at foldedTime: TimeInterval) -> AnimatableDelta {
    guard let animatorTiming, let property else { return change * (1 - progress(at: foldedTime)) }
    return change.covered(by: 1 - animatorTiming.progress(at: foldedTime), of: property.keyPath)
  }
}
