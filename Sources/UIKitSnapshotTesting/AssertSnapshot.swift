import UIKit
import _Testing_CoreGraphics
import _Testing_UIKit

/// Compares a value with its reference, which is stored beside the test: `__Snapshots__/<test
/// file>/<test>.<name>.webp`, or `.txt` for text. Several pictures of one run share a reference in
/// a ``SnapshotSheet``.
///
///     assertSnapshot(of: simulator, as: .image, named: "halfway")
///
/// If there is no reference yet, or the environment contains `RECORD_SNAPSHOTS=1`, the snapshot
/// becomes the reference, and the test fails with that message. If they differ, the test fails,
/// writes the actual snapshot and a picture of the difference, both as PNG, and reports the files.
/// A channel may differ by 1 of 255.
///
/// A picture with text is compared exactly if the versions of the font, Pango and Cairo are those
/// with which the references were made (`__Snapshots__/versions.txt`). With other versions, or if
/// the environment contains `COARSE_SNAPSHOTS=1`, it is compared coarsely: reduced by a factor of
/// four, within 16 of 255, and texts within two points. At the end of the process the numbers of
/// exact and coarse comparisons are printed.
///
/// - Parameters:
///   - value: the value to compare.
///   - snapshotting: the strategy, for example `.image(scale: 1)` or `.recursiveDescription`.
///   - name: distinguishes the snapshots of one test.
///   - fileID: the file of the test; omit it.
///   - filePath: the path of the test's file, which determines the folder of the references; omit
///     it.
///   - testName: the name of the test, which is part of the reference's name; omit it.
///   - line: the line of the call; omit it.
///   - column: the column of the call; omit it.
@MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, fileID: String = #fileID, filePath: String = #filePath,
  testName: String = #function, line: Int = #line, column: Int = #column
) {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let environment = ProcessInfo.processInfo.environment
  let verification = SnapshotVerification(
    files: SnapshotFiles(
      testFile: filePath, test: testName, name: name,
      pathExtension: snapshotting.diffing.pathExtension,
      actualExtension: snapshotting.diffing.actualExtension),
    isRecording: environment["RECORD_SNAPSHOTS"] == "1", versions: .current,
    isCoarse: environment["COARSE_SNAPSHOTS"] == "1",
    comparison: environment["PLAYGROUND_PRESENTER"] == "gl" ? .otherCompositor : .exact)
  let outcome = verification.verify(value, as: snapshotting)
  SnapshotTally.shared.note(outcome)
  switch outcome {
  case .matches, .matchesCoarsely: break
  case .recorded(let message), .differs(let message), .impossible(let message):
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  case .differsCoarsely(let message, let reason):
    Issue.record(
      Comment(rawValue: "\(message)\nIt was compared coarsely: \(reason)."),
      sourceLocation: location)
  }
}
