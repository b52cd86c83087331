import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Pushes, pops, presentations, dismissals, tabs, children, hands and sizes in any order: after each
/// time that everything has come to rest, calls are balanced, the hierarchy is what the containers
/// say, touches are taken, and nobody is left behind.
@Suite(.serialized) @MainActor
struct ContainerTurmoilTests {
  /// Operations in all.
  nonisolated private static let operations =
    ProcessInfo.processInfo.environment["CONTAINER_FUZZ_OPERATIONS"].flatMap(Int.init) ?? 20_000
  nonisolated private static let seeds = 20
  private static let operationsBetweenRests = 25

  @Test(arguments: 1...seeds)
  func nothingIsLostOrStuck(seed: Int) {
    let turmoil = ContainerTurmoil(seed: seed)
    for rest in 0..<(Self.operations / Self.seeds / Self.operationsBetweenRests) {
      turmoil.forgetDeeds()
      _ = Diagnostics.collecting {
        for _ in 0..<Self.operationsBetweenRests { turmoil.step() }
        turmoil.settle()
      }
      let faults = turmoil.faults
      #expect(
        faults.isEmpty, "seed \(seed), rest \(rest): \(turmoil.deeds.joined(separator: "; "))")
      if !faults.isEmpty { return }
    }
  }
}
