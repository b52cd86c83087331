import CoreGraphics
import UIKitTestSupport

@testable import PlaygroundApp

/// A command line that was run, and what came of it.
@MainActor
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  init(_ arguments: String...) { self.init(arguments) }

  init(_ arguments: [String]) {
    var output = ""
    var errors = ""
    let (write, complain) = (Console.write, Console.complain)
    Console.write = { output += $0 }
    Console.complain = { errors += $0 }
    defer { (Console.write, Console.complain) = (write, complain) }
    status = Playground.run(arguments)
    self.output = output
    self.errors = errors
  }

  /// The output's lines as JSON objects.
  var jsonLines: [[String: Any]] {
    output.split(separator: "\n").compactMap { line in
      try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    }
  }

  /// Whether it failed with one line that contains `words`.
  func failed(saying words: String) -> Bool {
    status != 0 && output.isEmpty && errors.hasPrefix("playground: ") && errors.hasSuffix("\n")
      && errors.filter(\.isNewline).count == 1 && errors.contains(words)
  }
}

/// A folder that is gone after the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("playground-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    return path(name)
  }
}
