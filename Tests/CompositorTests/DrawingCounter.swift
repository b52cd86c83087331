import Synchronization

/// Counts how often a drawing is drawn, on any thread.
final class DrawingCounter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func increment() { count.withLock { $0 += 1 } }
}
