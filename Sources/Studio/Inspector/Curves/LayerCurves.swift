import CoreGraphics

/// The curves of one layer in a part of a recording. They are extended with the part: what does not
/// change is not computed again.
@MainActor
struct LayerCurves {
  private(set) var curves: [CurveData.Curve] = []
  private var track: LayerTrack
  private var recorded = CurveValue.ofLayers.map { RecordedCurve($0) }
  private var runs = AnalyticalRuns()
  /// The curves of the motions, by the number of the first of their animations.
  private var motions: [Int: MotionCurves] = [:]
  private var range: ClosedRange<TimeInterval>?
  private var frameCount = 0

  init(_ layer: LayerChoice) { track = LayerTrack(layer) }

  /// - Parameters:
  ///   - frames: those that were given before, and the ones after them.
  ///   - range: of their times, with the same beginning as before.
  mutating func extend(to frames: [RecordedFrame], in range: ClosedRange<TimeInterval>) {
    guard range != self.range || frames.count != frameCount else { return }
    (self.range, frameCount) = (range, frames.count)
    let known = track.moments.count
    track.extend(to: frames)
    for moment in track.moments[known...] {
      runs.append(moment)
      for index in recorded.indices {
        guard let number = recorded[index].value.value(of: moment.sample) else { continue }
        recorded[index].append(number, at: moment.time)
      }
    }
    updateCurves(in: range)
  }

  private mutating func updateCurves(in range: ClosedRange<TimeInterval>) {
    let all = runs.motions.map { motion in
      if let known = motions[motion.runs[0]], known.isOver, known.motion.runs == motion.runs {
        return known
      }
      return MotionCurves(motion, at: track.moments, in: range)
    }
    motions = [:]
    for motion in all { motions[motion.motion.runs[0]] = motion }
    curves = recorded.compactMap { recorded in
      guard var curve = recorded.curve else { return nil }
      curve.analytical = all.compactMap { $0.points[curve.value] }
      return curve
    }
  }
}
