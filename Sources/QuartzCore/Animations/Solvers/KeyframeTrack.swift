import CoreGraphics

/// The values of a keyframe animation as a function of the fraction of its time.
///
/// A class, because it is read for each layer in each frame, and copying a value of this size takes
/// time.
final class KeyframeTrack: Sendable {
  enum Keyframes: Sendable {
    case values(KeyframeValues)
    case path(KeyframePath)

    /// The number of steps from one stop to the next.
    var count: Int {
      switch self {
      case .values(let values): values.count
      case .path(let path): path.count
      }
    }

    func value(in part: Int, at fraction: Double) -> AnimatableValue {
      switch self {
      case .values(let values): values.value(in: part, at: fraction)
      case .path(let path): .point(path.point(in: part, at: fraction))
      }
    }
  }

  let keyframes: Keyframes
  /// The time of each stop, from 0 to 1 and never decreasing.
  let times: [Double]
  /// Whether each stop's value holds until the next one's time.
  let isDiscrete: Bool
  /// For an even speed, instead of `times`.
  let arcLengths: ArcLengthTable?
  /// The timing curve of each part; missing ones are linear.
  let timingFunctions: [CAMediaTimingFunction]
  /// The number of steps from one stop to the next.
  private let count: Int
  private let followsPath: Bool

  init(
    keyframes: Keyframes, times: [Double], isDiscrete: Bool, arcLengths: ArcLengthTable?,
    timingFunctions: [CAMediaTimingFunction]
  ) {
    self.keyframes = keyframes
    self.times = times
    self.isDiscrete = isDiscrete
    self.arcLengths = arcLengths
    self.timingFunctions = timingFunctions
    count = keyframes.count
    if case .path = keyframes { followsPath = true } else { followsPath = false }
  }

  /// The value at a fraction of the time.
  func value(at fraction: Double) -> AnimatableValue {
    let place = place(at: fraction)
    return keyframes.value(in: place.part, at: place.fraction)
  }

  /// The direction of the path in radians; nil for values.
  func direction(at fraction: Double) -> Double? {
    guard case .path(let path) = keyframes else { return nil }
    let place = place(at: fraction)
    return path.direction(in: place.part, at: place.fraction)
  }

  /// The step at a fraction of the time, and the fraction within that step.
  func place(at fraction: Double) -> (part: Int, fraction: Double) {
    guard count > 0 else { return (0, 0) }
    if let arcLengths { return arcLengths.place(at: fraction) }
    // Frame times are sums, so a frame at a key time may be slightly before it.
    let due = fraction + MediaTime.tolerance
    var (low, high) = (0, times.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= due { low = middle } else { high = middle }
    }
    if isDiscrete { return low < count ? (low, 0) : (count - 1, 1) }
    let part = min(low, count - 1)
    let length = times[part + 1] - times[part]
    guard length > 0 else { return (part, 1) }
    let within = (fraction - times[part]) / length
    return (part, eased(within, in: part))
  }

  /// A timing curve over the whole that overshoots extrapolates the first or last line; otherwise
  /// the first or last stop holds outside the key times.
  private func eased(_ within: Double, in part: Int) -> Double {
    if part < timingFunctions.count { return timingFunctions[part].value(at: within) }
    if followsPath { return min(max(within, 0), 1) }
    let isOutside = (within < 0 && times[0] > 0) || (within > 1 && times[times.count - 1] < 1)
    return isOutside ? min(max(within, 0), 1) : within
  }
}
