import Foundation
import Testing

@testable import Projects

struct CompilerRunTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  private func file(_ name: String, at seconds: TimeInterval) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(name.utf8).write(to: url)
    try CompilerRun.set(Date(timeIntervalSince1970: seconds), of: url)
    return url
  }

  /// A run from second 1000.25 to 1001.5. The compiler would not see that files are another ones
  /// which were changed up to second 1002.
  @Test func whatChangedInTheSecondOfTheLastRunGetsTheDateOfTheNext() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = CompilerRun(in: folder)
    let files = try [1000.125, 1000.5, 1001.25, 1001.75, 1002.5].map {
      try file("\($0).swift", at: $0)
    }
    try run.prepare(files)
    try run.end()
    func dates() -> [TimeInterval?] {
      files.map { CompilerRun.date(of: $0)?.timeIntervalSince1970 }
    }
    #expect(dates() == [1000.125, 1000.5, 1001.25, 1001.75, 1002.5])

    _ = try file("started", at: 1000.25)
    _ = try file("ended", at: 1001.5)
    try run.prepare(files)
    #expect(dates() == [1000.125, 1002, 1002, 1002, 1002.5])
    // This run began later than all of them.
    try run.prepare(files)
    #expect(dates() == [1000.125, 1002, 1002, 1002, 1002.5])
  }

  @Test func aFileThatIsNotThereIsLeftToTheCompiler() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try CompilerRun(in: folder).prepare([folder.appendingPathComponent("none.swift")])
  }
}
