import Catalogue
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import PlaygroundApp

/// Moving pictures. A script in the place of ffmpeg keeps what it is given.
@MainActor
struct RecordDemoTests {
  private func withEncoder(
    _ script: String, _ body: (_ program: URL, _ folder: URL) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    let program = URL(fileURLWithPath: try folder.write("#!/bin/sh\n\(script)\n", to: "ffmpeg"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
    try body(program, folder.url)
  }

  private static let keeping = """
    printf '%s\\n' "$@" > "$(dirname "$0")/arguments"
    cat > "$(dirname "$0")/input"
    for path; do :; done
    echo movie > "${path#file:}"
    """

  private func image(_ color: UInt32, width: Int, height: Int) throws -> CGImage {
    try #require(
      CGImage(width: width, height: height, isOpaque: true, drawsAll: true) { buffer in
        for row in 0..<height {
          let pixels = (buffer.base + row * buffer.bytesPerRow)
            .assumingMemoryBound(to: UInt32.self)
          for column in 0..<width { pixels[column] = color }
        }
      })
  }

  @Test func everyPixelReachesTheEncoder() throws {
    try withEncoder(Self.keeping) { program, folder in
      let writer = try MovieWriter(
        program: program, path: folder.appending(path: "x.gif").path, format: .gif, width: 3,
        height: 2,
        framesPerSecond: 25)
      try writer.append(image(0xFF10_2030, width: 3, height: 2))
      try writer.append(image(0xFF40_5060, width: 3, height: 2))
      #expect(throws: CommandError.self) {
        try writer.append(image(0xFF00_0000, width: 2, height: 2))
      }
      try writer.finish()
      let input = try Data(contentsOf: folder.appending(path: "input"))
      let first: [UInt8] = [0x30, 0x20, 0x10, 0xFF]
      #expect(
        input
          == Data(
            (0..<6).flatMap { _ in first } + (0..<6).flatMap { _ in [0x60, 0x50, 0x40, 0xFF] }))
      let arguments = try String(
        contentsOf: folder.appending(path: "arguments"), encoding: .utf8
      ).split(separator: "\n").map(String.init)
      let line = arguments.joined(separator: " ")
      for option in ["-s 3x2", "-r 25.000000", "-pix_fmt bgr0", "-f gif"] {
        #expect(line.contains(option + " "), "\(line)")
      }
      #expect(arguments.last?.hasPrefix("file:\(folder.path)/") == true)
      let movie = try String(contentsOf: folder.appending(path: "x.gif"), encoding: .utf8)
      #expect(movie == "movie\n")
    }
  }

  /// What ffmpeg says last is the reason.
  @Test func aFailureOfTheEncoderIsOneLine() throws {
    try withEncoder("cat > /dev/null; echo first >&2; echo 'No space left' >&2; exit 1") {
      program, _ in
      let writer = try MovieWriter(
        program: program, path: "a.webp", format: .webp, width: 1, height: 1, framesPerSecond: 60)
      try writer.append(image(0, width: 1, height: 1))
      let error = #expect(throws: CommandError.self) { try writer.finish() }
      #expect(error?.description == "“a.webp” cannot be written: No space left")
    }
  }

  @Test func anEncoderThatEndsEarlyIsAnError() throws {
    try withEncoder("echo 'Unknown encoder' >&2; exit 1") { program, _ in
      let writer = try MovieWriter(
        program: program, path: "a.mp4", format: .mp4, width: 400, height: 400,
        framesPerSecond: 60)
      let error = #expect(throws: CommandError.self) {
        for _ in 0..<20 { try writer.append(image(0, width: 400, height: 400)) }
      }
      #expect(error?.description.contains("Unknown encoder") == true)
    }
  }

  /// What ffmpeg had written by then is no movie.
  @Test func nothingIsLeftOfAMovieThatFails() throws {
    for ending in ["exit 1", "exit 0"] {
      try withEncoder(
        "for path; do :; done; echo part > \"${path#file:}\"; cat > /dev/null; \(ending)"
      ) {
        program, folder in
        let path = folder.appending(path: "a.webm").path
        let writer = try MovieWriter(
          program: program, path: path, format: .webm, width: 1, height: 1, framesPerSecond: 60)
        try writer.append(image(0, width: 1, height: 1))
        if ending == "exit 1" {
          #expect(throws: CommandError.self) { try writer.finish() }
        } else {
          writer.cancel()
        }
        #expect(!FileManager.default.fileExists(atPath: path), "\(ending)")
      }
    }
  }

  /// A movie that fails, or is cancelled, takes nothing away, and leaves nothing beside it.
  @Test(arguments: ["exit 1", "exit 0"])
  func whatHadTheNameBeforeStaysUntilAMovieIsWhole(ending: String) throws {
    try withEncoder(
      "for path; do :; done; echo part > \"${path#file:}\"; cat > /dev/null; \(ending)"
    ) { program, folder in
      let path = folder.appending(path: "a.mp4").path
      let link = folder.appending(path: "b.mp4").path
      try "before".write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
      for path in [path, link] {
        let writer = try MovieWriter(
          program: program, path: path, format: .mp4, width: 1, height: 1, framesPerSecond: 60)
        try writer.append(image(0, width: 1, height: 1))
        if ending == "exit 1" {
          #expect(throws: CommandError.self) { try writer.finish() }
        } else {
          writer.cancel()
        }
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "before")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["a.mp4", "b.mp4", "ffmpeg"])
    }
  }

  /// A program named ffmpeg may be a script that starts the real one.
  @Test func anEncoderInsideAScriptEndsToo() throws {
    try withEncoder(
      "(exec > \"$(dirname \"$0\")/life\"; echo 1; exec sleep 100) & wait"
    ) { program, folder in
      // The other program alone has it open for writing, so it ends with that program.
      let life = folder.appending(path: "life").path
      try #require(mkfifo(life, 0o600) == 0)
      let writer = try MovieWriter(
        program: program, path: folder.appending(path: "a.webm").path, format: .webm, width: 1,
        height: 1, framesPerSecond: 60)
      let reader = try #require(FileHandle(forReadingAtPath: life))
      #expect(try reader.read(upToCount: 2) == Data("1\n".utf8), "it has started")
      writer.cancel()
      // A signal ends a program soon, not at once.
      var end = pollfd(fd: reader.fileDescriptor, events: Int16(POLLIN), revents: 0)
      #expect(poll(&end, 1, 20_000) == 1 && Int32(end.revents) & POLLHUP != 0)
    }
  }

  @Test func theProgramIsTheFirstOfTheSearchPath() throws {
    try withEncoder("") { program, folder in
      #expect(MovieWriter.program(in: "/nowhere:\(folder.path):/usr/bin") == program)
      #expect(MovieWriter.program(in: "/nowhere") == nil && MovieWriter.program(in: "") == nil)
    }
  }

  /// Half a second of rest, 0.8 s of bounce and half a second of rest, at 30 frames a second; in
  /// slow motion the bounce takes four times as long.
  @Test(arguments: [1.0, 0.25])
  func aMovieLastsAsLongAsItsTransition(speed: Double) throws {
    let demo = try #require(Catalogue.demo(id: "modal-bounce"))
    let movie = DemoMovie(
      demo: demo, phases: [try #require(demo.phases.first)], size: nil, scale: 0.25,
      framesPerSecond: 30, speed: speed, rest: 0.5)
    var images: [CGImage] = []
    try movie.play { images.append($0) }
    let moving = Double(images.count - 30)
    // The tap takes a frame, and the last frame is at rest.
    #expect(abs(moving / 30 * speed - 0.85) < 0.06, "\(moving)")
    #expect(images.allSatisfy { $0.width == 80 && $0.height == 142 })
  }

  /// A device that is turned has room in a square.
  @Test func aScreenThatTurnsHasRoomInAllPictures() throws {
    let demo = try #require(Catalogue.demo(id: "orientation"))
    let movie = DemoMovie(
      demo: demo, phases: [try #require(demo.phases.first)], size: nil, scale: 0.25,
      framesPerSecond: 30, speed: 1, rest: 0.1)
    var images: [CGImage] = []
    try movie.play { images.append($0) }
    let side = Int(max(demo.stageSize.width, demo.stageSize.height) / 4)
    #expect(images.allSatisfy { $0.width == side && $0.height == side })
    #expect(images.first?.pixel(x: 0, y: side / 2) == 0xFF00_0000, "black beside an upright screen")
    #expect(images.last?.pixel(x: side / 2, y: 0) == 0xFF00_0000, "and above a turned one")
  }

  /// One that is turned is run before, for the room that it needs.
  @Test(arguments: [(ScriptedGesture.tapAt(.zero), 1), (ScriptedGesture.turnStage, 2)])
  func aDemoWhoseScreenKeepsItsSizeIsRunOnce(gesture: ScriptedGesture, runs: Int) throws {
    @MainActor final class Count { var value = 0 }
    let count = Count()
    let demo = Demo(
      id: "plain", title: "Plain", seed: nil, summary: "", trigger: "",
      stageSize: CGSize(width: 32, height: 48), glyph: Catalogue.all[0].glyph,
      phases: [Phase("act", gesture)],
      makeRoot: {
        count.value += 1
        return UIViewController()
      })
    let movie = DemoMovie(
      demo: demo, phases: demo.phases, size: nil, scale: 1, framesPerSecond: 30, speed: 1,
      rest: 0.1)
    var sizes: Set<[Int]> = []
    try movie.play { sizes.insert([$0.width, $0.height]) }
    #expect(count.value == runs && sizes == [runs == 1 ? [32, 48] : [48, 48]])
  }

  @Test func wrongUseIsAnswered() {
    let unknown = CommandRun("record", "modal-bounce", "-o", "a.avi")
    #expect(unknown.failed(saying: ".webp, .gif, .mp4, .webm"), "\(unknown.errors)")
    let fast = CommandRun("record", "modal-bounce", "--fps", "60", "-o", "a.gif")
    #expect(fast.failed(saying: "from 1 to 50 frames a second"), "\(fast.errors)")
    #expect(CommandRun("record", "modal-bunce", "-o", "a.gif").failed(saying: "modal-bounce"))
    let nowhere = CommandRun("record", "modal-bounce", "-o", "/nowhere/a.gif")
    #expect(nowhere.errors.contains("there is no folder") && nowhere.status == 1)
  }
}
