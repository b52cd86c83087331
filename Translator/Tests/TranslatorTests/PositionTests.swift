import EditMaps
import Testing
import TranslationSamples

@testable import Translator

/// A message of the compiler about a copy has the place of the mistake in the source.
struct PositionTests {
  /// In a source `«` stands before each place at which the compiler reports a mistake.
  struct Mistake: Sendable, CustomStringConvertible {
    let description: String
    let sources: [String]
  }

  @Test
  func messagesHaveThePlacesOfTheMistakes() throws {
    let compiler = try SwiftCompiler()
    let mistakes = Mistake.all
    // One module has all of them: the compiler reports every mistake of one phase.
    var sources: [(path: String, text: String)] = []
    var expected: Set<EditMap.Place> = []
    for (number, mistake) in mistakes.enumerated() {
      for (index, marked) in mistake.sources.enumerated() {
        let path = "/mistakes/My App/\(mistake.description)/M\(number)_\(index).swift"
        let (text, places) = unmarked(marked, path)
        sources.append((path, text))
        expected.formUnion(places)
      }
    }
    #expect(expected.count >= 50)
    let project = SampleProject(sources)
    var maps: [String: EditMap] = [:]
    var paths = try sources.indices.map { index in
      let map = project.translation.copies[index].map
      maps[map.source] = map
      return try compiler.write(project.copy(index), to: "Copies/M\(index).swift")
    }
    paths.append(
      try compiler.write(
        StartFiles.registration(functions: project.translation.copies.map(\.registration)),
        to: StartFiles.registrationName))
    let errors = try compiler.check(paths).filter { $0.kind == "error" }
    var found: Set<EditMap.Place> = []
    for error in errors where !error.file.hasPrefix("<generated>") {
      let map = try #require(maps[error.file], "\(error)")
      let place = map.place(line: error.line, column: error.column)
      found.insert(place)
      let isRepetition = map.isInserted(line: error.line, column: error.column)
      #expect(expected.contains(place) || isRepetition, "\(place): \(error.text)")
    }
    #expect(expected.subtracting(found).isEmpty)
  }

  private func unmarked(_ text: String, _ path: String) -> (String, [EditMap.Place]) {
    var places: [EditMap.Place] = []
    var lines: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var result = ""
      for character in line {
        if character == "«" {
          places.append(.init(file: path, line: index + 1, column: result.utf8.count + 1))
        } else {
          result.append(character)
        }
      }
      lines.append(result)
    }
    return (lines.joined(separator: "\n"), places)
  }
}
