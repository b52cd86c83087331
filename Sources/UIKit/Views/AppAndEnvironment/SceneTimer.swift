import CoreGraphics

/// A timer on a scene's clock: it stands still while that is paused, and is slow with it.
final class SceneTimer: Timer {
  private let interval: TimeInterval
  private let repeats: Bool
  private let information: Any?
  @MainActor private var pending: FrameTimer?

  /// The shortest time between two calls, in seconds, as Foundation has it.
  private static let shortestInterval = 0.0001

  /// A timer that waits for ``start()``.
  ///
  /// - Parameter interval: in seconds.
  init(
    _ interval: TimeInterval, repeats: Bool, information: Any? = nil,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.interval = interval > Self.shortestInterval ? interval : Self.shortestInterval
    (self.repeats, self.information) = (repeats, information)
    // In no run loop, it never fires by itself.
    super.init(fire: .distantFuture, interval: self.interval, repeats: repeats, block: block)
  }

  /// What it was made with; nil of timers by block.
  override var userInfo: Any? { information }

  /// Begins to wait on the clock of the current scene, which holds it until it is invalidated.
  @MainActor
  func start() {
    guard interval.isFinite else { return }
    let scene = UIWindowScene.current
    wait(in: scene, until: scene.screen.clock.now + interval)
  }

  @MainActor
  private func wait(in scene: UIWindowScene, until due: TimeInterval) {
    let clock = scene.screen.clock
    // One that repeats has no end to stay awake for.
    pending = scene.frameTimers.schedule(after: due - clock.now, keepsAwake: !repeats) { [self] in
      pending = nil
      fire()
      guard repeats, isValid else { return invalidate() }
      // Times that no frame was made at are left out.
      let missed = ((clock.now - due) / interval).rounded(.down)
      wait(in: scene, until: due + interval * (max(missed, 0) + 1))
    }
  }

  override func invalidate() {
    super.invalidate()
    // Only the main thread uses it then: this one, at once, or later.
    nonisolated(unsafe) let timer = self
    if Thread.isMainThread {
      MainActor.assumeIsolated { timer.cancel() }
    } else {
      DispatchQueue.main.async { timer.cancel() }
    }
  }

  @MainActor
  private func cancel() {
    pending?.cancel()
    pending = nil
  }
}

extension Timer {
  /// A timer on the clock of the current scene that calls a method of a target, which it holds,
  /// with itself. Off the main thread it never fires, and a warning says so.
  ///
  /// - Parameters:
  ///   - interval: in seconds.
  ///   - target: an object of the selector's class.
  ///   - selector: a method that takes nothing, or the timer.
  ///   - userInfo: what `userInfo` of the timer is.
  ///   - repeats: whether it fires until it is invalidated.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = SceneTimer(
      interval, repeats: repeats, information: userInfo, block: block(target, selector))
    SceneDelays.start(timer)
    return timer
  }

  /// A timer that calls a method of a target once it is added to a run loop. It follows the
  /// machine's clock. See `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`.
  ///
  /// - Parameters:
  ///   - interval: in seconds.
  ///   - target: whose method is called.
  ///   - selector: the method.
  ///   - userInfo: is not stored: Foundation's timers have no place for it.
  ///   - repeats: whether it fires until it is invalidated; otherwise once.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: Self.block(target, selector))
  }

  private static func block(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    // Timers of the main run loop and of scenes fire on the main thread, the only one that uses it.
    nonisolated(unsafe) let target = target as AnyObject
    return { timer in
      guard Thread.isMainThread else {
        return Diagnostics.warnFromAnyThread(
          "A timer with a selector works on the main thread only.")
      }
      // The closure runs at once on this thread.
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        if !selector.perform(on: target, sender: timer, event: nil) {
          Diagnostics.warn("\(type(of: target)) has no method “\(selector)” for a timer.")
        }
      }
    }
  }
}
