import EditMaps
import Foundation

/// Translates a project and writes its copies.
public struct ProjectTranslator {
  /// Why a project was not translated.
  public struct Failure: Error, CustomStringConvertible {
    /// A sentence for the person who opens the project.
    public let description: String
  }

  private let request: TranslationRequest

  /// A translator of what the request names.
  public init(_ request: TranslationRequest) { self.request = request }

  /// Reads the sources, writes their copies and what is generated.
  ///
  /// - Throws: A ``Failure`` that names a source that cannot be read or a file that cannot be
  ///   written.
  public func run() throws -> TranslationAnswer {
    let isTested = !request.tests.isEmpty
    let sources = request.sources.filter { !isTested || name(of: $0) != "main.swift" }
    let paths = sources + request.tests
    let project = Project(
      module: request.module, mergedModules: Set(request.mergedModules),
      knownModules: Set(request.knownModules), blanksUnknownImports: request.blanksUnknownImports,
      files: ParallelParsing.files(try paths.map(read)))
    let names = CopyNames(
      sources: sources, tests: request.tests, isFlat: request.isLibrary)
    let translation = Translation(project, names: names)
    let entry = EntryPoint(of: project)
    let start = startFiles(project, translation, entry)
    return try writing {
      var output = try OutputFolder(path: request.output)
      try output.begin(names.paths + names.paths.map { $0 + ".map" } + start.map(\.name))
      var files: [TranslationAnswer.File] = []
      for (index, copy) in translation.copies.enumerated() {
        // The map comes first: a copy has its map at any time.
        _ = try output.write(Array(copy.map.text.utf8), to: names.paths[index] + ".map")
        let written = try output.write(copy.text, to: names.paths[index])
        files.append(
          .init(source: paths[index], copy: output.path(of: names.paths[index]), written: written))
      }
      for file in start { _ = try output.write(Array(file.text.utf8), to: file.name) }
      try output.finish()
      return answer(
        project, translation, entry, files: files, start: start.map { output.path(of: $0.name) })
    }
  }

  private func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

  private func read(_ path: String) throws -> ParallelParsing.Source {
    do {
      return .init(path: path, utf8: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    } catch {
      throw Failure(description: "\(path) cannot be read: \(reason(error))")
    }
  }

  private func writing<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      throw Failure(
        description: "the copies cannot be written to \(request.output): \(reason(error))")
    }
  }

  private func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return underlying?.localizedDescription ?? error.localizedDescription
  }

  private func startFiles(
    _ project: Project, _ translation: Translation, _ entry: EntryPoint?
  ) -> [(name: String, text: String)] {
    let functions = translation.copies.map(\.registration)
    let registration = StartFiles.registration(functions: functions, onLoad: request.isLibrary)
    let hasMain = project.files.contains { $0.name == "main.swift" }
    let needsStart = request.tests.isEmpty && !hasMain && !request.isLibrary
    return [(StartFiles.registrationName, registration)]
      + (needsStart ? [(StartFiles.startName, StartFiles.start(entry))] : [])
  }

  private func answer(
    _ project: Project, _ translation: Translation, _ entry: EntryPoint?,
    files: [TranslationAnswer.File], start: [String]
  ) -> TranslationAnswer {
    TranslationAnswer(
      files: files, start: start,
      unavailableImports: translation.unavailableImports.map {
        let file = project.files[$0.file]
        return .init(module: $0.module, file: file.path, line: file.position(of: $0.offset).line)
      },
      notes: translation.notes.map {
        let file = project.files[$0.file]
        let (line, column) = file.position(of: $0.offset)
        return .init(file: file.path, line: line, column: column, message: $0.message)
      },
      delegate: entry.flatMap { $0.isDelegate ? $0.name : nil },
      testCases: TestCases.all(in: project))
  }
}
