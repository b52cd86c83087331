import Foundation

/// The files that tests of several modules read. They are in the folder of the tests.
package enum TestFiles {
  private static let tests = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../Tests").standardizedFileURL

  /// Storyboards of typical kinds of projects.
  package static let storyboards = ["Ferry", "Gallery", "Note"].map {
    tests.appending(path: "Storyboards/\($0).storyboard")
  }

  /// Returns the rows of a comma-separated table, without its header.
  package static func table(_ name: String) throws -> [[String]] {
    let url = tests.appending(path: "ReferenceTables/\(name).csv")
    return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline)
      .dropFirst().map { line in
        line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
  }
}
