import CoreGraphics

/// What an animation makes of its layer's values, as a function of the time since its begin: as if
/// no gesture moved it, and no other animation were on the layer.
///
/// It refers to no object of the program, so it can be kept when the animation is over.
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

  /// Nil for an animation without a simple course: one that is paused, runs backwards or begins in
  /// its middle, and one whose class has no formula.
  @MainActor
  init?(_ animation: CAAnimation) {
    let time = animation.time
    guard time.speed > 0, time.timeOffset == 0, time.duration > 0, time.activeDuration > 0,
      (time.duration / time.speed).isFinite, let change = Change(of: animation)
    else { return nil }
    (self.time, self.change) = (time, change)
    length = time.endTime(begin: 0)
  }

  /// Changes a layer's values, which are those without the animation.
  ///
  /// - Parameter time: seconds of the layer's time since the begin, clamped to 0 … ``length``.
  @MainActor
  package func apply(at time: TimeInterval, to values: inout LayerValues) {
    let active = min(max(time, 0), length) * self.time.speed
    change.apply(self.time.moment(atActive: active), &values)
  }
}

extension AnimationFormula.Change {
  /// What an animation does at the moments of its own time; nil where that is no function of them.
  @MainActor
  init?(of animation: CAAnimation) {
    guard let curve = animation.curve, let change = animation.change(by: curve) else { return nil }
    self = change
  }
}

extension CAAnimation {
  /// The progress at the seconds of a run; nil while a property animator holds it.
  fileprivate var curve: AnimationFormula.Curve? {
    guard let share = animatorTiming else {
      guard let timingCurve else { return nil }
      let duration = time.duration
      return AnimationFormula.Curve {
        AnimatorProgress(repeating: timingCurve.progress(at: $0, duration: duration))
      }
    }
    guard let run = share.ofPresentRun else { return nil }
    return AnimationFormula.Curve { run.progress(at: $0) }
  }
}

extension AnimatableDelta {
  /// The part of the change of a property that a progress makes.
  func covered(by progress: AnimatorProgress, of keyPath: String) -> AnimatableDelta {
    guard keyPath == "position", case .numbers(let vector) = self else { return self * progress.z }
    return .numbers(vector * SIMD4(progress.x, progress.y, 1, 1))
  }
}
