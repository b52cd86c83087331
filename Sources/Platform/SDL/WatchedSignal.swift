import Dispatch
import Foundation
import Synchronization

/// A signal that runs a block on the main queue instead of ending the process.
///
/// It is received on another thread, which ends the process if the main thread hangs.
@MainActor
final class WatchedSignal {
  private let number: Int32
  private let source: any DispatchSourceSignal
  private let previous: sigaction

  init(
    _ number: Int32, counted untaken: UntakenSignals, handler: @escaping @MainActor () -> Void
  ) {
    self.number = number
    var ignore = sigaction()
    ignore.__sigaction_handler.sa_handler = SIG_IGN
    var previous = sigaction()
    sigaction(number, &ignore, &previous)
    self.previous = previous
    source = DispatchSource.makeSignalSource(
      signal: number, queue: .global(qos: .userInitiated))
    source.setEventHandler { @Sendable in
      let seconds = TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
      guard !untaken.add(at: seconds) else { return Self.endProgram(by: number) }
      DispatchQueue.main.async {
        untaken.take()
        handler()
      }
    }
    source.activate()
  }

  /// Restores the signal's default effect, and sends the signal again.
  private nonisolated static func endProgram(by number: Int32) {
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }

  /// Whether a signal is ignored.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  func stop() {
    source.cancel()
    var previous = previous
    sigaction(number, &previous, nil)
  }
}

/// Counts the signals that the main thread has not handled yet.
final class UntakenSignals: Sendable {
  private struct State {
    var count = 0
    /// The time of the first of these signals, in seconds.
    var first: TimeInterval = 0
  }

  /// The number of signals. If the main thread has handled none of them for a second, it hangs (our
  /// choice).
  private static let most = 3
  private static let longestWait: TimeInterval = 1

  private let state = Mutex(State())

  /// Counts a signal.
  ///
  /// - Parameter time: the time in seconds, by any clock.
  /// - Returns: whether the main thread hangs.
  func add(at time: TimeInterval) -> Bool {
    state.withLock { state in
      if state.count == 0 { state.first = time }
      state.count += 1
      return state.count >= Self.most && time - state.first >= Self.longestWait
    }
  }

  /// Resets the count: the main thread has handled a signal.
  func take() { state.withLock { $0.count = 0 } }
}
