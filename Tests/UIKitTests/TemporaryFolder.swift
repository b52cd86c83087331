import Foundation

/// Calls `body` with a folder of files, by their paths in it, which is removed afterwards.
func withTemporaryFolder(_ files: [String: Data], _ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, data) in files {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
  try body(folder)
}
