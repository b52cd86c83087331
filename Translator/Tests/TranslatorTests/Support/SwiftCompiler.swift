import Foundation
import Testing

/// The compiler, on files in a temporary folder, with modules that have the library's declarations.
final class SwiftCompiler {
  struct Message: Hashable, CustomStringConvertible {
    let file: String
    let line: Int
    let column: Int
    let kind: String
    let text: String
    var description: String { "\(file):\(line):\(column): \(kind): \(text)" }
  }

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("translator-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let modules = try #require(Bundle.module.resourceURL).appendingPathComponent("Modules")
    for name in ["UIKit", "PlaygroundApp"] {
      let messages = try run([
        "-emit-module", "-parse-as-library", "-swift-version", "5", "-module-name", name,
        "-I", folder.path, "-emit-module-path", folder.path + "/\(name).swiftmodule",
        modules.appendingPathComponent("\(name).swift").path,
      ])
      try #require(messages.isEmpty, "\(messages)")
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// The messages about the files of one module.
  func check(_ paths: [String], version: String = "5") throws -> [Message] {
    try run(
      [
        "-typecheck", "-continue-building-after-errors", "-swift-version", version, "-module-name",
        "App", "-I", folder.path,
      ] + paths)
  }

  private func run(_ arguments: [String]) throws -> [Message] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-diagnostic-style", "llvm"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let messages = output.split(separator: "\n").compactMap(Message.init)
    // It failed for a reason that is no message about a place.
    try #require(process.terminationStatus == 0 || !messages.isEmpty, "\(output)")
    return messages
  }
}

extension SwiftCompiler.Message {
  /// Reads `file:line:column: error: text`.
  fileprivate init?(_ line: Substring) {
    guard let match = line.wholeMatch(of: /(.*?):(\d+):(\d+): (error|warning|note): (.*)/),
      let number = Int(match.2), let column = Int(match.3), match.4 != "note"
    else { return nil }
    self.init(
      file: String(match.1), line: number, column: column, kind: String(match.4),
      text: String(match.5))
  }
}
