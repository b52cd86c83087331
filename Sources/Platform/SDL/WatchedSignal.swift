import Dispatch
import Foundation
import Synchronization

/// A signal that arrives as a block on the main queue instead of ending the process.
///
/// It is received on another thread, which ends the process where the main thread hangs.
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

  /// Gives the signal its default effect, and sends it again.
  private nonisolated static func endProgram(by number: Int32) {
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }

  /// Whether a signal has no effect.
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

/// The signals that the main thread has not taken yet.
final class UntakenSignals: Sendable {
  private struct State {
    var count = 0
    /// When the first of them came, in seconds.
    var first: TimeInterval = 0
  }

  /// The main thread hangs where it has taken none of three signals for a second. Chosen.
  private static let most = 3
  private static let longestWait: TimeInterval = 1

  private let state = Mutex(State())

  /// Another signal has come.
  ///
  /// - Parameter time: in seconds, by any clock.
  /// - Returns: whether the main thread hangs.
  func add(at time: TimeInterval) -> Bool {
    state.withLock { state in
      if state.count == 0 { state.first = time }
      state.count += 1
      return state.count >= Self.most && time - state.first >= Self.longestWait
    }
  }

  /// The main thread has taken a signal, and so the ones before it.
  func take() { state.withLock { $0.count = 0 } }
}
