import Foundation
import Testing

@testable import CoreGraphics

/// One thread at a time makes, finds and releases fonts.
struct CairoFontsTests {
  /// Sendable although it is not guarded itself: the test is that only one thread at a time is in
  /// what changes it.
  private final class Count: @unchecked Sendable {
    var value = 0
  }

  /// Held for short and for long times, by more threads than there are cores.
  @Test func whatRunsExclusivelyRunsOnOneThreadAtATime() {
    let count = Count()
    DispatchQueue.concurrentPerform(iterations: 64) { thread in
      for turn in 0..<200 {
        CairoFonts.withLock {
          let before = count.value
          for _ in 0..<(turn % 20 == 0 ? 10_000 : 10) { CairoFonts.withLock {} }
          count.value = before + 1
        }
      }
    }
    #expect(count.value == 64 * 200)
  }
}
