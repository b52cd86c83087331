import Foundation
import Synchronization

/// Waits until no other thread has an object's lock, and takes it. A thread can take the lock of an
/// object several times, and releases it as often by `objc_sync_exit(_:)`.
///
/// It works on every thread. The lock is that of the object, not of a value: what is no object of a
/// class has another lock each time.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(ObjectIdentifier(obj as AnyObject))
  return 0
}

/// Releases an object's lock that this thread has taken.
///
/// - Returns: 0, or -1 where the lock is not this thread's.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.exit(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
}

/// The locks of the objects that are locked, or waited for.
private enum ObjectLocks {
  private final class Lock: Sendable {
    let lock = NSRecursiveLock()
  }

  private struct Entry {
    let lock = Lock()
    /// How often the lock was asked for and not released.
    var uses = 0
    /// The thread that has it, and how often; nil for none.
    var holder: (thread: pthread_t, count: Int)?
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func enter(_ key: ObjectIdentifier) {
    let lock = entries.withLock { entries in
      entries[key, default: Entry()].uses += 1
      return entries[key]?.lock
    }
    lock?.lock.lock()
    let thread = pthread_self()
    entries.withLock { entries in
      let former = entries[key]?.holder?.count ?? 0
      entries[key]?.holder = (thread, former + 1)
    }
  }

  static func exit(_ key: ObjectIdentifier) -> Bool {
    let thread = pthread_self()
    let lock = entries.withLock { entries -> Lock? in
      guard var entry = entries[key], let holder = entry.holder,
        pthread_equal(holder.thread, thread) != 0
      else { return nil }
      entry.uses -= 1
      entry.holder = holder.count > 1 ? (thread, holder.count - 1) : nil
      entries[key] = entry.uses > 0 ? entry : nil
      return entry.lock
    }
    lock?.lock.unlock()
    return lock != nil
  }
}
