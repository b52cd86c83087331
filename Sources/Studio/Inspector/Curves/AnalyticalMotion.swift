import CoreGraphics
import QuartzCore

/// The animations of a layer that began together, by their own formulas: what the layer would show
/// if nothing else moved it.
@MainActor
struct AnalyticalMotion {
  /// Seconds of the stage.
  let range: ClosedRange<TimeInterval>
  /// The layer's own values when they began.
  private let model: LayerValues
  private let formulas: [AnimationFormula]

  /// Begins that differ by at most so many seconds are one: times of frames are sums.
  private static let tolerance: TimeInterval = 1e-6

  /// An animation in the frames of a track.
  fileprivate struct Run {
    let formula: AnimationFormula
    let model: LayerValues
    /// When it began, in the stage's time, by the frames in which it has passed in part; nil before
    /// the first of them.
    var begin: TimeInterval?
    /// Whether its time passed as the stage's did. It does not while a gesture sets it.
    var isFree = true
  }

  /// The motions in a track. An animation whose time a gesture set has none.
  static func all(in track: LayerTrack) -> [AnalyticalMotion] {
    var runs: [Run] = []
    var indices: [ObjectIdentifier: Int] = [:]
    for moment in track.moments {
      let record = moment.record
      for animation in record.animations {
        guard let formula = animation.constants.formula, let elapsed = animation.elapsed else {
          continue
        }
        let key = ObjectIdentifier(animation.constants)
        let index = indices[key] ?? runs.count
        if index == runs.count {
          indices[key] = index
          runs.append(Run(formula: formula, model: record.model ?? record.shown))
        }
        runs[index].note(elapsed, at: moment.time, tolerance: tolerance)
      }
    }
    return grouped(runs)
  }

  private static func grouped(_ runs: [Run]) -> [AnalyticalMotion] {
    var groups: [(begin: TimeInterval, runs: [Run])] = []
    for run in runs where run.isFree {
      guard let begin = run.begin else { continue }
      if let index = groups.firstIndex(where: { abs($0.begin - begin) <= tolerance }) {
        groups[index].runs.append(run)
      } else {
        groups.append((begin, [run]))
      }
    }
    return groups.map { group in
      let length = group.runs.map(\.formula.length).max() ?? 0
      return AnalyticalMotion(
        range: group.begin...group.begin + length, model: group.runs[0].model,
        formulas: group.runs.map(\.formula))
    }
  }

  private init(
    range: ClosedRange<TimeInterval>, model: LayerValues, formulas: [AnimationFormula]
  ) {
    (self.range, self.model, self.formulas) = (range, model, formulas)
  }

  /// What the layer shows at a time of the stage.
  func sample(at time: TimeInterval) -> LayerSample {
    let passed = time - range.lowerBound
    var values = model
    for formula in formulas where passed <= formula.length + Self.tolerance {
      formula.apply(at: passed, to: &values)
    }
    return LayerSample(name: "", values)
  }
}

extension AnalyticalMotion.Run {
  /// - Parameter elapsed: seconds since its begin; at its ends an animation may wait or fill.
  fileprivate mutating func note(
    _ elapsed: TimeInterval, at time: TimeInterval, tolerance: TimeInterval
  ) {
    guard elapsed > 0, elapsed < formula.length else { return }
    let start = time - elapsed
    if let begin, abs(begin - start) > tolerance { isFree = false }
    begin = begin ?? start
  }
}
