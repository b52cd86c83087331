import Foundation

/// The folder of the copies.
///
/// A file is written under a temporary name and then renamed, so that an end in between leaves the
/// old or the new one. A list of what was written lies beside the copies: only that is removed.
struct OutputFolder {
  private static let listName = "translation.files"
  private let folder: URL
  private let previous: Set<String>
  private var current: Set<String> = []

  init(path: String) throws {
    folder = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let list = try? String(
      contentsOf: folder.appendingPathComponent(Self.listName), encoding: .utf8)
    previous = Set((list ?? "").split(separator: "\n").map(String.init))
  }

  func path(of name: String) -> String { folder.appendingPathComponent(name).path }

  /// Announces what will be written, so that the next translation can remove it if this one does
  /// not come to its end.
  mutating func begin(_ names: [String]) throws {
    current = Set(names)
    try writeList(previous.union(current))
  }

  /// Writes a file if its content is another one; whether it was.
  func write(_ content: [UInt8], to name: String) throws -> Bool {
    let url = folder.appendingPathComponent(name)
    let data = Data(content)
    if let old = try? Data(contentsOf: url), old == data { return false }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
    return true
  }

  /// Removes what an earlier translation wrote and this one did not.
  func finish() throws {
    for name in previous.subtracting(current) where !name.split(separator: "/").contains("..") {
      let url = folder.appendingPathComponent(name)
      try? FileManager.default.removeItem(at: url)
      removeEmptyFolders(from: url.deletingLastPathComponent())
    }
    try writeList(current)
  }

  private func removeEmptyFolders(from url: URL) {
    var url = url
    while url.path.hasPrefix(folder.path + "/"), rmdir(url.path) == 0 {
      url = url.deletingLastPathComponent()
    }
  }

  private func writeList(_ names: Set<String>) throws {
    let text = names.sorted().joined(separator: "\n") + "\n"
    _ = try write(Array(text.utf8), to: Self.listName)
  }
}
