import CoreGraphics

/// An animation of numbers or of a transform in a form that is fast to evaluate. Most animations of
/// scenes with thousands of layers are of this kind.
///
/// It gives the same values as the animation that it was made from.
@MainActor
final class LayerMotion {
  /// The value that changes, and how it is interpolated.
  enum Interpolation {
    case line(LayerNumbers, from: SIMD4<Double>, by: SIMD4<Double>)
    /// To the layer's own numbers, or from them: see `AnimatedEnds`.
    case toOwn(LayerNumbers, from: SIMD4<Double>)
    case fromOwn(LayerNumbers, to: SIMD4<Double>)
    case ownBy(LayerNumbers, SIMD4<Double>)
    case numbers(LayerNumbers, NumberKeyframes)
    case transform(TransformKeyframes)
  }

  let timing: LayerTiming
  private let interpolation: Interpolation
  private let isAdditive: Bool

  init(_ interpolation: Interpolation, isAdditive: Bool, timing: LayerTiming) {
    (self.interpolation, self.isAdditive, self.timing) = (interpolation, isAdditive, timing)
  }

  /// Applies the animation to the layer's values.
  ///
  /// - Parameter progress: the progress according to its timing.
  func apply(_ progress: Double, to values: inout LayerValues) {
    switch interpolation {
    case .line(let numbers, let start, let travel):
      show(start + travel * progress, as: numbers, in: &values)
    case .toOwn(let numbers, let start):
      let own = numbers.read(from: values)
      show(start + (own - start) * progress, as: numbers, in: &values)
    case .fromOwn(let numbers, let end):
      let own = numbers.read(from: values)
      show(own + (end - own) * progress, as: numbers, in: &values)
    case .ownBy(let numbers, let travel):
      show(numbers.read(from: values) + travel * progress, as: numbers, in: &values)
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
