import Foundation

/// Storyboards of other projects, in the folder that the environment variable `REAL_STORYBOARDS`
/// names. They are optional, because the tests have their own documents.
package enum RealStoryboards {
  private static let variable = "REAL_STORYBOARDS"

  /// Whether the environment requests them. There must then be some.
  package static var areAskedFor: Bool { folder != nil }

  /// The message of a skipped test that uses them.
  package static let condition = "REAL_STORYBOARDS names no folder of storyboards"

  private static var folder: String? {
    let value = ProcessInfo.processInfo.environment[variable]
    return value?.isEmpty == false ? value : nil
  }

  /// Returns the storyboards in the folder and its subfolders in order, and prints their number.
  ///
  /// - Throws: an error if there are none.
  package static func files(for purpose: String) throws -> [URL] {
    guard let folder else { throw Missing(description: condition) }
    let all = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
    let files = (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "storyboard" }
    print("\(purpose): \(files.count) real storyboards from \(folder)")
    guard !files.isEmpty else { throw Missing(description: "There is no storyboard in \(folder).") }
    return files.sorted { $0.path < $1.path }
  }

  private struct Missing: Error, CustomStringConvertible {
    let description: String
  }
}
