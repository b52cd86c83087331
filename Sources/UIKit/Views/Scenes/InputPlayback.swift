import CoreGraphics

/// The recorded input that a scene has not received yet.
struct InputPlayback {
  private var inputs: ArraySlice<TimedInput>
  /// The scene's times of the frames in the recording.
  private var frameTimes: ArraySlice<TimeInterval>
  /// The host time of the input that is being delivered.
  var deliveryTime: TimeInterval?

  /// The tolerance in seconds within which input and a frame have the same time. Frame times are
  /// sums with rounding errors.
  private static let tolerance: TimeInterval = 2e-6

  init(_ inputs: [TimedInput] = [], frameTimes: [TimeInterval] = []) {
    self.inputs = inputs[...]
    self.frameTimes = frameTimes[...]
  }

  var isOver: Bool { inputs.isEmpty }

  /// The scene's time at which the next input is due; nil if there is no more.
  var nextDue: TimeInterval? {
    inputs.first.map { $0.time + ($0.isAfterFrame ? Self.tolerance : -Self.tolerance) }
  }

  /// The recorded time of a frame that is about to be made. Frame times are sums with rounding
  /// errors, but the pixels must be the same as in the recording. Nil if the recording has no frame
  /// at about that time.
  mutating func frameTime(near time: TimeInterval) -> TimeInterval? {
    while let first = frameTimes.first, first < time - Self.tolerance { frameTimes.removeFirst() }
    return frameTimes.first.flatMap { $0 <= time + Self.tolerance ? $0 : nil }
  }

  mutating func next() -> TimedInput? { inputs.popFirst() }
}
