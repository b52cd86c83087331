import CMainLoop
import Foundation
import Synchronization

/// The main actor's executor in a process that runs tests.
///
/// Tests on the main actor are jobs of it themselves, and those of all suites wait in it at once.
/// Were they blocks on the main queue, as usual, a test could not run the queue: libdispatch runs
/// no block inside another one, and if it did, another test would begin inside the first. So jobs
/// of the test library are held here, and the main thread runs them one after the other around its
/// run loop. Jobs of the program under test are blocks on the main queue, as in an app.
package final class HeldExecutor: SerialExecutor {
  private static let shared = HeldExecutor()

  private struct State {
    var held: [UnownedJob] = []
    var isDraining = false
    /// Whether the main thread has run what is held, and waits in its run loop.
    var isAsleep = false
  }
  private let state = Mutex(State())

  /// Makes this the main actor's executor. Call it before the first task is made.
  ///
  /// - Parameter isInTest: whether the code that runs on the main thread is a test's.
  package static func install(isInTest: @escaping @Sendable () -> Bool) {
    TaskLedger.shared.startObserving(whereOnMainThread: isInTest)
    mainLoopReplaceMainExecutor(
      unsafeBitCast(shared.asUnownedSerialExecutor(), to: MainLoopExecutor.self)
    ) { HeldExecutor.shared.drain() }
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let address = unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
    let isOwn = TaskLedger.shared.isOwn(address)
    TaskLedger.shared.note(address, isOwn: isOwn)
    if isOwn {
      DispatchQueue.main.async { TaskLedger.shared.runAsOwn { self.run(job) } }
    } else {
      let wakes = state.withLock { state in
        state.held.append(job)
        defer { state.isAsleep = false }
        return state.isAsleep || !state.isDraining
      }
      guard wakes else { return }
      // It wakes the run loop. Where the main thread does not drain, this is the job's turn.
      DispatchQueue.main.async { if !self.state.withLock(\.isDraining) { self.runHeld() } }
    }
  }

  private func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedSerialExecutor()) }

  private func runHeld() {
    while let job = next() { run(job) }
  }

  private func next() -> UnownedJob? {
    state.withLock { state in
      state.isAsleep = state.held.isEmpty
      return state.held.isEmpty ? nil : state.held.removeFirst()
    }
  }

  /// What the main thread does while the asynchronous `main` runs.
  private func drain() -> Never {
    state.withLock { $0.isDraining = true }
    while true {
      runHeld()
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  package func checkIsolated() {
    precondition(Thread.isMainThread, "This belongs to the main actor.")
  }

  package func isIsolatingCurrentContext() -> Bool? { Thread.isMainThread }
}
