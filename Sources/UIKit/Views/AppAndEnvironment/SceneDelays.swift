public import CoreGraphics

/// Delays and timers of an iOS project on the scene's clock, so that they are paused, slowed and
/// repeated with everything else on the screen. The project's sources call functions with the names
/// of Dispatch's and Foundation's functions, and these call the functions here.
public enum SceneDelays {
  /// Runs a block of the main queue at a time of the current scene's clock. Blocks of other queues
  /// are passed to Dispatch.
  ///
  /// - Parameters:
  ///   - queue: the queue of the block.
  ///   - deadline: on the machine's clock. The time that remains until then is the delay.
  ///   - qos: has an effect only for other queues than the main queue.
  ///   - flags: has an effect only for other queues than the main queue.
  ///   - work: the block, which runs once.
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

  /// Runs an item of the main queue at a time of the current scene's clock, unless it is cancelled.
  /// Items of other queues are passed to Dispatch.
  public static func asyncAfter(
    _ queue: DispatchQueue, deadline: DispatchTime, execute item: DispatchWorkItem
  ) {
    guard isMain(queue) else {
      return queue.asyncAfter(deadline: deadline, execute: item)
    }
    // A work item need not be sendable. Only the main thread performs this one.
    nonisolated(unsafe) let item = item
    wait(until: deadline) { item.perform() }
  }

  /// A timer on the clock of the current scene. If it is made off the main thread, it warns and
  /// never fires.
  ///
  /// - Parameters:
  ///   - interval: in seconds.
  ///   - repeats: whether it fires until it is invalidated. Otherwise it fires once.
  ///   - block: receives the timer, so that it can invalidate it.
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
    // The closure runs immediately on this thread.
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated { timer.start() }
  }

  /// Marks the main queue. It is compared by this key because on Linux each call of
  /// `DispatchQueue.main` returns another object.
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
    // `distantFuture` is the greatest number. Such a block never runs.
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
