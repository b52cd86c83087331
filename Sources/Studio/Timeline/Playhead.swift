package import CoreGraphics

/// Which moment of the stage is shown: the present, or one that was recorded.
///
/// Only in the present the stage's own time passes. A recorded moment is shown while the stage
/// stands still.
package struct Playhead: Equatable {
  package enum Place: Equatable {
    case live
    /// The stage's time of a recorded moment, in seconds.
    case recorded(TimeInterval)
  }

  /// Speeds to choose from, in seconds of the stage a second.
  package static let speeds: [Double] = [1, 0.5, 0.25, slowMotion]
  /// The speed of slow motion.
  package static let slowMotion = 0.1

  package private(set) var place = Place.live
  /// Whether time passes, live or in the recording.
  package private(set) var isPlaying = true
  /// Seconds of the stage a second.
  package var speed = 1.0
  /// Whether a recorded moment goes back to the beginning of ``loop`` when it reaches the end.
  package var loop: ClosedRange<TimeInterval>?
  /// The part that was selected by hand, as it was recorded then; nil for none. See
  /// ``selection(in:)``.
  package internal(set) var selection: ClosedRange<TimeInterval>?

  package init() {}

  /// Seconds of the stage's own time a second.
  package var timeScale: Double { place == .live && isPlaying ? speed : 0 }

  package var isLive: Bool { place == .live }

  // MARK: Playing

  package mutating func togglePlaying() { isPlaying.toggle() }

  package mutating func pause() { isPlaying = false }

  /// Changes to the next lower one of ``speeds``; at the lowest one nothing changes.
  package mutating func slowDown() { speed = Self.speeds.first { $0 < speed } ?? speed }

  /// Changes to the next higher one of ``speeds``; at the highest one nothing changes.
  package mutating func speedUp() { speed = Self.speeds.last { $0 > speed } ?? speed }

  /// Advances the playhead in the recording, skipping long rests. Past the end it returns to the
  /// present.
  ///
  /// - Parameter seconds: of the user's time.
  package mutating func advance(by seconds: TimeInterval, in recording: Recording) {
    guard isPlaying, case .recorded(let time) = place else { return }
    guard let range = recording.range else { return goLive() }
    let next = recording.scale.time(seconds * speed, after: time)
    if let loop, next >= loop.upperBound {
      place = .recorded(loop.lowerBound)
    } else if next >= range.upperBound {
      goLive()
    } else {
      place = .recorded(next)
    }
  }

  /// Shows the present, in which time passes.
  package mutating func goLive() {
    place = .live
    isPlaying = true
    loop = nil
  }

  // MARK: Seeking

  /// Shows a recorded moment; the end of the recording is the present, at rest. A selection that is
  /// repeated continues to be repeated if the moment is in it.
  package mutating func seek(to time: TimeInterval, in recording: Recording) {
    guard let range = recording.range else { return }
    isPlaying = false
    if loop != selection || selection?.contains(time) != true { loop = nil }
    place = time >= range.upperBound ? .live : .recorded(max(time, range.lowerBound))
  }

  /// Shows the frame before or after the one that is shown.
  ///
  /// - Parameter step: -1 or 1.
  /// - Returns: whether the stage itself has to make a step, because the present was shown.
  package mutating func step(_ step: Int, in recording: Recording) -> Bool {
    guard let range = recording.range else { return step > 0 }
    isPlaying = false
    switch place {
    case .live:
      if step > 0 { return true }
      if let time = recording.time(of: step, from: range.upperBound) {
        seek(to: time, in: recording)
      }
    case .recorded(let time):
      if let next = recording.time(of: step, from: time) { seek(to: next, in: recording) }
    }
    return false
  }

  /// Shows the beginning of the transition before or after the moment that is shown.
  ///
  /// - Parameter direction: -1 or 1.
  package mutating func jump(_ direction: Int, in recording: Recording) {
    guard let range = recording.range else { return }
    let now = shownTime(in: recording) ?? range.upperBound
    let starts = recording.transitions.map(\.lowerBound)
    let next =
      direction < 0 ? starts.last { $0 < now - 1e-6 } : starts.first { $0 > now + 1e-6 }
    seek(to: next ?? (direction < 0 ? range.lowerBound : range.upperBound), in: recording)
  }

  /// The stage's time that is shown; nil without any frame.
  package func shownTime(in recording: Recording) -> TimeInterval? {
    switch place {
    case .live: recording.range?.upperBound
    case .recorded(let time): time
    }
  }
}
