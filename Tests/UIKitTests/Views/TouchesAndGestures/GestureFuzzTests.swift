import Foundation
import Testing

import UIKit

/// `GESTURE_FUZZ_TOUCHES=100000` runs that many touches instead of the usual number.
@MainActor
@Suite struct GestureFuzzTests {
  nonisolated private static let seeds = 40
  nonisolated private static let touches =
    ProcessInfo.processInfo.environment["GESTURE_FUZZ_TOUCHES"].flatMap { Int($0) } ?? 16_000

  @Test(arguments: 1...seeds)
  func whateverHappensNoStateIsIllegalAndEverythingIsPossibleAgain(seed: Int) {
    let report = Diagnostics.report
    Diagnostics.report = { _ in }
    defer { Diagnostics.report = report }
    let timers = UIApplication.shared.frameTimers
    let hadTimers = timers.isWaiting
    let turmoil = Turmoil(seed: UInt64(seed))
    while turmoil.touches < Self.touches / Self.seeds { turmoil.step() }
    turmoil.settle()
    let arbiter = turmoil.hand.window.arbiter
    #expect(turmoil.mistakes.isEmpty)
    #expect(arbiter.isIdle)
    #expect(
      turmoil.recognizers.allSatisfy { $0.state == .possible }, "\(turmoil.recognizers)")
    #expect(!timers.isWaiting || hadTimers, "nobody waits for anything")
    #expect(turmoil.actions > turmoil.touches / 50, "something was recognised")
    turmoil.hand.finish()
  }

  @Test func allKindsAreRecognisedInTheTurmoil() {
    let report = Diagnostics.report
    Diagnostics.report = { _ in }
    defer { Diagnostics.report = report }
    var recognized: [String: Int] = [:]
    // The odd ones set no states by hand.
    for seed in [101, 103, 105, 107] as [UInt64] {
      let turmoil = Turmoil(seed: seed)
      while turmoil.touches < 400 { turmoil.step() }
      turmoil.settle()
      recognized.merge(turmoil.recognized, uniquingKeysWith: +)
      turmoil.hand.finish()
    }
    #expect(recognized.count == 8 && recognized.values.allSatisfy { $0 > 2 }, "\(recognized)")
  }
}
