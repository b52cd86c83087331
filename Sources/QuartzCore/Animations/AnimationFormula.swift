import CoreGraphics

/// What an animation makes of its layer's values, as a function of the time since its begin: as if
/// no gesture moved it, and no other animation were on the layer.
///
/// It refers to no object of the program, so it can be kept when the animation is over.
package struct AnimationFormula: Sendable {
  /// Changes a layer's values to those at a time.
  struct Change: Sendable {
    let apply: @MainActor @Sendable (TimeInterval, inout LayerValues) -> Void
  }

  /// The progress at a time.
  struct Curve: Sendable {
    let progress: @MainActor @Sendable (TimeInterval) -> AnimatorProgress
  }

  /// Seconds of the layer's time from the begin to the end.
  package let length: TimeInterval
  /// Seconds of the animation's time a second of the layer's.
  private let speed: Double
  private let change: Change

  /// Nil for an animation without a simple course: one that is paused or runs backwards, repeats,
  /// is reversed or begins in its middle, and one whose class has no formula.
  @MainActor
  init?(_ animation: CAAnimation) {
    let time = animation.time
    guard time.speed > 0, time.timeOffset == 0, time.activeDuration == time.duration,
      time.duration > 0, (time.duration / time.speed).isFinite, !time.autoreverses,
      let curve = animation.curve,
      let change = animation.change(by: curve)
    else { return nil }
    (speed, self.change) = (time.speed, change)
    length = time.duration / time.speed
  }

  /// Changes a layer's values, which are those without the animation.
  ///
  /// - Parameter time: seconds of the layer's time since the begin, clamped to 0 … ``length``.
  @MainActor
  package func apply(at time: TimeInterval, to values: inout LayerValues) {
    change.apply(min(max(time, 0), length) * speed, &values)
  }
}

extension CAAnimation {
  /// The progress at the seconds since the begin; nil while a property animator holds it.
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
