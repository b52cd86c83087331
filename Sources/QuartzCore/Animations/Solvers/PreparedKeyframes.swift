import CoreGraphics

/// Keyframes of numbers with linear interpolation.
final class NumberKeyframes: Sendable {
  private let track: KeyframeTrack
  private let stops, travels: [SIMD4<Double>]
  /// What additive values are measured from.
  private let origin: SIMD4<Double>

  /// Nil if the values are not numbers, or are interpolated along a curve.
  init?(_ track: KeyframeTrack, relativeTo origin: SIMD4<Double>?) {
    guard let lines = track.lines, let stops = lines.stops(\.vector) else { return nil }
    self.track = track
    self.stops = stops
    self.origin = origin ?? .zero
    travels = lines.travels.map { if case .numbers(let vector) = $0 { vector } else { .zero } }
  }

  /// The numbers at a fraction of the time, less the origin.
  func value(at fraction: Double) -> SIMD4<Double> {
    let place = track.place(at: fraction)
    return stops[place.part] + travels[place.part] * place.fraction - origin
  }
}

/// Keyframes of transforms with linear interpolation. Each transform is decomposed once, in
/// advance.
final class TransformKeyframes: Sendable {
  private let track: KeyframeTrack
  private let stops: [TransformComponents]
  private let travels: [TransformDelta]
  /// What additive values are measured from.
  private let origin: TransformComponents

  /// Nil if the values are not transforms, or are interpolated along a curve.
  init?(_ track: KeyframeTrack, relativeTo origin: CATransform3D?) {
    guard let lines = track.lines,
      let stops = lines.stops({ if case .transform(let matrix) = $0 { matrix } else { nil } })
    else { return nil }
    self.track = track
    self.stops = stops.map { TransformComponents($0) }
    self.origin = TransformComponents(origin ?? CATransform3DIdentity)
    travels = lines.travels.map { if case .transform(let delta) = $0 { delta } else { .zero } }
  }

  /// The transform at a fraction of the time.
  func components(at fraction: Double) -> TransformComponents {
    let place = track.place(at: fraction)
    return stops[place.part].adding(travels[place.part] * place.fraction)
  }

  /// The difference that an additive animation adds at a fraction of the time.
  func offset(at fraction: Double) -> TransformDelta {
    // The matrix is decomposed again, because different components can make up the same matrix.
    TransformComponents(components(at: fraction).transform).difference(from: origin)
  }
}

extension KeyframeTrack {
  /// The values of a track with linear interpolation. Nil for any other track, and for one with
  /// only one value.
  fileprivate var lines: KeyframeValues? {
    guard case .values(let values) = keyframes, values.count > 0, values.isLinear else {
      return nil
    }
    return values
  }
}

extension KeyframeValues {
  /// A part of each value; nil where one has none.
  fileprivate func stops<Part>(_ part: (AnimatableValue) -> Part?) -> [Part]? {
    let parts = list.compactMap(part)
    return parts.count == list.count ? parts : nil
  }
}
