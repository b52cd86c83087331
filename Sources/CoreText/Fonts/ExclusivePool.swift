import Foundation
import Synchronization

/// An object that is used by one thread at a time, which holds its lock.
protocol Exclusive: AnyObject, Sendable {
  var lock: NSRecursiveLock { get }
}

/// A pool of objects for threads that do the same work in parallel: each thread uses an idle one.
///
/// The first object is used unless it is busy, so a program that draws on one thread has only one.
final class ExclusivePool<Element: Exclusive>: Sendable {
  private let elements = Mutex<[Element]>([])
  /// The maximum number of objects: more than eight would cost more memory than they save time.
  private let limit = min(ProcessInfo.processInfo.activeProcessorCount, 8)
  private let make: @Sendable () -> Element

  init(_ make: @escaping @Sendable () -> Element) { self.make = make }

  /// Runs `body` with an object that no other thread uses during the call.
  func withIdle<Result>(_ body: (Element) throws -> Result) rethrows -> Result {
    let element = lockIdle()
    defer { element.lock.unlock() }
    return try body(element)
  }

  private func lockIdle() -> Element {
    let known = elements.withLock { $0 }
    for element in known where element.lock.try() { return element }
    guard known.count < limit else {
      known[0].lock.lock()
      return known[0]
    }
    let element = make()
    element.lock.lock()
    elements.withLock { $0.append(element) }
    return element
  }
}
