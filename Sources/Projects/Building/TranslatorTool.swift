import Foundation

/// The program that translates iOS sources. It is built once, with the toolchain's parser.
struct TranslatorTool {
  let program: URL

  /// What it is asked for.
  struct Request: Encodable {
    var module: String
    var output: String
    var sources: [String]
    var mergedModules: [String]
    var knownModules: [String]
    /// Whether imports of modules that are not known are omitted.
    var blanksUnknownImports: Bool
    var tests: [String]
    var isLibrary = false
  }

  /// What it answers.
  struct Answer: Decodable {
    struct File: Decodable {
      let source: String
      let copy: String
    }

    struct Import: Decodable {
      let module: String
      let file: String
      let line: Int
    }

    struct Note: Decodable {
      let file: String
      let line: Int
      let column: Int
      let message: String
    }

    struct TestCase: Decodable {
      struct Method: Decodable {
        let name: String
        let `async`: Bool
        let `throws`: Bool
      }

      let `class`: String
      let methods: [Method]
    }

    let files: [File]
    let start: [String]
    let unavailableImports: [Import]
    let notes: [Note]
    let delegate: String?
    let testCases: [TestCase]
  }

  /// Finds the program beside the installed runtime library, or builds it once from its sources.
  static func find(
    _ runtime: Runtime, cache: URL, toolchain: Toolchain, onProgress: (String) -> Void
  ) throws(ProjectError) -> TranslatorTool {
    let sources = runtime.translator
    let installed = runtime.folder.appendingPathComponent("translate-project")
    if Runtime.isCompiled(runtime.folder, by: toolchain), isCurrent(installed, sources) {
      return TranslatorTool(program: installed)
    }
    let folder = cache.appendingPathComponent("Tools")
    let version = BuildFolders.reasonable(toolchain.version)
    let program = folder.appendingPathComponent("translate-project-\(version)")
    if isCurrent(program, sources) { return TranslatorTool(program: program) }
    try BuildFolders.make(folder)
    onProgress("Building the translator, once")
    let script = sources.appendingPathComponent("build")
    let result = try Command("/bin/sh", [script.path, program.path], folder: sources).run()
    guard result.isSuccess else {
      throw ProjectError("the translator cannot be built: \(result.reason)")
    }
    return TranslatorTool(program: program)
  }

  /// Whether the program exists and is newer than its sources.
  private static func isCurrent(_ program: URL, _ sources: URL) -> Bool {
    func date(_ url: URL) -> Date? {
      (try? url.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
    }
    guard let built = date(program) else { return false }
    let files = FolderFiles.find(in: sources.appendingPathComponent("Sources")).sources
    return files.allSatisfy { (date($0) ?? .distantPast) <= built }
  }

  func run(_ request: Request) throws(ProjectError) -> Answer {
    do {
      let result = try Command(program.path, [], input: JSONEncoder().encode(request)).run()
      guard result.isSuccess else {
        throw ProjectError("the sources cannot be translated: \(result.reason)")
      }
      return try JSONDecoder().decode(Answer.self, from: result.output)
    } catch let error as ProjectError {
      throw error
    } catch {
      throw ProjectError("the sources cannot be translated: \(error)")
    }
  }
}

extension BuildFolders {
  /// Returns a text that is valid as a part of a file name.
  static func reasonable(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }.prefix(60))
  }
}
