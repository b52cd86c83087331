import Foundation
import Testing
import UIKitTestSupport

import UIKit

/// Pushes, pops, presentations of all kinds, dismissals, tabs, pages, columns, children, gestures,
/// sizes and turns of the screen in any order: after each time that everything has settled, calls
/// are balanced, the hierarchy is what the containers say, touches are taken, and nothing is left
/// behind.
@MainActor
struct ContainerMonkeyTests {
  /// Operations in all.
  nonisolated private static let operations =
    ProcessInfo.processInfo.environment["CONTAINER_FUZZ_OPERATIONS"].flatMap(Int.init) ?? 20_000
  nonisolated private static let seeds = 20
  private static let operationsBetweenRests = 25

  @Test(arguments: 1...seeds)
  func nothingIsLostOrStuck(seed: Int) {
    let monkey = ContainerMonkey(seed: seed)
    for rest in 0..<(Self.operations / Self.seeds / Self.operationsBetweenRests) {
      monkey.forgetActions()
      _ = Diagnostics.collecting {
        for _ in 0..<Self.operationsBetweenRests { monkey.step() }
        monkey.settle()
      }
      let faults = monkey.faults
      #expect(
        faults.isEmpty, "seed \(seed), rest \(rest): \(monkey.actions.joined(separator: "; "))")
      if !faults.isEmpty { return }
    }
    let faults = monkey.faultsOfTheEnd
    #expect(faults.isEmpty, "seed \(seed)")
  }

  /// What is not met is not tried: at rest there is everything, in every state.
  @Test func everythingIsMet() {
    let monkey = ContainerMonkey(seed: 1)
    var met: Set<String> = []
    for _ in 0..<60 {
      _ = Diagnostics.collecting {
        for _ in 0..<Self.operationsBetweenRests { monkey.step() }
        monkey.settle()
      }
      met.formUnion(monkey.sights)
    }
    let all: Set = [
      "stack", "tabs", "swap", "scrolling pages", "curling pages", "columns", "one column", "alert",
      "fullScreen", "overFullScreen", "custom", "pageSheet", "formSheet", "popover",
    ]
    #expect(all.subtracting(met).isEmpty)
  }
}
