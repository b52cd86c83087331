import CoreGraphics

/// The effect of an animation on the values of its layer as a function of the time since its begin,
/// as if no gesture scrubbed it and no other animation were on the layer.
///
/// It refers to no object of the app, so it can be kept after the animation.
package struct AnimationFormula: Sendable {
  /// Changes a layer's values to those at a moment.
  struct Change: Sendable {
    let apply: @MainActor @Sendable (AnimationMoment, inout LayerValues) -> Void
  }

  /// The progress at a time of one of its runs.
  struct Curve: Sendable {
    let progress: @MainActor @Sendable (TimeInterval) -> AnimatorProgress
  }

  /// Seconds of the layer's time from the begin to the end; infinite where it repeats without one.
  package let length: TimeInterval
  private let time: MediaTime
  private let change: Change

  /// Nil for an animation that is paused, runs backwards or begins in its middle, and for a class
  /// of animations without a formula.
  @MainActor
  init?(_ animation: CAAnimation) {
    let time = animation.time
    guard time.speed > 0, time.timeOffset == 0, time.duration > 0, time.activeDuration > 0,
      (time.duration / time.speed).isFinite, let change = Change(of: animation)
    else { return nil }
    (self.time, self.change) = (time, change)
    length = time.endTime(begin: 0)
  }

  /// Applies the animation to the layer's values without it.
  ///
  /// - Parameter time: seconds of the layer's time since the begin, clamped to 0 … ``length``.
  @MainActor
  package func apply(at time: TimeInterval, to values: inout LayerValues) {
    let active = min(max(time, 0), length) * self.time.speed
    change.apply(self.time.moment(atActive: active), &values)
  }
}

extension AnimationFormula.Change {
  /// The effect of an animation as a function of its own time; nil if it is not a function of time
  /// alone.
  @MainActor
  init?(of animation: CAAnimation) {
    guard let curve = animation.curve, let change = animation.change(by: curve) else { return nil }
    self = change
  }
}

extension CAAnimation {
  /// The progress at a time of a run, in seconds; nil while its property animator is paused.
  fileprivate var curve: AnimationFormula.Curve? {
    guard let share = animatorTiming else {
      guard let timingCurve else { return nil }
      let duration = time.duration
      return AnimationFormula.Curve {
        AnimatorProgress(repeating: timingCurve.progress(at: $0, duration: duration))
      }
    }
    guard let run = share.snapshotOfCurrentRun else { return nil }
    return AnimationFormula.Curve { run.progress(at: $0) }
  }
}

extension AnimatableDelta {
  /// The part of the whole change of a property that has been made at a progress.
  func covered(by progress: AnimatorProgress, of keyPath: String) -> AnimatableDelta {
    guard keyPath == "position", case .numbers(let vector) = self else { return self * progress.z }
    return .numbers(vector * SIMD4(progress.x, progress.y, 1, 1))
  }
}
