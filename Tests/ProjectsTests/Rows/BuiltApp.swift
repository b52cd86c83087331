import Foundation
import Projects
import Testing

/// An app of a project, built by the steps of `playground open` and run without a display.
struct BuiltApp {
  /// The program with the tests: the library that apps are linked with lies beside it.
  private static var program: URL? { Bundle.main.executableURL?.resolvingSymlinksInPath() }

  /// Kept from test to test with the translator; only the folders of projects are removed.
  static let cache = FileManager.default.temporaryDirectory
    .appendingPathComponent("transition-playground-tests")

  static func builder(
    _ fixture: XcodeFixture, target: String? = nil, cache: URL = cache
  ) throws -> ProjectBuilder {
    try ProjectBuilder(
      ProjectReader.read(fixture.folder, target: target, cache: cache),
      executable: #require(program),
      cache: cache
    ) { _ in }
  }

  /// Builds the app of a project, runs it and returns the lines that it prints.
  ///
  /// The lines of an app begin with `> `, which is left out. The project's folder must be as
  /// before.
  ///
  /// - Parameter script: what happens to the app, as `Script` writes it.
  static func lines(
    of fixture: XcodeFixture, target: String? = nil, _ script: Script
  ) throws -> [String] {
    let before = try content(of: fixture.folder)
    let builder = try builder(fixture, target: target)
    defer { try? FileManager.default.removeItem(at: builder.folders.root) }
    let outcome = try builder.build()
    #expect(outcome.messages.map(\.description) == [])
    let app = try #require(outcome.executable)
    let lines = try run(app, script)
    #expect(try content(of: fixture.folder) == before)
    return lines
  }

  /// Runs an app that was built, and returns the lines that it prints.
  static func run(_ app: URL, _ script: Script) throws -> [String] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).jsonl")
    try Data(script.text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (status, output) = try output(of: app, ["replay", file.path, "--demo", "project"])
    #expect(status == 0, "\(output.suffix(3000))")
    return output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("> ") }
      .map { String($0.dropFirst(2)) }
  }

  /// Runs a program to its end.
  static func output(
    of program: URL, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// All files below a folder with what is in them, and the folders.
  static func content(of folder: URL) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.reduce(into: [:]) { files, path in
      files[path] = (try? Data(contentsOf: folder.appendingPathComponent(path))) ?? Data()
    }
  }
}

/// The touches that an app gets.
struct Script {
  private(set) var text = ""

  /// A finger that touches a point for a tenth of a second.
  mutating func tap(_ x: Int, _ y: Int, at time: Double) {
    add("down", x, y, time)
    add("up", x, y, time + 0.1)
  }

  /// A finger that moves over a line in half a second.
  mutating func drag(_ start: (x: Int, y: Int), to end: (x: Int, y: Int), at time: Double) {
    add("down", start.x, start.y, time)
    for step in 1...10 {
      add(
        "move", start.x + (end.x - start.x) * step / 10, start.y + (end.y - start.y) * step / 10,
        time + Double(step) * 0.05)
    }
    add("up", end.x, end.y, time + 0.55)
  }

  mutating func end(at time: Double) { text += "{\"t\":\(time),\"type\":\"end\"}\n" }

  private mutating func add(_ type: String, _ x: Int, _ y: Int, _ time: Double) {
    text += "{\"t\":\(time),\"type\":\"\(type)\",\"x\":\(x),\"y\":\(y),\"finger\":0}\n"
  }
}
