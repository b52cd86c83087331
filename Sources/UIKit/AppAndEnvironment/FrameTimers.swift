import CoreGraphics

/// Calls that are due at a time of the screen's clock, so that they wait while it is paused and come
/// late while it is slow, and tests need no waiting.
@MainActor
package final class FrameTimers {
  private var timers: [FrameTimer] = []
  private let now: @MainActor () -> TimeInterval
  private let wake: @MainActor () -> Void

  init(now: @escaping @MainActor () -> TimeInterval, wake: @escaping @MainActor () -> Void) {
    self.now = now
    self.wake = wake
  }

  /// Calls `body` in the first turn whose time is `delay` seconds from now or later.
  @discardableResult
  package func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void)
    -> FrameTimer
  {
    let timer = FrameTimer(due: now() + (delay.isFinite ? max(delay, 0) : 0), body: body)
    let index = timers.firstIndex { $0.due > timer.due } ?? timers.count
    timers.insert(timer, at: index)
    wake()
    return timer
  }

  /// Whether any call is still to come.
  var isWaiting: Bool { timers.contains { !$0.isCancelled } }

  /// Calls what is due. Times closer than a microsecond count as the same: a frame's time is a sum.
  func fire() {
    while let timer = timers.first, timer.isCancelled || timer.due <= now() + 1e-6 {
      timers.removeFirst()
      timer.fire()
    }
  }
}

/// A call that is to come.
@MainActor
package final class FrameTimer {
  let due: TimeInterval
  private var body: (@MainActor () -> Void)?

  init(due: TimeInterval, body: @escaping @MainActor () -> Void) {
    self.due = due
    self.body = body
  }

  var isCancelled: Bool { body == nil }

  package func cancel() { body = nil }

  func fire() {
    let call = body
    body = nil
    call?()
  }
}
