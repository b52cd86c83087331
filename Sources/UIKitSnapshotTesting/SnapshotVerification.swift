import UIKit

/// What came of comparing a value with its reference. The texts are for people.
enum SnapshotOutcome: Equatable {
  case matches
  case recorded(String)
  case differs(String)
  /// Not compared, for a reason that is no fault of the code.
  case skipped(String)
  /// The snapshot could not be taken, or a file not be read or written.
  case impossible(String)
}

/// One comparison of a value with a reference in a file.
@MainActor
struct SnapshotVerification {
  let files: SnapshotFiles
  let isRecording: Bool
  let versions: RenderingVersions

  func verify<Value, Format>(
    _ value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>
  ) -> SnapshotOutcome {
    do {
      let hasReference = FileManager.default.fileExists(atPath: files.reference.path)
      if isRecording || !hasReference {
        return try record(snapshotting.snapshot(value()), as: snapshotting)
      }
      if snapshotting.hasText, let note = versionNote() { return .skipped(note) }
      return try compare(snapshotting.snapshot(value()), as: snapshotting)
    } catch {
      return .impossible("\(files.title) cannot be compared: \(error)")
    }
  }

  private func record<Value, Format>(
    _ actual: Format, as snapshotting: Snapshotting<Value, Format>
  ) throws -> SnapshotOutcome {
    try files.write(snapshotting.diffing.data(actual), to: files.reference)
    if isRecording || files.recordedVersions == nil {
      try files.write(Data(versions.text.utf8), to: files.versions)
    }
    files.removeLeftovers()
    return .recorded(
      "\(files.title) was recorded: look at \(files.reference.path), "
        + "then run the test again without RECORD_SNAPSHOTS.")
  }

  private func compare<Value, Format>(
    _ actual: Format, as snapshotting: Snapshotting<Value, Format>
  ) throws -> SnapshotOutcome {
    let diffing = snapshotting.diffing
    let reference = try diffing.format(Data(contentsOf: files.reference))
    // Through the file's format, as the reference went.
    let data = try diffing.data(actual)
    guard let difference = diffing.difference(reference, try diffing.format(data)) else {
      files.removeLeftovers()
      return .matches
    }
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
    return .differs(lines.joined(separator: "\n"))
  }

  /// Why pictures with text cannot be compared here, if they can't.
  private func versionNote() -> String? {
    guard let recorded = files.recordedVersions else { return nil }
    let differences = versions.differences(from: recorded)
    guard !differences.isEmpty else { return nil }
    return "\(files.title) has text and was not compared: the references were made with other "
      + "versions (\(differences.joined(separator: "; ")))."
  }
}
