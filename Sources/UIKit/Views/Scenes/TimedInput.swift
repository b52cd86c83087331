import CoreGraphics
package import Platform

/// Input of a scene with a time of the scene's clock.
package struct TimedInput: Sendable, Equatable {
  /// The scene's time, in seconds.
  package let time: TimeInterval
  /// The event, in the coordinates of the scene's screen. Its own time is the host's.
  package let event: PlatformEvent
  /// Whether a frame at that time was made before the input.
  package let isAfterFrame: Bool

  package init(time: TimeInterval, event: PlatformEvent, isAfterFrame: Bool) {
    self.time = time
    self.event = event
    self.isAfterFrame = isAfterFrame
  }
}
