import CoreGraphics

/// An animation of numbers from a start to an end, with all that is needed to evaluate it in one
/// allocation. Most animations of scenes with thousands of layers are of this kind.
///
/// It gives the same values as the animation that it was made from.
final class NumberMotion: Sendable {
  let time: MediaTime
  /// Whether it leaves its layer at its end.
  let isRemovedOnCompletion: Bool
  /// Seconds of the layer's time from its begin to its end.
  let length: TimeInterval
  private let numbers: LayerNumbers
  private let isAdditive: Bool
  private let start: SIMD4<Double>
  private let travel: SIMD4<Double>
  private let timingCurve: AnimationTimingCurve

  init(
    of numbers: LayerNumbers, from start: SIMD4<Double>, by travel: SIMD4<Double>,
    isAdditive: Bool, timingCurve: AnimationTimingCurve, time: MediaTime,
    isRemovedOnCompletion: Bool
  ) {
    self.numbers = numbers
    self.start = start
    self.travel = travel
    self.isAdditive = isAdditive
    self.timingCurve = timingCurve
    self.time = time
    self.isRemovedOnCompletion = isRemovedOnCompletion
    length = time.endTime(begin: 0)
  }

  func apply(at time: TimeInterval, to values: inout LayerValues) {
    var shown = start + travel * timingCurve.progress(at: time, duration: self.time.duration)
    if isAdditive { shown += numbers.read(from: values) }
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
