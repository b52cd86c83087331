public import CoreGraphics

/// The clock of a screen. It advances only when its owner advances it: the display's loop, a tool
/// that slows it down, or a test.
@MainActor
package final class MediaClock {
  /// Seconds since an arbitrary origin.
  package private(set) var now: TimeInterval

  package init(now: TimeInterval = 0) {
    self.now = now
  }

  /// Moves the clock to `time`. Time never runs backwards; an earlier or non-finite time changes
  /// nothing.
  package func advance(to time: TimeInterval) {
    guard time.isFinite, time > now else { return }
    now = time
  }
}

/// The time of the current scene, or of the application's first one, in seconds. It stops while the
/// scene is paused, and is slow while the scene is slowed.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { LayerTree.current.clock.now }

/// Core Foundation's name for seconds as `Double`, which Foundation on Linux lacks.
public typealias CFTimeInterval = TimeInterval
