import CoreGraphics

/// Turns SDL's event times, milliseconds in 32 bits since it started, into host time.
///
/// The result is never later than now, never runs backwards, and is at most about a millisecond
/// early, because SDL truncates its milliseconds.
struct EventClock {
  /// Host time at SDL's tick 0, as exactly as the samples so far allow.
  private var origin = TimeInterval.infinity
  private var last = -TimeInterval.infinity

  /// The host time of an event stamped `timestamp`, when SDL's clock reads `ticks` and the host's
  /// reads `now`.
  mutating func hostTime(
    of timestamp: UInt32, ticks: UInt64, now: TimeInterval
  ) -> TimeInterval {
    origin = min(origin, now - Double(ticks) / 1000)
    // The stamp wraps after 49.7 days, but the difference to the current ticks does not.
    let age = max(0, Int32(bitPattern: UInt32(truncatingIfNeeded: ticks) &- timestamp))
    let time = origin + (Double(ticks) - Double(age)) / 1000
    last = max(last, min(time, now))
    return last
  }
}
