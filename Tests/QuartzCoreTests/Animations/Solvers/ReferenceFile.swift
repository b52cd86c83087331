import Foundation

/// A full table beside the package, where there is one. The project does without.
enum ReferenceFile: String {
  case springs, timingFunctions = "timing-functions"

  private var url: URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent()
      .appendingPathComponent("shared/reference/\(rawValue).csv")
  }

  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// The lines after the header, split at commas.
  func rows() throws -> [[String]] {
    try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst()
      .map { $0.split(separator: ",").map(String.init) }
  }
}
