import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import PlaygroundApp
@testable import Studio

/// What becomes of a movie that is being saved.
@MainActor
struct ClipSaverTests {
  /// The encoder would go on for a minute.
  @Test func nothingIsLeftOfAMovieWhenTheWindowIsClosed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("clips-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("ffmpeg")
    let begun = folder.appendingPathComponent("begun")
    try #require(mkfifo(begun.path, 0o600) == 0)
    try Data(
      """
      #!/bin/sh
      for path; do :; done
      echo part > "${path#file:}"
      echo > '\(begun.path)'
      exec sleep 60

      """.utf8
    ).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)

    let studio = StudioFixture()
    let recording = try #require(studio.session?.recording)
    let clip = RecordingClip(
      name: folder.appendingPathComponent("clip").path, title: "Clip", recording: recording,
      range: try #require(recording.range), scale: 0.1, showsTouches: false)
    var messages: [String] = []
    let saver = ClipSaver(findProgram: { program }) { messages.append($0) }
    saver.save(clip, as: .webm)
    studio.simulator.advance(by: 0)
    // It can be opened once the encoder has written something.
    _ = try FileHandle(forReadingFrom: begun).readDataToEndOfFile()
    let movie = folder.appendingPathComponent("clip-1.webm").path
    #expect(FileManager.default.fileExists(atPath: movie))
    saver.end()
    #expect(!FileManager.default.fileExists(atPath: movie))
    studio.simulator.advance(by: 0)
    #expect(!FileManager.default.fileExists(atPath: movie))
    #expect(!messages.contains { $0.hasPrefix("Saved") })
  }

  /// No file is replaced, also none that another program writes meanwhile.
  @Test func aTextTakesTheNextNameThatIsFree() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("clips-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A link to nothing is a name that is taken, too.
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("test-1.swift").path,
      withDestinationPath: folder.appendingPathComponent("elsewhere").path)
    let saver = ClipSaver { _ in }
    for text in ["first", "second"] {
      saver.save(text: text, named: folder.appendingPathComponent("test").path, suffix: ".swift")
    }
    for (name, text) in [("test.swift", "first"), ("test-2.swift", "second")] {
      let file = folder.appendingPathComponent(name)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
    #expect(
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("elsewhere").path))
  }

  /// The first pictures would look like all of them.
  @Test func nothingIsLeftOfPicturesThatCannotBeWritten() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("clips-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let studio = StudioFixture()
    let recording = try #require(studio.session?.recording)
    // A picture of which no machine has the memory.
    let clip = RecordingClip(
      name: folder.appendingPathComponent("clip").path, title: "Clip", recording: recording,
      range: try #require(recording.range), scale: 1e6, showsTouches: false)
    var messages: [String] = []
    let saver = ClipSaver { messages.append($0) }
    saver.save(clip, as: .frames)
    studio.simulator.advance(by: 0)
    #expect(messages.count == 1 && !messages[0].hasPrefix("Saved"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
