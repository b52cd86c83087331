import CoreGraphics

/// Turns SDL's event times, milliseconds in 32 bits since it started, into host time.
///
/// The result is never later than now, never runs backwards, and is at most about a millisecond
/// early, because SDL truncates its milliseconds. The host's clock is adjusted to the world's time
/// and SDL's is not: they differ by up to about 50 millionths.
struct EventClock {
  /// Seconds of one span of samples. In two of them, from which the origin is taken, the clocks
  /// drift apart by a millisecond at most.
  private static let span: TimeInterval = 10

  /// The least host time at SDL's tick 0 of the samples in this span: a sample is late by the part
  /// of a millisecond that SDL truncates.
  private var least = TimeInterval.infinity
  /// That of the span before.
  private var formerLeast = TimeInterval.infinity
  /// The host time at which the span ends.
  private var spanEnd = -TimeInterval.infinity
  private var last = -TimeInterval.infinity

  /// The host time of an event stamped `timestamp`, when SDL's clock reads `ticks` and the host's
  /// reads `now`.
  mutating func hostTime(
    of timestamp: UInt32, ticks: UInt64, now: TimeInterval
  ) -> TimeInterval {
    let origin = origin(ofTicks: ticks, at: now)
    // The stamp wraps after 49.7 days, but the difference to the current ticks does not.
    let age = max(0, Int32(bitPattern: UInt32(truncatingIfNeeded: ticks) &- timestamp))
    let time = origin + (Double(ticks) - Double(age)) / 1000
    last = max(last, min(time, now))
    return last
  }

  /// Host time at SDL's tick 0, as exactly as the latest samples allow.
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
