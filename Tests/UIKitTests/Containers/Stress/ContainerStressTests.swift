import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

/// Random actions on all kinds of containers and presentations, by the public API alone, with
/// checks whenever everything has come to its end.
///
/// `CONTAINER_STRESS_SEEDS` (how many sequences, 100), `CONTAINER_STRESS_ACTIONS` (in each, 40) and
/// `CONTAINER_STRESS_FIRST` (the first seed, 0) choose what is run. `CONTAINER_STRESS_LOG` names a
/// file that says what runs, for when it traps; `CONTAINER_STRESS_REPLAY` ("SEED: ACTION; ACTION;
/// …") runs one sequence, as a failure prints it.
@Suite(.serialized) @MainActor
struct ContainerStressTests {
  private static let environment = ProcessInfo.processInfo.environment

  private static func number(_ name: String, _ standard: Int) -> Int {
    environment["CONTAINER_STRESS_\(name)"].flatMap { Int($0) } ?? standard
  }

  private struct Run {
    let seed: UInt64
    var actions: [StressAction]
  }

  @Test func everythingIsAtItsPlaceAfterRandomActions() {
    let start = ContinuousClock.now
    let runs = Self.runs
    var failures = 0
    for run in runs {
      let faults = Self.faults(of: run)
      guard !faults.isEmpty else { continue }
      failures += 1
      let small = Self.shrunk(run)
      let found = Self.faults(of: small)
      let list = small.actions.map(\.description).joined(separator: "; ")
      Issue.record(
        """
        Seed \(run.seed): \(faults.count) faults after \(run.actions.count) actions.
        The smallest sequence: \(small.seed): \(list)
        \(found.joined(separator: "\n"))
        """)
    }
    guard Self.environment["CONTAINER_STRESS_SEEDS"] != nil else { return }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let count = runs.reduce(0) { $0 + $1.actions.count }
    print(
      "Container stress: \(runs.count) seeds, \(count) actions, \(failures) failed, \(seconds) s")
  }

  private static var runs: [Run] {
    if let text = environment["CONTAINER_STRESS_REPLAY"] {
      let parts = text.split(separator: ":", maxSplits: 1)
      let actions = (parts.last ?? "").split(separator: ";").compactMap { StressAction($0) }
      return [Run(seed: parts.first.flatMap { UInt64($0) } ?? 0, actions: actions)]
    }
    let (first, count) = (number("FIRST", 0), number("SEEDS", 100))
    return (first..<(first + count)).map { seed in
      let seed = UInt64(seed)
      return Run(
        seed: seed, actions: StressAction.sequence(seed: seed, count: number("ACTIONS", 40)))
    }
  }

  /// What was wrong, at the first settling at which something was.
  private static func faults(of run: Run) -> [String] {
    log(run)
    var faults: [String] = []
    _ = Diagnostics.collecting {
      let stage = StressStage(seed: run.seed)
      for action in run.actions {
        stage.perform(action)
        if action.kind == .settle { faults = stage.faults }
        if !faults.isEmpty { break }
      }
      if faults.isEmpty {
        stage.settle()
        faults = stage.faults
      }
      if faults.isEmpty { faults = stage.leftovers() }
    }
    return faults
  }

  private static func log(_ run: Run) {
    guard let path = environment["CONTAINER_STRESS_LOG"] else { return }
    let list = run.actions.map(\.description).joined(separator: "; ")
    try? "\(run.seed): \(list)\n".write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The same without all actions that the fault does not need: halves, quarters, and so on are
  /// left out as long as something is still wrong.
  private static func shrunk(_ run: Run) -> Run {
    var small = run
    var size = max(run.actions.count / 2, 1)
    while true {
      var start = 0
      var isSmaller = false
      while start < small.actions.count {
        var candidate = small
        candidate.actions.removeSubrange(start..<min(start + size, small.actions.count))
        if faults(of: candidate).isEmpty {
          start += size
        } else {
          (small, isSmaller) = (candidate, true)
        }
      }
      if size == 1, !isSmaller { return small }
      size = max(size / 2, 1)
    }
  }
}
