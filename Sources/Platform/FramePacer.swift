import CoreGraphics

/// Decides when a frame is due on a display without a vertical sync to wait for.
///
/// Frames that follow one another keep a grid of one interval, however late each of them woke up,
/// so that motion is even; the first frame after a pause is due at once and starts a new grid.
struct FramePacer {
  /// Seconds between two frames.
  var interval: TimeInterval
  private var lastDue = -TimeInterval.infinity
  private var wantedSince: TimeInterval?

  init(refreshRate: Double) { interval = 1 / refreshRate }

  var isFrameWanted: Bool { wantedSince != nil }

  /// When the wanted frame is to be made, or nil where none is wanted.
  var due: TimeInterval? { wantedSince.map { max($0, lastDue + interval) } }

  mutating func request(at now: TimeInterval) {
    if wantedSince == nil { wantedSince = now }
  }

  /// Takes the wanted frame if it is due, and returns the time at which it will be seen.
  ///
  /// That is one interval after it was due, so no input that is in the frame is later than the
  /// frame, and two frames are never less than an interval apart.
  mutating func takeFrame(at now: TimeInterval) -> TimeInterval? {
    guard let due, due <= now else { return nil }
    // Whole intervals that passed without a frame are left out.
    lastDue = due + ((now - due) / interval).rounded(.down) * interval
    wantedSince = nil
    return lastDue + interval
  }
}
