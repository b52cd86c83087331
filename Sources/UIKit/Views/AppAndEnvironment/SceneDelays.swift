public import CoreGraphics

/// What delays and timers of an iOS project become, so that they are paused, slowed and repeated
/// with everything else on the screen: its sources call functions of the same names as Dispatch's
/// and Foundation's, which call these.
public enum SceneDelays {
  /// Runs a block of the main queue at a time of the current scene's clock; those of other queues
  /// are Dispatch's.
  ///
  /// - Parameters:
  ///   - queue: Dispatch's.
  ///   - deadline: on the machine's clock: what is left until then is waited for.
  ///   - qos: for other queues than the main queue.
  ///   - flags: for other queues than the main queue.
  ///   - work: runs once.
  @preconcurrency
  public static func asyncAfter(
    _ queue: DispatchQueue, deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard isMain(queue) else {
      return queue.asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
    }
    wait(until: deadline, work)
  }

  /// Runs an item of the main queue at a time of the current scene's clock, unless it is cancelled;
  /// those of other queues are Dispatch's.
  public static func asyncAfter(
    _ queue: DispatchQueue, deadline: DispatchTime, execute item: DispatchWorkItem
  ) {
    guard isMain(queue) else {
      return queue.asyncAfter(deadline: deadline, execute: item)
    }
    // An item may be performed on any thread; this one is performed on one, the main thread.
    nonisolated(unsafe) let item = item
    wait(until: deadline) { item.perform() }
  }

  /// A timer on the clock of the current scene. Off the main thread it never fires, and a warning
  /// says so.
  ///
  /// - Parameters:
  ///   - interval: in seconds.
  ///   - repeats: whether it fires until it is invalidated; otherwise once.
  ///   - block: gets a timer that can be invalidated.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = SceneTimer(interval, repeats: repeats, block: block)
    start(timer)
    return timer
  }

  static func start(_ timer: SceneTimer) {
    guard Thread.isMainThread else {
      return Diagnostics.warnFromAnyThread("A scheduled timer works on the main thread only.")
    }
    // The closure runs at once on this thread.
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated { timer.start() }
  }

  /// The main queue has it, and no other: on Linux `DispatchQueue.main` is another object each
  /// time.
  private static let mainMark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  private static func isMain(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: mainMark) != nil
  }

  private static func wait(until deadline: DispatchTime, _ work: @escaping @Sendable () -> Void) {
    let now = DispatchTime.now().uptimeNanoseconds
    // `distantFuture` is the largest number, and never comes.
    guard deadline != .distantFuture else { return }
    let (end, isLate) = (deadline.uptimeNanoseconds, deadline.uptimeNanoseconds <= now)
    let delay = isLate ? 0 : Double(end - now) / 1e9
    if Thread.isMainThread {
      MainActor.assumeIsolated { schedule(after: delay, work) }
    } else {
      DispatchQueue.main.async { schedule(after: delay, work) }
    }
  }

  @MainActor
  private static func schedule(after delay: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    FrameTimers.current.schedule(after: delay) { work() }
  }
}
