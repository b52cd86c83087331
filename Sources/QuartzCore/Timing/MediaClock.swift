public import CoreGraphics

/// The time a screen shows. It moves only when its owner moves it: the display's loop, a studio
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

/// The time in seconds of the scene whose code runs, or of the application's first one. It stands
/// still while the scene is paused, and runs slowly while the scene does.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { LayerTree.current.clock.now }

/// Core Foundation's name for seconds as `Double`, which Foundation on Linux lacks.
public typealias CFTimeInterval = TimeInterval
