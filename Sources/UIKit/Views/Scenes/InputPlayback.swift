import CoreGraphics

/// Input that remains to be received by a scene.
struct InputPlayback {
  private var inputs: ArraySlice<TimedInput>
  /// The scene's times at which frames were made when the input was received first.
  private var frameTimes: ArraySlice<TimeInterval>
  /// The host time of the input that is being delivered.
  var deliveryTime: TimeInterval?

  /// Seconds by which input lies before or after a frame of its own time: times of frames are sums,
  /// and not exact.
  private static let tolerance: TimeInterval = 2e-6

  init(_ inputs: [TimedInput] = [], frameTimes: [TimeInterval] = []) {
    self.inputs = inputs[...]
    self.frameTimes = frameTimes[...]
  }

  var isOver: Bool { inputs.isEmpty }

  /// The scene's time at which the next input is due; nil at the end.
  var nextDue: TimeInterval? {
    inputs.first.map { $0.time + ($0.isAfterFrame ? Self.tolerance : -Self.tolerance) }
  }

  /// The time of the frame that is the same as one about to be made at another: sums of frame
  /// intervals are not exact, and the pixels are to be. Nil where none was made at about that time.
  mutating func frameTime(near time: TimeInterval) -> TimeInterval? {
    while let first = frameTimes.first, first < time - Self.tolerance { frameTimes.removeFirst() }
    return frameTimes.first.flatMap { $0 <= time + Self.tolerance ? $0 : nil }
  }

  mutating func next() -> TimedInput? { inputs.popFirst() }
}
