import CoreGraphics

/// An animation of numbers or of a transform, with all that is needed to evaluate it prepared. Most
/// animations of scenes with thousands of layers are of this kind.
///
/// It gives the same values as the animation that it was made from.
final class LayerMotion: Sendable {
  /// What changes, and through which values.
  enum Course: Sendable {
    case line(LayerNumbers, from: SIMD4<Double>, by: SIMD4<Double>)
    case numbers(LayerNumbers, NumberKeyframes)
    case transform(TransformKeyframes)
  }

  let time: MediaTime
  /// Whether it leaves its layer at its end.
  let isRemovedOnCompletion: Bool
  /// Seconds of the layer's time from its begin to its end.
  let length: TimeInterval
  private let course: Course
  private let isAdditive: Bool
  private let timingCurve: AnimationTimingCurve

  init(
    _ course: Course, isAdditive: Bool, timingCurve: AnimationTimingCurve, time: MediaTime,
    isRemovedOnCompletion: Bool
  ) {
    self.course = course
    self.isAdditive = isAdditive
    self.timingCurve = timingCurve
    self.time = time
    self.isRemovedOnCompletion = isRemovedOnCompletion
    length = time.endTime(begin: 0)
  }

  func apply(at time: TimeInterval, to values: inout LayerValues) {
    let progress = timingCurve.progress(at: time, duration: self.time.duration)
    switch course {
    case .line(let numbers, let start, let travel):
      show(start + travel * progress, as: numbers, in: &values)
    case .numbers(let numbers, let keyframes):
      show(keyframes.value(at: progress), as: numbers, in: &values)
    case .transform(let keyframes):
      let shown =
        isAdditive
        ? TransformComponents(values.transform).adding(keyframes.offset(at: progress)).transform
        : keyframes.components(at: progress).transform
      if shown.isFinite { values.transform = shown }
    }
  }

  @inline(__always)
  private func show(
    _ value: SIMD4<Double>, as numbers: LayerNumbers, in values: inout LayerValues
  ) {
    let shown = isAdditive ? value + numbers.read(from: values) : value
    // The sum of finite numbers may be infinite.
    if shown.sum().isFinite { numbers.write(shown, to: &values) }
  }
}

/// The progress of an animation at a time of one of its runs.
enum AnimationTimingCurve: Sendable {
  case linear
  case curve(UnitBezier)
  case spring(SpringSolver)

  func progress(at time: TimeInterval, duration: TimeInterval) -> Double {
    if case .spring(let spring) = self { return spring.value(at: time) }
    let fraction = duration > 0 ? min(max(time / duration, 0), 1) : 1
    if case .curve(let curve) = self { return curve.value(at: fraction) }
    return fraction
  }
}
