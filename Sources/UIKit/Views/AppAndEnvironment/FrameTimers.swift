import CoreGraphics

/// Timers on the screen's clock. They are paused and slowed with it, and tests need not wait.
@MainActor
package final class FrameTimers {
  private var timers: [FrameTimer] = []
  private let now: @MainActor () -> TimeInterval
  private let wake: @MainActor () -> Void
  /// Ends the turn. It is called before each timer fires, because each call is a turn of its own.
  private let endTurn: @MainActor () -> Void

  init(
    now: @escaping @MainActor () -> TimeInterval, wake: @escaping @MainActor () -> Void,
    endTurn: @escaping @MainActor () -> Void = {}
  ) {
    self.now = now
    self.wake = wake
    self.endTurn = endTurn
  }

  /// Calls `body` in the first turn at which at least `delay` seconds have passed.
  ///
  /// - Parameter keepsAwake: whether frames are made until then. False lets the screen sleep in
  ///   between, for endless repetitions such as a blinking caret.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, keepsAwake: Bool = true, _ body: @escaping @MainActor () -> Void
  ) -> FrameTimer {
    let timer = FrameTimer(
      due: now() + (delay.isFinite ? max(delay, 0) : 0), keepsAwake: keepsAwake, body: body)
    let index = timers.firstIndex { $0.due > timer.due } ?? timers.count
    timers.insert(timer, at: index)
    wake()
    return timer
  }

  /// The timers of the scene whose code runs.
  static var current: FrameTimers { UIWindowScene.current.frameTimers }

  /// Releases all timers; they do not fire.
  func removeAll() { timers.removeAll() }

  /// Whether any pending timer keeps the screen awake.
  package var isWaiting: Bool { timers.contains { !$0.isCancelled && $0.keepsAwake } }

  /// The time of the next timer; nil if there is none.
  var nextDue: TimeInterval? { timers.first { !$0.isCancelled }?.due }

  /// Fires the timers that are due. Times that differ by less than a microsecond count as equal,
  /// because a frame's time is a sum with rounding errors.
  package func fire() {
    while let timer = timers.first, timer.isCancelled || timer.due <= now() + 1e-6 {
      timers.removeFirst()
      endTurn()
      timer.fire()
    }
  }
}

/// A pending call.
@MainActor
package final class FrameTimer {
  let due: TimeInterval
  let keepsAwake: Bool
  private var body: (@MainActor () -> Void)?

  init(due: TimeInterval, keepsAwake: Bool, body: @escaping @MainActor () -> Void) {
    self.due = due
    self.keepsAwake = keepsAwake
    self.body = body
  }

  var isCancelled: Bool { body == nil }

  package func cancel() { body = nil }

  package func fire() {
    let call = body
    body = nil
    call?()
  }
}
