import Foundation

@testable import Translator

/// Sources in a temporary folder, and a folder for their copies.
final class TemporaryProject {
  let folder: URL
  var output: String { folder.appendingPathComponent("output").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("project-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file; its path.
  func write(_ text: String, to name: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// The names of the files below the folder of the copies.
  var outputNames: Set<String> {
    let found = FileManager.default.enumerator(atPath: output)?.allObjects as? [String] ?? []
    return Set(found.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".map") || $0 == "kept.txt" })
  }

  func translate(
    _ sources: [String], tests: [String] = [], merged: [String] = [], known: [String] = ["UIKit"],
    blanksUnknownImports: Bool = false
  ) throws -> TranslationAnswer {
    try ProjectTranslator(
      TranslationRequest(
        module: "App", output: output, sources: sources, mergedModules: merged,
        knownModules: known, blanksUnknownImports: blanksUnknownImports, tests: tests)
    ).run()
  }
}
