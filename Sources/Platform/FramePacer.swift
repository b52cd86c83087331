import CoreGraphics

/// Decides when a frame is due on a display without vertical synchronization.
///
/// Consecutive frames are on a grid of one interval, however late the thread woke up for each, so
/// that motion is even. The first frame after a pause is due at once and starts a new grid.
struct FramePacer {
  /// The seconds between two frames.
  var interval: TimeInterval
  private var lastDue = -TimeInterval.infinity
  private var wantedSince: TimeInterval?

  init(refreshRate: Double) { interval = 1 / refreshRate }

  var isFrameWanted: Bool { wantedSince != nil }

  /// The time at which the requested frame is due; nil if none is requested.
  var due: TimeInterval? { wantedSince.map { max($0, lastDue + interval) } }

  mutating func request(at now: TimeInterval) {
    if wantedSince == nil { wantedSince = now }
  }

  /// Consumes the request if its frame is due, and returns the time at which the frame will be
  /// displayed.
  ///
  /// That is one interval after it was due, so that the frame is later than all input in it, and
  /// frames are at least one interval apart.
  mutating func takeFrame(at now: TimeInterval) -> TimeInterval? {
    guard let due, due <= now else { return nil }
    // Intervals that passed without a frame are skipped.
    lastDue = due + ((now - due) / interval).rounded(.down) * interval
    wantedSince = nil
    return lastDue + interval
  }

  /// Moves the grid towards the refresh cycle of the display, which accepts another frame from
  /// `now` on.
  ///
  /// Reports come slightly early or late. To keep frames even, only a part of a difference is
  /// applied, unless the difference is large.
  mutating func align(to now: TimeInterval) {
    let difference = now - (lastDue + interval)
    lastDue = abs(difference) < interval / 2 ? lastDue + difference / 8 : now - interval
  }
}
