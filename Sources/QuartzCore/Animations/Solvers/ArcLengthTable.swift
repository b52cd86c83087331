/// Positions at an even speed along the parts of a path: the inverse of the arc length, by a table
/// of samples.
struct ArcLengthTable: Sendable {
  /// The length from the beginning to each sample.
  private let lengths: [Double]
  private let stepsPerPart: Int

  /// - Parameters:
  ///   - steps: the lengths between one sample and the next, `stepsPerPart` of them for each part.
  /// - Returns: nil for a path without any length.
  init?(steps: [Double], stepsPerPart: Int) {
    var sum = 0.0
    var lengths = [0.0]
    for step in steps {
      sum += step
      lengths.append(sum)
    }
    guard sum > 0, sum.isFinite else { return nil }
    self.lengths = lengths
    self.stepsPerPart = stepsPerPart
  }

  /// The part, and the completed fraction of it, at a fraction of the whole length.
  func place(at fraction: Double) -> (part: Int, fraction: Double) {
    let length = min(max(fraction, 0), 1) * lengths[lengths.count - 1]
    var (low, high) = (0, lengths.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= length { low = middle } else { high = middle }
    }
    let step = lengths[high] - lengths[low]
    let within = step > 0 ? (length - lengths[low]) / step : 1
    let part = low / stepsPerPart
    return (part, (Double(low - part * stepsPerPart) + within) / Double(stepsPerPart))
  }
}
