import Foundation

/// Runs the program's jobs off the main actor, on threads of libdispatch as the runtime does, so
/// that it is known whether any is still running there.
///
/// The runtime's hook reports only jobs that are enqueued on the global executor. A task that runs
/// here has this executor as its current one, and what is enqueued on that comes here too, as
/// `Task.yield()` does.
final class CountedExecutor: TaskExecutor {
  static let shared = CountedExecutor()

  /// The default threads of the runtime and of libdispatch can all be busy: other tests run there.
  private static let queue = DispatchQueue.global(qos: .userInteractive)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let round = TaskLedger.shared.begin()
    Self.queue.async {
      TaskLedger.shared.noteProgress()
      TaskLedger.shared.runAsOwn { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
      TaskLedger.shared.end(round: round)
    }
  }
}
