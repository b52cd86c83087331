import Testing
import TranslationSamples

@testable import Translator

/// The compiler accepts the copies.
@Suite
struct CompilationTests {
  @Test(arguments: ["5", "6"])
  func copiesOfAllRowsCompile(version: String) throws {
    let compiler = try SwiftCompiler()
    var sources: [(path: String, text: String)] = []
    for (number, row) in Row.all.enumerated() {
      for (index, text) in row.sources.enumerated() {
        sources.append(("/rows/\(row.description)/Row\(number)_\(index).swift", text))
      }
    }
    let project = SampleProject(sources, merged: ["MyKit"])
    var paths = try sources.indices.map { index in
      try compiler.write(project.copy(index), to: "Copies/Row\(index).swift")
    }
    paths.append(
      try compiler.write(
        StartFiles.registration(functions: project.translation.copies.map(\.registration)),
        to: StartFiles.registrationName))
    paths.append(
      try compiler.write(
        StartFiles.start(EntryPoint(of: project.project)), to: StartFiles.startName))
    let errors = try compiler.check(paths, version: version).filter { $0.kind == "error" }
    #expect(errors.isEmpty, "\(errors)")
  }
}
