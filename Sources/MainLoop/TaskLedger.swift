import CMainLoop
import Foundation
import Synchronization

/// Records which tasks belong to the program under the simulator, and which of them run on other
/// threads.
///
/// A task is the program's if the main thread or another task of the program makes it. In a process
/// that runs tests the main thread also makes tasks of the test library: see `HeldExecutor`.
final class TaskLedger: Sendable {
  static let shared = TaskLedger()

  private struct State {
    var isObserving = false
    var own: Set<UInt64> = []
    var foreign: Set<UInt64> = []
    /// The number of jobs that run on other threads, or are about to.
    var running = 0
    /// The time at which one of them last began or ended.
    var lastProgress = ContinuousClock.now
    /// The number of times that waiting for `running` was given up.
    var round = 0
    var isOwnOnMainThread: @Sendable () -> Bool = { true }
  }
  private let state = Mutex(State())

  /// Counts tasks that leave the main thread from now on.
  func startObserving() {
    let isFirst = state.withLock { state in
      defer { state.isObserving = true }
      return !state.isObserving
    }
    if isFirst { mainLoopObserveGlobalJobs { TaskLedger.shared.takesGlobal($0) } }
  }

  /// - Parameter isOwn: whether the code that runs on the main thread is the program's.
  func startObserving(whereOnMainThread isOwn: @escaping @Sendable () -> Bool) {
    state.withLock { $0.isOwnOnMainThread = isOwn }
    startObserving()
  }

  /// Whether a task of the program runs on another thread.
  var isWaiting: Bool { state.withLock { $0.running > 0 } }

  /// The time at which a job of the program last began or ended on another thread.
  var lastProgress: ContinuousClock.Instant { state.withLock(\.lastProgress) }

  /// Stops waiting for the tasks that run on other threads now.
  func giveUpWaiting() {
    state.withLock { state in
      state.running = 0
      state.round += 1
    }
  }

  /// Whether a job is the program's. Asked on the thread that makes it or resumes it.
  func isOwn(_ job: UnsafeMutableRawPointer) -> Bool {
    let number = mainLoopTaskNumber(job)
    let (known, isOwnOnMainThread) = state.withLock { state in
      (
        state.own.contains(number) ? true : state.foreign.contains(number) ? false : nil,
        state.isOwnOnMainThread
      )
    }
    if let known { return known }
    return mainLoopThreadIsMarked() || (Thread.isMainThread && isOwnOnMainThread())
  }

  /// Records the owner of a task, for any thread that resumes it.
  func note(_ job: UnsafeMutableRawPointer, isOwn: Bool) {
    let number = mainLoopTaskNumber(job)
    // A job of an actor has no number.
    guard number != 0 else { return }
    state.withLock { state in
      if isOwn {
        _ = state.own.insert(number)
      } else {
        _ = state.foreign.insert(number)
      }
    }
  }

  /// Runs a job whose tasks are the program's.
  func runAsOwn(_ body: () -> Void) {
    let wasMarked = mainLoopThreadIsMarked()
    mainLoopMarkThread(true)
    body()
    mainLoopMarkThread(wasMarked)
  }

  /// Whether a job is the program's, and goes to the executor that counts it.
  private func takesGlobal(_ job: UnsafeMutableRawPointer) -> Bool {
    guard isOwn(job) else { return false }
    note(job, isOwn: true)
    CountedExecutor.shared.enqueue(unsafeBitCast(job, to: UnownedJob.self))
    return true
  }

  /// A job of the program is about to run on another thread.
  ///
  /// - Returns: the argument for `end(round:)`.
  func begin() -> Int {
    state.withLock { state in
      state.running += 1
      return state.round
    }
  }

  func noteProgress() { state.withLock { $0.lastProgress = .now } }

  /// A job of the program has run on another thread.
  func end(round: Int) {
    let isLast = state.withLock { state in
      guard state.round == round else { return false }
      state.lastProgress = .now
      state.running -= 1
      return state.running == 0
    }
    // Wakes the main thread if it waits.
    if isLast { DispatchQueue.main.async {} }
  }
}
