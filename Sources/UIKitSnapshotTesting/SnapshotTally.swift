import Synchronization
import UIKit

/// Counts the exact and coarse comparisons in this process, and prints the counts at its end.
final class SnapshotTally: Sendable {
  static let shared = SnapshotTally()

  private let counts = Mutex(SnapshotCounts())

  /// Counts a comparison. The first call registers the report at the end of the process.
  func note(_ outcome: SnapshotOutcome) {
    let isFirst = counts.withLock { counts in
      defer { counts.note(outcome) }
      return counts == SnapshotCounts()
    }
    if isFirst { atexit { SnapshotTally.shared.report() } }
  }

  private func report() {
    let counts = counts.withLock(\.self)
    FileHandle.standardError.write(Data("\(counts)\n".utf8))
  }
}

/// The numbers of snapshots by the way in which they were compared.
struct SnapshotCounts: Equatable, CustomStringConvertible {
  private(set) var exact = 0
  private(set) var coarse = 0
  /// The number of snapshots that could not be compared: there was no reference, or no picture.
  private(set) var skipped = 0
  /// The differing versions; nil if there are none.
  private(set) var reason: String?

  mutating func note(_ outcome: SnapshotOutcome) {
    switch outcome {
    case .matches, .differs: exact += 1
    case .matchesCoarsely(let reason), .differsCoarsely(_, let reason):
      coarse += 1
      self.reason = reason
    case .recorded, .impossible: skipped += 1
    }
  }

  var description: String {
    "Snapshots: \(exact) compared exactly, \(coarse) coarsely, \(skipped) skipped."
      + (reason.map { " Coarsely because of \($0)." } ?? "")
  }
}
