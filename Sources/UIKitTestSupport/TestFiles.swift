import Foundation

/// The files that tests of several modules read, beside the tests.
package enum TestFiles {
  private static let tests = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../Tests").standardizedFileURL

  /// Storyboards of the usual kinds of projects.
  package static let storyboards = ["Ferry", "Gallery", "Note"].map {
    tests.appending(path: "Storyboards/\($0).storyboard")
  }

  /// The rows of a table of numbers or names, without its header, split at commas.
  package static func table(_ name: String) throws -> [[String]] {
    let url = tests.appending(path: "ReferenceTables/\(name).csv")
    return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline)
      .dropFirst().map { line in
        line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
  }
}
