import CoreGraphics
import QuartzCore

/// Animations of a layer that began together, evaluated by their own formulas: the values that the
/// layer would have if nothing else moved it.
@MainActor
struct AnalyticalMotion {
  /// The numbers of its animations: see ``AnalyticalRuns``.
  let runs: [Int]
  /// Seconds of the stage.
  let range: ClosedRange<TimeInterval>
  /// The layer's own values when they began.
  private let model: LayerValues
  private let formulas: [AnimationFormula]

  /// - Parameters:
  ///   - runs: the numbers of the animations, of which there is one at least.
  ///   - begin: in seconds of the stage.
  ///   - model: the layer's own values then.
  ///   - formulas: one for each animation.
  init(of runs: [Int], begin: TimeInterval, model: LayerValues, formulas: [AnimationFormula]) {
    let length = formulas.map(\.length).max() ?? 0
    (self.runs, range) = (runs, begin...begin + length)
    (self.model, self.formulas) = (model, formulas)
  }

  /// What the layer shows at a time of the stage.
  func sample(at time: TimeInterval) -> LayerSample {
    let passed = time - range.lowerBound
    var values = model
    for formula in formulas where passed <= formula.length + AnalyticalRuns.tolerance {
      formula.apply(at: passed, to: &values)
    }
    return LayerSample(name: "", values)
  }
}
