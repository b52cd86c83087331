import Foundation
import Translator

/// What the build-tool plug-in calls: the translation of a library's sources, by arguments.
struct LibraryCommand {
  private let request: TranslationRequest

  /// Reads `MODULE OUTPUT KNOWN SOURCE…`; `KNOWN` has the modules that can be imported, with
  /// commas between them. Nil where one is missing.
  init?(_ arguments: [String]) {
    guard arguments.count > 3 else { return nil }
    request = TranslationRequest(
      module: arguments[0], output: arguments[1], sources: Array(arguments[3...]),
      knownModules: arguments[2].split(separator: ",").map(String.init), isLibrary: true)
  }

  /// Writes the copies. What is not translated, and imports of modules that the target does not
  /// name, are written to the standard error output as a compiler does.
  func run() throws {
    let answer = try ProjectTranslator(request).run()
    for note in answer.notes {
      tell("\(note.file):\(note.line):\(note.column): warning: \(note.message)")
    }
    for missing in answer.unavailableImports {
      tell(
        "\(missing.file):\(missing.line):1: warning: the target does not depend on the module "
          + "\(missing.module)")
    }
  }

  private func tell(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
