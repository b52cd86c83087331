import UIKit

/// Where the files of one snapshot are.
struct SnapshotFiles {
  /// The test's function, without its parameters.
  let test: String
  let reference, actual, difference, versions: URL
  /// What messages call the snapshot.
  let title: String

  /// - Parameters:
  ///   - pathExtension: of the reference.
  ///   - actualExtension: of a snapshot that differs.
  init(
    testFile: String, test function: String, name: String?, pathExtension: String,
    actualExtension: String
  ) {
    let file = URL(fileURLWithPath: testFile)
    let folder = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    let suite = file.deletingPathExtension().lastPathComponent
    test = Self.fileName(String(function.prefix { $0 != "(" }))
    let parts = [test, name.map(Self.fileName)].compactMap(\.self)
    let base = folder.appendingPathComponent(suite)
      .appendingPathComponent(parts.joined(separator: "."))
    reference = base.appendingPathExtension(pathExtension)
    actual = base.appendingPathExtension("actual.\(actualExtension)")
    difference = base.appendingPathExtension("difference.png")
    versions = folder.appendingPathComponent("versions.txt")
    title = "The snapshot \(suite)/\(parts.joined(separator: "."))"
  }

  /// What is safe in a file's name on any system.
  private static func fileName(_ text: String) -> String {
    let safe = text.map { character in
      character.isLetter || character.isNumber || "-_".contains(character) ? character : "-"
    }
    return String(safe)
  }

  /// The versions that the references were made with; nil where none are known.
  var recordedVersions: RenderingVersions? {
    guard let text = try? String(contentsOf: versions, encoding: .utf8) else { return nil }
    return RenderingVersions(text: text)
  }

  func write(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Takes away what an earlier failure left.
  func removeLeftovers() {
    for url in [actual, difference] { try? FileManager.default.removeItem(at: url) }
  }
}
