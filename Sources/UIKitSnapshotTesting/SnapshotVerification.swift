import UIKit

/// The result of comparing a value with its reference, with messages for the user.
enum SnapshotOutcome: Equatable {
  case matches
  /// It matches coarsely. The value is the reason for the coarse comparison.
  case matchesCoarsely(String)
  case recorded(String)
  case differs(String)
  /// It differs even coarsely. The values are the difference, and the reason for the coarse
  /// comparison.
  case differsCoarsely(String, String)
  /// The snapshot could not be taken, or a file could not be read or written.
  case impossible(String)
}

/// One comparison of a value with a reference in a file.
@MainActor
struct SnapshotVerification {
  let files: SnapshotFiles
  let isRecording: Bool
  let versions: RenderingVersions
  /// Whether pictures with text are compared coarsely, even with the reference's versions.
  var isCoarse = false
  /// The comparison of pictures that need not be compared coarsely.
  var comparison = SnapshotComparison.exact

  func verify<Value, Format>(
    _ value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>
  ) -> SnapshotOutcome {
    do {
      let hasReference = FileManager.default.fileExists(atPath: files.reference.path)
      if isRecording || !hasReference {
        return try record(snapshotting.snapshot(value()).0, as: snapshotting)
      }
      return try compare(snapshotting.snapshot(value()), as: snapshotting)
    } catch {
      return .impossible("\(files.title) cannot be compared: \(error)")
    }
  }

  private func record<Value, Format>(
    _ actual: Format, as snapshotting: Snapshotting<Value, Format>
  ) throws -> SnapshotOutcome {
    try files.write(snapshotting.diffing.data(actual), to: files.reference)
    try files.noteVersions(versions)
    files.removeLeftovers()
    return .recorded(
      "\(files.title) was recorded: look at \(files.reference.path), "
        + "then run the test again without RECORD_SNAPSHOTS.")
  }

  private func compare<Value, Format>(
    _ snapshot: (Format, scale: CGFloat), as snapshotting: Snapshotting<Value, Format>
  ) throws -> SnapshotOutcome {
    let diffing = snapshotting.diffing
    let reference = try diffing.format(Data(contentsOf: files.reference))
    let actual = try diffing.stored(snapshot.0)
    let reason = snapshotting.hasText ? reasonForCoarseness : nil
    if !isCoarse || reason == nil {
      // With other versions, too, exact equality is the best result, so it is tested first.
      let difference = diffing.difference(reference, actual, self.comparison)
      if difference == nil { files.removeLeftovers() }
      guard let difference else { return .matches }
      if reason == nil {
        return .differs(try report(difference, data: diffing.actualData(actual)))
      }
    }
    let comparison = SnapshotComparison.coarse(scale: snapshot.scale)
    guard let difference = diffing.difference(reference, actual, comparison) else {
      files.removeLeftovers()
      return .matchesCoarsely(reason ?? "")
    }
    return .differsCoarsely(
      try report(difference, data: diffing.actualData(actual)), reason ?? "")
  }

  /// Writes the differing files beside the reference, and returns the message.
  private func report(_ difference: SnapshotDifference, data: Data) throws -> String {
    try files.write(data, to: files.actual)
    var lines = [
      "\(files.title) differs from its reference. \(difference.message)",
      "reference:  \(files.reference.path)", "actual:     \(files.actual.path)",
    ]
    if let picture = difference.picture {
      try files.write(picture, to: files.difference)
      lines.append("difference: \(files.difference.path)")
    }
    lines.append("To accept it: RECORD_SNAPSHOTS=1 swift test --filter \(files.test)")
    return lines.joined(separator: "\n")
  }

  /// The reason why snapshots with text cannot be compared exactly here; nil if they can.
  private var reasonForCoarseness: String? {
    let differences = files.recordedVersions.map(versions.differences(from:)) ?? []
    if !differences.isEmpty { return "other versions: \(differences.joined(separator: "; "))" }
    return isCoarse ? "COARSE_SNAPSHOTS" : nil
  }
}
