internal import Foundation

/// A state that one thread at a time may use.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Sendable is sound: the state is used only while the lock is held, and only what may leave a
  // thread gets in or out, unless the caller says that it is not checked.
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// - Parameter initialState: the state at first, which nobody else uses.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Calls `body` with the state, while no other thread has it. What it returns, and what it uses,
  /// is not checked.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Calls `body` with the state, while no other thread has it.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R { try withLockUnchecked(body) }

  /// Calls `body` with the state if no thread has it now; nil otherwise.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// - Parameter initialState: the state at first.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a state.
  public init() { self.init(uncheckedState: ()) }
  /// Waits until no other thread has the lock, and takes it.
  public func lock() { storage.lock.lock() }
  /// Gives up the lock, on the thread that took it.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock if no thread has it now; false otherwise.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
  /// Calls `body` while no other thread has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
  /// Calls `body` if no thread has the lock now; nil otherwise.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? {
    try withLockIfAvailable { (_: inout Void) in try body() }
  }
  /// Calls `body` while no other thread has the lock. What it returns, and what it uses, is not
  /// checked.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }
}
