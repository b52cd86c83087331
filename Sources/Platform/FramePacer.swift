import CoreGraphics

/// Decides when a frame is due on a display without a vertical sync to wait for.
///
/// Consecutive frames are on a grid of one interval, however late the thread woke up for each, so
/// that motion is even; the first frame after a pause is due at once and starts a new grid.
struct FramePacer {
  /// Seconds between two frames.
  var interval: TimeInterval
  private var lastDue = -TimeInterval.infinity
  private var wantedSince: TimeInterval?

  init(refreshRate: Double) { interval = 1 / refreshRate }

  var isFrameWanted: Bool { wantedSince != nil }

  /// The time of the requested frame; nil if none is requested.
  var due: TimeInterval? { wantedSince.map { max($0, lastDue + interval) } }

  mutating func request(at now: TimeInterval) {
    if wantedSince == nil { wantedSince = now }
  }

  /// Takes the requested frame if it is due, and returns the time at which it will be shown.
  ///
  /// That is one interval after it was due, so that the frame is later than all input in it, and
  /// frames are at least one interval apart.
  mutating func takeFrame(at now: TimeInterval) -> TimeInterval? {
    guard let due, due <= now else { return nil }
    // Whole intervals that passed without a frame are left out.
    lastDue = due + ((now - due) / interval).rounded(.down) * interval
    wantedSince = nil
    return lastDue + interval
  }

  /// Moves the grid towards the refreshes of the display, which takes another frame from `now` on.
  ///
  /// Reports come a little early or late, and frames stay even: only a part of a difference counts,
  /// unless it is large.
  mutating func align(to now: TimeInterval) {
    let difference = now - (lastDue + interval)
    lastDue = abs(difference) < interval / 2 ? lastDue + difference / 8 : now - interval
  }
}
