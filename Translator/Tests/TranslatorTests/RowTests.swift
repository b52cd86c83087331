import Testing
import TranslationSamples

@testable import Translator

/// Each row of what is translated.
struct RowTests {
  @Test(arguments: Row.all)
  func copyHasTheTranslation(of row: Row) {
    let project = row.project
    for (index, expected) in row.expected.enumerated() {
      #expect(project.body(index) == expected.replacing("·", with: " "))
    }
    let tails = row.sources.indices.map { project.tail($0) }.joined()
    for line in row.registered {
      #expect(tails.contains(line), "\(line) is missing in \(tails)")
    }
  }

  @Test(arguments: Row.all)
  func lineCountIsTheSame(of row: Row) {
    let project = row.project
    for (index, source) in row.sources.enumerated() {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(
        project.body(index).split(separator: "\n", omittingEmptySubsequences: false).count == lines)
    }
  }
}
