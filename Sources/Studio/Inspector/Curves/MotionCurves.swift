import CoreGraphics

/// The curves of a motion by its formulas.
@MainActor
struct MotionCurves {
  let motion: AnalyticalMotion
  /// Whether the motion ends with the recorded part at the latest: what is recorded later does not
  /// change its curves.
  let isOver: Bool
  /// The points of the values that change.
  let points: [CurveValue: [CurveData.Point]]

  /// Seconds from one point of a formula to the next (our choice).
  private static let step: TimeInterval = 1.0 / 120
  /// Points of a formula at most, besides those of the frames.
  private static let mostSteps = 1200.0

  /// - Parameters:
  ///   - moments: those of the layer in the part.
  ///   - range: the recorded part, in seconds of the stage.
  init(
    _ motion: AnalyticalMotion, at moments: [LayerTrack.Moment],
    in range: ClosedRange<TimeInterval>
  ) {
    self.motion = motion
    isOver = motion.range.upperBound <= range.upperBound
    let samples = Self.times(of: motion, moments, in: range).map { ($0, motion.sample(at: $0)) }
    var found: [CurveValue: [CurveData.Point]] = [:]
    for value in CurveValue.ofLayers {
      let points = samples.compactMap { time, sample in
        value.value(of: sample).map { CurveData.Point(time: time, value: $0) }
      }
      if points.changes { found[value] = points }
    }
    points = found
  }

  /// The times of the frames in a motion, and times between them.
  private static func times(
    of motion: AnalyticalMotion, _ moments: [LayerTrack.Moment],
    in range: ClosedRange<TimeInterval>
  ) -> [TimeInterval] {
    let start = max(motion.range.lowerBound, range.lowerBound)
    let end = min(motion.range.upperBound, range.upperBound)
    guard start < end else { return [] }
    let count = Int(min(((end - start) / step).rounded(.up), mostSteps))
    let even = (0...count).map { start + (end - start) * Double($0) / Double(count) }
    let first = moments.partitioningIndex(where: { $0.time > start })
    let last = moments.partitioningIndex(where: { $0.time >= end })
    return (even + moments[first..<max(first, last)].map(\.time)).sorted()
  }
}
