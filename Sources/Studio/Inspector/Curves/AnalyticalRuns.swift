import CoreGraphics
import QuartzCore

/// The animations that a layer has had in its recorded moments. They are numbered in the order of
/// their first occurrence.
@MainActor
struct AnalyticalRuns {
  /// An animation in the moments.
  fileprivate struct Run {
    let formula: AnimationFormula
    /// The layer's own values when it came.
    let model: LayerValues
    /// When it began, in the stage's time. It is computed from the frames in which the animation
    /// was in progress, and nil before the first of them.
    var begin: TimeInterval?
    /// Whether its time has always passed at the speed of the stage's time. It does not while a
    /// gesture scrubs it.
    var isFree = true
  }

  private var runs: [Run] = []
  /// The numbers of the animations.
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Begins that differ by at most so many seconds are one: times of frames are sums.
  static let tolerance: TimeInterval = 1e-6

  init() {}

  /// - Parameter moment: the one after the last that was added.
  mutating func append(_ moment: LayerTrack.Moment) {
    let record = moment.record
    for animation in record.animations {
      guard let formula = animation.constants.formula, let elapsed = animation.elapsed else {
        continue
      }
      let key = ObjectIdentifier(animation.constants)
      let number = numbers[key] ?? runs.count
      if number == runs.count {
        numbers[key] = number
        runs.append(Run(formula: formula, model: record.model ?? record.shown))
      }
      runs[number].note(elapsed, at: moment.time, tolerance: Self.tolerance)
    }
  }

  /// The animations, grouped by their begin. Animations that a gesture has scrubbed are left out.
  var motions: [AnalyticalMotion] {
    var groups: [(begin: TimeInterval, runs: [Int])] = []
    // The groups in the order of their begins.
    var order: [Int] = []
    for (number, run) in runs.enumerated() where run.isFree {
      guard let begin = run.begin else { continue }
      let place = order.partitioningIndex(where: { groups[$0].begin >= begin - Self.tolerance })
      if place < order.count, groups[order[place]].begin <= begin + Self.tolerance {
        groups[order[place]].runs.append(number)
      } else {
        order.insert(groups.count, at: place)
        groups.append((begin, [number]))
      }
    }
    return groups.map { group in
      AnalyticalMotion(
        of: group.runs, begin: group.begin, model: runs[group.runs[0]].model,
        formulas: group.runs.map { runs[$0].formula })
    }
  }
}

extension AnalyticalRuns.Run {
  /// - Parameter elapsed: seconds since its begin. At 0 and at the end no begin time follows from
  ///   it, because an animation may wait or fill there.
  fileprivate mutating func note(
    _ elapsed: TimeInterval, at time: TimeInterval, tolerance: TimeInterval
  ) {
    guard elapsed > 0, elapsed < formula.length else { return }
    let start = time - elapsed
    if let begin, abs(begin - start) > tolerance { isFree = false }
    begin = begin ?? start
  }
}
