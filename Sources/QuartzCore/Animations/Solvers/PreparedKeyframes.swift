import CoreGraphics

/// Numbers that a layer goes through on straight lines.
final class NumberKeyframes: Sendable {
  private let track: KeyframeTrack
  private let stops, travels: [SIMD4<Double>]
  /// What additive values are measured from.
  private let origin: SIMD4<Double>

  /// Nil for values that are no numbers, and on a curve.
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

/// Transforms that a layer goes through, each taken apart once.
final class TransformKeyframes: Sendable {
  private let track: KeyframeTrack
  private let stops: [TransformComponents]
  private let travels: [TransformDelta]
  /// What additive values are measured from.
  private let origin: TransformComponents

  /// Nil for values that are no transforms, and on a curve.
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

  /// What an additive animation adds at a fraction of the time.
  func offset(at fraction: Double) -> TransformDelta {
    // The parts of the matrix: other parts may make up the same one.
    TransformComponents(components(at: fraction).transform).difference(from: origin)
  }
}

extension KeyframeTrack {
  /// The values of a track that goes through them on straight lines; nil for any other track, and
  /// for one that has only one value.
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
