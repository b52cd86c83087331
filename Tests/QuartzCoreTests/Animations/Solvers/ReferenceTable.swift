import Foundation

/// The tables of springs and curves, beside the tests.
enum ReferenceTable: String {
  case springs, timingFunctions = "timing-functions"

  /// The lines after the header, split at commas.
  func rows() throws -> [[String]] {
    let url = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../../ReferenceTables/\(rawValue).csv").standardizedFileURL
    return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline)
      .dropFirst().map { $0.split(separator: ",").map(String.init) }
  }
}
