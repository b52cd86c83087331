/// The values of a keyframe animation, and their interpolation.
struct KeyframeValues: Sendable {
  let list: [AnimatableValue]
  /// The difference from each value to the next.
  let travels: [AnimatableDelta]
  /// For a smooth curve: the velocities at both ends of each part, relative to its own duration.
  /// Empty for linear interpolation.
  private var tangents: [(enter: AnimatableDelta, leave: AnimatableDelta)] = []

  /// Whether it goes from each value to the next on a straight line.
  var isLinear: Bool { tangents.isEmpty }

  /// - Parameter list: at least one value, all of one kind.
  init(_ list: [AnimatableValue]) {
    self.list = list
    travels = zip(list, list.dropFirst()).map { $1.difference(from: $0) }
  }

  /// The number of steps from one value to the next.
  var count: Int { travels.count }

  func value(in part: Int, at fraction: Double) -> AnimatableValue {
    guard count > 0 else { return list[0] }
    guard !tangents.isEmpty else { return list[part].adding(travels[part] * fraction) }
    let t = min(max(fraction, 0), 1)
    if t == 1 { return list[part + 1] }
    // Hermite's curve between two values with given speeds.
    let s = 1 - t
    let (enter, leave) = tangents[part]
    let delta =
      travels[part] * (t * t * (3 - 2 * t)) + enter * (t * s * s) + leave * (-t * t * s)
    return list[part].adding(delta)
  }

  /// The parameters of a Kochanek-Bartels spline at each value; missing ones count as 0.
  struct Shape: Sendable {
    var tension: [Double] = []
    var continuity: [Double] = []
    var bias: [Double] = []

    func factors(at index: Int) -> (tension: Double, continuity: Double, bias: Double) {
      func value(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
      return (value(tension), value(continuity), value(bias))
    }
  }

  /// Makes the interpolation smooth. Values without a sum (colours, paths) stay linear.
  ///
  /// - Parameter times: the key times of the values, so that the velocity is continuous also
  ///   between parts of different durations.
  mutating func smooth(_ shape: Shape, times: [Double]) {
    guard count > 1, list.allSatisfy(\.hasSum) else { return }
    tangents = (0..<count).map { part in
      (
        tangent(at: part, shape, times, entering: part),
        tangent(at: part + 1, shape, times, entering: nil)
      )
    }
  }

  /// - Parameter part: the part that begins at the value; nil for the one that ends there.
  private func tangent(
    at index: Int, _ shape: Shape, _ times: [Double], entering part: Int?
  ) -> AnimatableDelta {
    let (tension, continuity, bias) = shape.factors(at: index)
    let before = travels[max(index - 1, 0)]
    let after = travels[min(index, count - 1)]
    let turn = part == nil ? -continuity : continuity
    let delta =
      before * ((1 - tension) * (1 + bias) * (1 + turn) / 2)
      + after * ((1 - tension) * (1 - bias) * (1 - turn) / 2)
    guard index > 0, index < count else { return delta }
    let (past, coming) = (times[index] - times[index - 1], times[index + 1] - times[index])
    guard past + coming > 0 else { return delta }
    return delta * (2 * (part == nil ? past : coming) / (past + coming))
  }

  /// Key times in proportion to the distances; nil if all values are equal.
  var spacing: [Double]? {
    var sum = 0.0
    let ends =
      [0.0]
      + travels.map { travel in
        sum += travel.length
        return sum
      }
    return sum > 0 && sum.isFinite ? ends.map { $0 / sum } : nil
  }

  /// The number of straight steps to measure a smooth part.
  private static let stepsPerPart = 64

  /// The table for an even speed over all; nil if all values are equal.
  var arcLengthTable: ArcLengthTable? {
    guard !tangents.isEmpty else {
      return ArcLengthTable(steps: travels.map(\.length), stepsPerPart: 1)
    }
    var steps: [Double] = []
    for part in 0..<count {
      var from = list[part]
      for index in 1...Self.stepsPerPart {
        let to = value(in: part, at: Double(index) / Double(Self.stepsPerPart))
        steps.append(to.difference(from: from).length)
        from = to
      }
    }
    return ArcLengthTable(steps: steps, stepsPerPart: Self.stepsPerPart)
  }
}
