// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Foundation

/// A lock in memory of the program's own.
public struct os_unfair_lock: Sendable {
  fileprivate let lock = NSLock()

  /// A lock that nobody has.
  public init() {}
}

/// The name of the lock in C.
public typealias os_unfair_lock_s = os_unfair_lock
/// A place with a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until no other thread has the lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }

/// Takes the lock if no thread has it now; false otherwise.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }

/// Gives up the lock, on the thread that took it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }
