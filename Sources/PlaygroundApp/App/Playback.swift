import Studio

/// How a demo's time runs: as it is, slowly, or not at all.
struct Playback {
  enum Speed: Equatable { case normal, slow, paused }

  /// Slow motion, unless it was asked for at another speed.
  static let slowMotion = Playhead.slowMotion

  private var isPaused = false
  private var isSlow = false
  private var slowSpeed = Playback.slowMotion

  var speed: Speed { isPaused ? .paused : isSlow ? .slow : .normal }

  /// Seconds of the demo a second.
  var timeScale: Double {
    switch speed {
    case .normal: 1
    case .slow: slowSpeed
    case .paused: 0
    }
  }

  /// Starts with another speed than real time, which is slow motion from then on.
  mutating func start(at speed: Double) {
    slowSpeed = speed
    isSlow = speed != 1
    isPaused = false
  }

  mutating func togglePause() { isPaused.toggle() }

  mutating func toggleSlowMotion() { isSlow.toggle() }

  /// A title, and the playback speed unless it is normal.
  func caption(for title: String) -> String {
    switch speed {
    case .normal: title
    case .slow: "\(title) · slow motion"
    case .paused: "\(title) · paused"
    }
  }
}
