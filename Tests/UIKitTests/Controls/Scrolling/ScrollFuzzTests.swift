import Foundation
import Testing
import UIKitTestSupport

import UIKit

/// `SCROLL_FUZZ_TOUCHES=50000` runs that many touches instead of the usual number.
@MainActor
struct ScrollFuzzTests {
  nonisolated private static let seeds = 16
  nonisolated private static let touches =
    ProcessInfo.processInfo.environment["SCROLL_FUZZ_TOUCHES"].flatMap { Int($0) } ?? 640

  @Test(arguments: 1...seeds)
  func inAnySequenceAllThatBeginsEndsAndTheContentSettles(seed: Int) {
    let report = Diagnostics.report
    Diagnostics.report = { _ in }
    defer { Diagnostics.report = report }
    let monkey = ScrollMonkey(seed: UInt64(seed))
    while monkey.touches < Self.touches / Self.seeds { monkey.step() }
    #expect(monkey.settle())
    #expect(monkey.mistakes.isEmpty)
    #expect(monkey.isAllEnded)
    #expect(monkey.faults.isEmpty)
    let arbiter = monkey.simulator.window.arbiter
    #expect(arbiter.isIdle)
    #expect(monkey.simulator.snapshot() != nil)
  }

  @Test func everyGestureIsReportedUnderRandomInput() {
    let report = Diagnostics.report
    Diagnostics.report = { _ in }
    defer { Diagnostics.report = report }
    var calls: [String: Int] = [:]
    for seed in [101, 102, 104] as [UInt64] {
      let monkey = ScrollMonkey(seed: seed)
      while monkey.touches < 60 { monkey.step() }
      _ = monkey.settle()
      calls.merge(monkey.calls, uniquingKeysWith: +)
    }
    #expect(calls.count == 10 && calls.values.allSatisfy { $0 > 2 }, "\(calls)")
  }
}
