import Studio

/// The state of a demo's clock: real time, slow motion, or paused.
struct Playback {
  enum Speed: Equatable { case normal, slow, paused }

  /// The speed of slow motion, unless the user has requested another one.
  static let slowMotion = Playhead.slowMotion

  private var isPaused = false
  private var isSlow = false
  private var slowSpeed = Playback.slowMotion

  var speed: Speed { isPaused ? .paused : isSlow ? .slow : .normal }

  /// Seconds of the demo per second.
  var timeScale: Double {
    switch speed {
    case .normal: 1
    case .slow: slowSpeed
    case .paused: 0
    }
  }

  /// Starts with a speed other than real time, which is the speed of slow motion from then on.
  mutating func start(at speed: Double) {
    slowSpeed = speed
    isSlow = speed != 1
    isPaused = false
  }

  mutating func togglePause() { isPaused.toggle() }

  mutating func toggleSlowMotion() { isSlow.toggle() }

  /// Returns a title, with the playback speed unless it is real time.
  func caption(for title: String) -> String {
    switch speed {
    case .normal: title
    case .slow: "\(title) · slow motion"
    case .paused: "\(title) · paused"
    }
  }
}
