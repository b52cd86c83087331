import Foundation
import Synchronization

/// An object that one thread at a time may use, while it holds its lock.
protocol Exclusive: AnyObject, Sendable {
  var lock: NSRecursiveLock { get }
}

/// Objects for threads that do the same at the same time: each uses one that is idle.
///
/// The first one is used unless it is busy, so that a program that draws on one thread has one.
final class ExclusivePool<Element: Exclusive>: Sendable {
  private let elements = Mutex<[Element]>([])
  /// How many there are at most: more than eight would take more memory than they save time.
  private let limit = min(ProcessInfo.processInfo.activeProcessorCount, 8)
  private let make: @Sendable () -> Element

  init(_ make: @escaping @Sendable () -> Element) { self.make = make }

  /// Runs `body` with an object that no other thread uses meanwhile.
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
