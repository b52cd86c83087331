import CoreGraphics

/// Converts SDL's event times, which are milliseconds in 32 bits since its start, to host time.
///
/// The result is never later than now and never decreases. It is early by at most about a
/// millisecond, because SDL truncates its milliseconds. The host's clock is synchronized with the
/// world's time and SDL's is not, so their rates differ by up to about 50 millionths.
struct EventClock {
  /// The seconds of one span of samples. The origin comes from two spans, in which the clocks drift
  /// apart by at most a millisecond.
  private static let span: TimeInterval = 10

  /// The minimum of the samples in this span. A sample is the host time at SDL's tick 0; it is late
  /// by the fraction of a millisecond that SDL truncates.
  private var least = TimeInterval.infinity
  /// The minimum of the samples in the previous span.
  private var formerLeast = TimeInterval.infinity
  /// The host time at which the span ends.
  private var spanEnd = -TimeInterval.infinity
  private var last = -TimeInterval.infinity

  /// Returns the host time of an event with a `timestamp`, when SDL's clock is at `ticks` and the
  /// host's at `now`.
  mutating func hostTime(
    of timestamp: UInt32, ticks: UInt64, now: TimeInterval
  ) -> TimeInterval {
    let origin = origin(ofTicks: ticks, at: now)
    // The timestamp wraps after 49.7 days, but its difference to the current ticks does not.
    let age = max(0, Int32(bitPattern: UInt32(truncatingIfNeeded: ticks) &- timestamp))
    let time = origin + (Double(ticks) - Double(age)) / 1000
    last = max(last, min(time, now))
    return last
  }

  /// Returns the host time at SDL's tick 0, as exactly as the latest samples allow.
  private mutating func origin(ofTicks ticks: UInt64, at now: TimeInterval) -> TimeInterval {
    if now >= spanEnd {
      formerLeast = now < spanEnd + Self.span ? least : .infinity
      least = .infinity
      spanEnd = now + Self.span
    }
    least = min(least, now - Double(ticks) / 1000)
    return min(least, formerLeast)
  }
}
