import CoreGraphics

/// A timer on a scene's clock. It is paused and slowed with the clock.
final class SceneTimer: Timer {
  private let interval: TimeInterval
  private let repeats: Bool
  private let information: Any?
  @MainActor private var pending: FrameTimer?

  /// The shortest interval between two calls in seconds, as in Foundation.
  private static let shortestInterval = 0.0001

  /// A timer that begins to count at ``start()``.
  ///
  /// - Parameter interval: in seconds.
  init(
    _ interval: TimeInterval, repeats: Bool, information: Any? = nil,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.interval = interval > Self.shortestInterval ? interval : Self.shortestInterval
    (self.repeats, self.information) = (repeats, information)
    // The timer is in no run loop, so that Foundation never fires it.
    super.init(fire: .distantFuture, interval: self.interval, repeats: repeats, block: block)
  }

  /// The object that was passed to the initializer; nil for timers with a block.
  override var userInfo: Any? { information }

  /// Starts the timer on the clock of the current scene. The scene holds it until it is
  /// invalidated.
  @MainActor
  func start() {
    guard interval.isFinite else { return }
    let scene = UIWindowScene.current
    wait(in: scene, until: scene.screen.clock.now + interval)
  }

  @MainActor
  private func wait(in scene: UIWindowScene, until due: TimeInterval) {
    let clock = scene.screen.clock
    // A repeating timer would keep the screen awake indefinitely, so it does not.
    pending = scene.frameTimers.schedule(after: due - clock.now, keepsAwake: !repeats) { [self] in
      pending = nil
      fire()
      guard repeats, isValid else { return invalidate() }
      // Intervals that passed without a frame are skipped.
      let missed = ((clock.now - due) / interval).rounded(.down)
      wait(in: scene, until: due + interval * (max(missed, 0) + 1))
    }
  }

  override func invalidate() {
    super.invalidate()
    // Only the main thread uses it then: this thread immediately, or the main thread later.
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
  /// A timer on the clock of the current scene. It calls a method of a target, which it holds
  /// strongly, with itself as the argument. If it is made off the main thread, it warns and never
  /// fires.
  ///
  /// - Parameters:
  ///   - interval: in seconds.
  ///   - target: an object of the selector's class.
  ///   - selector: a method that takes no argument, or the timer.
  ///   - userInfo: the timer's `userInfo`.
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

  /// A timer that calls a method of a target after it has been added to a run loop. It follows the
  /// machine's clock. See `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`.
  ///
  /// - Parameters:
  ///   - interval: in seconds.
  ///   - target: the object whose method is called.
  ///   - selector: the method.
  ///   - userInfo: is not stored, because Foundation's timers cannot store it.
  ///   - repeats: whether it fires until it is invalidated. Otherwise it fires once.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: Self.block(target, selector))
  }

  private static func block(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    // Timers of the main run loop and of scenes fire on the main thread, so no other thread uses
    // it.
    nonisolated(unsafe) let target = target as AnyObject
    return { timer in
      guard Thread.isMainThread else {
        return Diagnostics.warnFromAnyThread(
          "A timer with a selector works on the main thread only.")
      }
      // The closure runs immediately on this thread.
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        if !selector.perform(on: target, sender: timer, event: nil) {
          Diagnostics.warn("\(type(of: target)) has no method “\(selector)” for a timer.")
        }
      }
    }
  }
}
