import Foundation
import Testing
import UIKitTestSupport

import UIKit

/// `SCROLL_FUZZ_TOUCHES=50000` runs that many touches instead of the usual number.
@MainActor
@Suite struct ScrollFuzzTests {
  nonisolated private static let seeds = 16
  nonisolated private static let touches =
    ProcessInfo.processInfo.environment["SCROLL_FUZZ_TOUCHES"].flatMap { Int($0) } ?? 640

  @Test(arguments: 1...seeds)
  func whateverHappensAllThatBeginsEndsAndTheContentComesToRest(seed: Int) {
    let report = Diagnostics.report
    Diagnostics.report = { _ in }
    defer { Diagnostics.report = report }
    let turmoil = ScrollTurmoil(seed: UInt64(seed))
    while turmoil.touches < Self.touches / Self.seeds { turmoil.step() }
    #expect(turmoil.settle())
    #expect(turmoil.mistakes.isEmpty)
    #expect(turmoil.isAllEnded)
    #expect(turmoil.faults.isEmpty)
    let arbiter = turmoil.simulator.window.arbiter
    #expect(arbiter.isIdle)
    #expect(turmoil.simulator.snapshot() != nil)
  }

  @Test func everythingIsHeardOfInTheTurmoil() {
    let report = Diagnostics.report
    Diagnostics.report = { _ in }
    defer { Diagnostics.report = report }
    var calls: [String: Int] = [:]
    for seed in [101, 102, 104] as [UInt64] {
      let turmoil = ScrollTurmoil(seed: seed)
      while turmoil.touches < 60 { turmoil.step() }
      _ = turmoil.settle()
      calls.merge(turmoil.calls, uniquingKeysWith: +)
    }
    #expect(calls.count == 10 && calls.values.allSatisfy { $0 > 2 }, "\(calls)")
  }
}
