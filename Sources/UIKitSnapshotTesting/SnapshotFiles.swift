import UIKit

/// The locations of the files of one snapshot.
struct SnapshotFiles {
  /// The name of the test's function, without its parameters.
  let test: String
  let reference, actual, difference, versions: URL
  /// The path of the reference in its folder.
  private let path: String
  /// The title of the snapshot in messages.
  let title: String

  /// - Parameters:
  ///   - pathExtension: the extension of the reference.
  ///   - actualExtension: the extension of a snapshot that differs.
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
    path = "\(suite)/\(parts.joined(separator: ".")).\(pathExtension)"
    reference = base.appendingPathExtension(pathExtension)
    actual = base.appendingPathExtension("actual.\(actualExtension)")
    difference = base.appendingPathExtension("difference.png")
    versions = folder.appendingPathComponent("versions.txt")
    title = "The snapshot \(suite)/\(parts.joined(separator: "."))"
  }

  /// Returns a text that is valid in a file name on any system.
  private static func fileName(_ text: String) -> String {
    let safe = text.map { character in
      character.isLetter || character.isNumber || "-_".contains(character) ? character : "-"
    }
    return String(safe)
  }

  /// The versions with which the reference was made; nil if they are unknown.
  var recordedVersions: RenderingVersions? { folderVersions?.versions(of: path) }

  /// Stores the versions with which the reference was made. The versions of other references stay.
  func noteVersions(_ current: RenderingVersions) throws {
    var noted = folderVersions ?? FolderVersions(current)
    noted.set(current, of: path, among: references)
    try write(Data(noted.text.utf8), to: versions)
  }

  private var folderVersions: FolderVersions? {
    (try? String(contentsOf: versions, encoding: .utf8)).map { FolderVersions(text: $0) }
  }

  /// The paths of all references in the folder, each in the folder of its suite.
  private var references: Set<String> {
    let folder = versions.deletingLastPathComponent().path
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
    return Set(paths ?? []).filter { path in
      path.contains("/") && !path.contains(".actual.") && !path.hasSuffix(".difference.png")
    }
  }

  func write(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Removes the files of an earlier failure.
  func removeLeftovers() {
    for url in [actual, difference] { try? FileManager.default.removeItem(at: url) }
  }
}
