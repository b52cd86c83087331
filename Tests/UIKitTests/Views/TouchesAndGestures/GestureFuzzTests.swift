import Foundation
import Testing

import UIKit

/// `GESTURE_FUZZ_TOUCHES=100000` runs that many touches instead of the usual number.
@MainActor
struct GestureFuzzTests {
  nonisolated private static let seeds = 40
  nonisolated private static let touches =
    ProcessInfo.processInfo.environment["GESTURE_FUZZ_TOUCHES"].flatMap { Int($0) } ?? 16_000

  @Test(arguments: 1...seeds)
  func inAnySequenceNoStateIsIllegalAndEverythingIsPossibleAgain(seed: Int) {
    let report = Diagnostics.report
    Diagnostics.report = { _ in }
    defer { Diagnostics.report = report }
    let timers = UIWindowScene.current.frameTimers
    let hadTimers = timers.isWaiting
    let monkey = GestureMonkey(seed: UInt64(seed))
    while monkey.touches < Self.touches / Self.seeds { monkey.step() }
    monkey.settle()
    let arbiter = monkey.driver.window.arbiter
    #expect(monkey.mistakes.isEmpty)
    #expect(arbiter.isIdle)
    #expect(
      monkey.recognizers.allSatisfy { $0.state == .possible }, "\(monkey.recognizers)")
    #expect(!timers.isWaiting || hadTimers, "nothing waits")
    #expect(monkey.actions > monkey.touches / 50, "something was recognised")
    monkey.driver.finish()
  }

  @Test func allKindsAreRecognisedUnderRandomInput() {
    let report = Diagnostics.report
    Diagnostics.report = { _ in }
    defer { Diagnostics.report = report }
    var recognized: [String: Int] = [:]
    // Runs with odd seeds set no states themselves.
    for seed in stride(from: 101 as UInt64, to: 125, by: 2) {
      let monkey = GestureMonkey(seed: seed)
      while monkey.touches < 400 { monkey.step() }
      monkey.settle()
      recognized.merge(monkey.recognized, uniquingKeysWith: +)
      monkey.driver.finish()
    }
    #expect(recognized.count == 8 && recognized.values.allSatisfy { $0 > 2 }, "\(recognized)")
  }
}
