import Foundation
import ObjectiveCSupport
import Synchronization
import Testing

/// Locks that belong to objects.
struct ObjectLockTests {
  private final class Account: Sendable {
    let balance = Mutex(0)
  }

  /// Waits for a thread of its own, which does something.
  private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      done.signal()
    }
    done.wait()
  }

  @Test func oneThreadAtATimeHasTheLockOfAnObject() {
    let account = Account()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        objc_sync_enter(account)
        // Between the two steps no other thread changes it.
        let former = account.balance.withLock { $0 }
        account.balance.withLock { $0 = former + 1 }
        objc_sync_exit(account)
      }
    }
    #expect(account.balance.withLock { $0 } == 4000)
  }

  @Test func aThreadTakesALockAgainAndReleasesItAsOften() {
    let account = Account()
    #expect(objc_sync_enter(account) == 0 && objc_sync_enter(account) == 0)
    #expect(objc_sync_exit(account) == 0 && objc_sync_exit(account) == 0)
    #expect(objc_sync_exit(account) == -1, "it is not locked any more")
    onAnotherThread {
      objc_sync_enter(account)
      objc_sync_exit(account)
    }
  }

  @Test func anotherThreadCannotReleaseALock() {
    let account = Account()
    objc_sync_enter(account)
    let (result, other) = (Account(), Account())
    onAnotherThread {
      let answer = objc_sync_exit(account)
      result.balance.withLock { $0 = Int(answer) }
      // The lock of another object is free.
      objc_sync_enter(other)
      objc_sync_exit(other)
    }
    #expect(result.balance.withLock { $0 } == -1)
    #expect(objc_sync_exit(account) == 0)
  }

  @Test func theUnitsOfClocksAreThoseOfTheirNames() {
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1000 && NSEC_PER_MSEC == NSEC_PER_USEC * 1000)
    #expect(NSEC_PER_SEC == USEC_PER_SEC * 1000)
    #expect(Double(NSEC_PER_SEC) == 1e9)
  }
}
