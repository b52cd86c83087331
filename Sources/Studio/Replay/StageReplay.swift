import CoreGraphics

/// Decides when the demo on the stage runs again: when a parameter has changed, and over and over
/// where that is asked for.
@MainActor
final class StageReplay {
  /// Seconds without another change after which a change is shown: a slider that is dragged changes
  /// a value in every frame. Ours.
  static let debounce: TimeInterval = 0.1
  /// Seconds at rest between two repetitions; ours.
  static let rest: TimeInterval = 0.5
  /// Seconds after which a demo that never rests is repeated; ours.
  static let longestMotion: TimeInterval = 3

  /// Whether what was triggered last is repeated until the user touches the stage.
  var repeats = false { didSet { sinceEnd = 0 } }
  /// Seconds until a change is shown; nil without one.
  private var remaining: TimeInterval?
  /// Seconds since what was repeated is over.
  private var sinceEnd: TimeInterval = 0

  /// Whether time has to pass for a change or a repetition.
  var isWaiting: Bool { remaining != nil || repeats }

  /// A parameter has changed, and may change again.
  func parameterDidChange() { remaining = Self.debounce }

  /// The user has ended a change: it is shown with the next frame.
  func changeDidEnd() { if remaining != nil { remaining = 0 } }

  /// The demo runs again.
  func didReplay() {
    remaining = nil
    sinceEnd = 0
  }

  /// Lets the user's time pass.
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
