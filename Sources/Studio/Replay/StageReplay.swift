import CoreGraphics

/// Decides when the demo on the stage runs again: after a parameter has changed, and repeatedly if
/// the user has asked for that.
@MainActor
final class StageReplay {
  /// Seconds without another change after which a change runs the demo again: a dragged slider
  /// changes a value in every frame. Our choice.
  static let debounce: TimeInterval = 0.1
  /// Seconds at rest between two repetitions (our choice).
  static let rest: TimeInterval = 0.5
  /// Seconds after which a demo that never rests is repeated (our choice).
  static let longestMotion: TimeInterval = 3

  /// Whether the last trigger is repeated until the user touches the stage.
  var repeats = false { didSet { sinceEnd = 0 } }
  /// Seconds until a change is shown; nil without one.
  private var remaining: TimeInterval?
  /// Seconds since the end of the last repetition.
  private var sinceEnd: TimeInterval = 0

  /// Whether time has to pass for a change or a repetition.
  var isWaiting: Bool { remaining != nil || repeats }

  /// Called when a parameter has changed. It may change again soon.
  func parameterDidChange() { remaining = Self.debounce }

  /// Called when the user has ended a change, which runs the demo again with the next frame.
  func changeDidEnd() { if remaining != nil { remaining = 0 } }

  /// Called when the demo has been started again.
  func didReplay() {
    remaining = nil
    sinceEnd = 0
  }

  /// Advances the studio's time.
  ///
  /// - Returns: whether the demo has to run again now.
  func advance(by seconds: TimeInterval, in session: StageSession?) -> Bool {
    if let remaining {
      self.remaining = remaining - seconds
      return remaining - seconds <= 1e-9
    }
    guard repeats, let session, session.playhead.timeScale > 0 else { return false }
    sinceEnd = session.isReplayOver ? sinceEnd + seconds : 0
    return sinceEnd >= (session.scene.isIdle ? Self.rest : Self.longestMotion)
  }
}
