import Foundation
import Testing

@testable import CoreGraphics

/// With which releases of Cairo one thread at a time uses fonts.
struct CairoFontsTests {
  /// The fault is mended in 1.17.4, by the change "fix double free and failed assertions in
  /// cairo_scaled_font_destroy" of July 2020. Debian 12 has 1.16.0.
  @Test(arguments: [(11_600, true), (11_702, true), (11_704, false), (11_804, false)])
  func releasesWithTheFaultUseFontsOnOneThreadAtATime(version: Int32, isFaulty: Bool) {
    #expect(CairoFonts.areForOneThread(version: version) == isFaulty)
  }

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
        CairoFonts.exclusively {
          let before = count.value
          for _ in 0..<(turn % 20 == 0 ? 10_000 : 10) { CairoFonts.exclusively {} }
          count.value = before + 1
        }
      }
    }
    #expect(count.value == 64 * 200)
  }
}
