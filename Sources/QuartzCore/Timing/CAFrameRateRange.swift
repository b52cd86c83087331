import CoreGraphics

/// A display link's preferred rate of calls, in frames per second.
public struct CAFrameRateRange: Sendable, Hashable {
  /// The lowest acceptable rate.
  public var minimum: Float
  /// The highest useful rate.
  public var maximum: Float
  /// 0 for none.
  public var preferred: Float

  /// Leaves the rate to the system, which uses the display's own.
  public static let `default` = CAFrameRateRange(unchecked: 0, 0, 0)

  /// Invalid rates are corrected with a warning: negative values and NaN count as 0, a maximum
  /// below the minimum as the minimum, and a preferred rate outside of the range as the nearer
  /// limit.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    func rate(_ value: Float) -> Float { value.isNaN ? 0 : max(value, 0) }
    let low = rate(minimum)
    let high = max(rate(maximum), low)
    let wanted = preferred.map { $0 == 0 ? 0 : min(max(rate($0), low), high) } ?? 0
    if low != minimum || high != maximum || wanted != preferred ?? 0 {
      Diagnostics.warnFromAnyThread(
        "A frame rate range needs 0 ≤ minimum ≤ preferred ≤ maximum; it was mended.")
    }
    self.init(unchecked: low, high, wanted)
  }

  private init(unchecked minimum: Float, _ maximum: Float, _ preferred: Float) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The number of frames of the display from one call to the next.
  ///
  /// Calls are made with whole frames: of the rates that divide the display's and are in the range,
  /// the one nearest to the preferred one is used, the higher of two; without a preferred rate the
  /// highest. If none is in the range, the nearest one to it is used.
  func interval(displayRate: Double) -> Int {
    guard maximum > 0, displayRate > 0 else { return 1 }
    let (low, high) = (Double(minimum), Double(maximum))
    let wanted = preferred > 0 ? Double(preferred) : high
    let slowest = max(Int((displayRate / max(min(low, wanted), 1)).rounded(.up)), 1)
    // A display's rate is measured, so 59.9 means 60.
    let slack = 0.01
    func cost(_ interval: Int) -> (Double, Double) {
      let rate = displayRate / Double(interval)
      let outside = max(low * (1 - slack) - rate, rate - high * (1 + slack), 0)
      return (outside, abs(rate - wanted))
    }
    return (1...min(slowest, 10_000)).min { cost($0) < cost($1) } ?? 1
  }
}
