import CMainLoop
import Foundation

/// The main thread's work that does not come from frames and input: blocks on `DispatchQueue.main`,
/// main-actor tasks, and timers.
package enum MainRunLoop {
  /// The most passes of the run loop in one call: blocks that queue blocks without an end, and
  /// timers without an interval, must not stop time.
  private static let mostPasses = 100
  /// The most passes in a row that run nothing although something seems ready: the run loop may be
  /// woken for other reasons, and inside a block of the main queue it runs no other block.
  private static let mostPassesWithoutProgress = 4
  /// The longest that one call waits without any task off the main actor beginning or ending there.
  /// A limit for the whole call would be too short for many tasks where the machine is busy.
  private static let longestWait = Duration.seconds(1)

  /// Whether something is ready that `runReady()` would run or wait for.
  @MainActor
  package static var hasReady: Bool {
    Thread.isMainThread
      && (mainLoopHasBlocks() || TaskLedger.shared.isWaiting || mainLoopHasDueTimer())
  }

  /// Runs the main run loop until nothing is ready any more, and no task that the main thread has
  /// begun runs on another thread: such a task may come back at once.
  ///
  /// What waits for the wall clock (`asyncAfter`, `Task.sleep`, a timer that is not due) is left.
  /// So is a task that stays away from the main actor for longer than a second in which no other
  /// one begins or ends: this and later calls no longer wait for it. From a thread other than the
  /// main thread nothing is run.
  ///
  /// - Parameter isThorough: false to leave the run loop alone where neither the main queue, a
  ///   timer nor a task asks for it. That spares a dozen system calls, and leaves what was added to
  ///   the run loop itself (`RunLoop.perform`) to the next call.
  @MainActor
  package static func runReady(isThorough: Bool = true) {
    guard Thread.isMainThread else { return }
    TaskLedger.shared.startObserving()
    guard isThorough || hasReady else { return }
    let start = ContinuousClock.now
    var passesWithoutProgress = 0
    for _ in 0..<mostPasses {
      // In this order: a task that has ended has queued what follows from it.
      let waits = TaskLedger.shared.isWaiting
      let hasTimer = mainLoopHasDueTimer()
      if mainLoopRunOnce(0) || hasTimer {
        passesWithoutProgress = 0
      } else if mainLoopHasBlocks() {
        passesWithoutProgress += 1
        if passesWithoutProgress > mostPassesWithoutProgress { return }
      } else if waits {
        let end = max(start, TaskLedger.shared.lastProgress) + longestWait
        let rest = ContinuousClock.now.duration(to: end)
        if rest > .zero {
          _ = mainLoopRunOnce(rest / .seconds(1))
        } else {
          TaskLedger.shared.giveUpWaiting()
        }
      } else {
        return
      }
    }
  }
}
