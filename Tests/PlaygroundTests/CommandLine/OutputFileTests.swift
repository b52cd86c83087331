import CoreGraphics
import UIKitTestSupport

@testable import PlaygroundApp

@MainActor
struct OutputFileTests {
  private func render(to path: String) -> CommandRun {
    CommandRun("render", "child-alpha", "--frames", "1", "--size", "200x400", "-o", path)
  }

  /// Replacing it would make a plain file of a link, and of a device too.
  @Test func aLinkIsWrittenThrough() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    let (target, link) = (try folder.write("old", to: "target.png"), folder.path("link.png"))
    try files.createSymbolicLink(atPath: link, withDestinationPath: target)
    let run = render(to: link)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try files.destinationOfSymbolicLink(atPath: link) == target)
    _ = try CGImage(pngFile: URL(fileURLWithPath: target))
  }

  @Test func aDeviceStaysADevice() throws {
    let null = "/dev/null"
    // Only root could replace it at all.
    #expect(render(to: null).status == 0)
    let type = try FileManager.default.attributesOfItem(atPath: null)[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  @Test func aPictureIsAPNGFile() {
    #expect(render(to: "unused.jpg").failed(saying: "name it unused.png"))
    #expect(render(to: "-").failed(saying: "give the name of a file"))
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }

  /// Saved input is written through a link, and into a device.
  @Test func savedInputReplacesNeitherLinksNorDevices() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    let (target, link) = (try folder.write("old", to: "target.jsonl"), folder.path("link.jsonl"))
    try files.createSymbolicLink(atPath: link, withDestinationPath: target)
    let recorder = try InputRecorder(path: link)
    recorder.record(.key("A"), at: 0.5)
    try recorder.close()
    #expect(try files.destinationOfSymbolicLink(atPath: link) == target)
    #expect(
      try String(contentsOfFile: target, encoding: .utf8)
        == "{\"t\":0.5,\"type\":\"key\",\"key\":\"A\"}\n")
    try InputRecorder(path: "/dev/null").close()
    let type = try files.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  /// A full disk is reported with the first event that is lost, and by the exit.
  @Test func anErrorOfWritingIsReportedAtOnce() throws {
    var errors: [String] = []
    let complain = Console.complain
    Console.complain = { errors.append($0) }
    defer { Console.complain = complain }
    let recorder = try InputRecorder(path: "/dev/full")
    recorder.record(.key("A"), at: 0)
    #expect(errors.count == 1 && errors[0].contains("/dev/full"))
    recorder.record(.key("B"), at: 1)
    #expect(errors.count == 1)
    #expect(throws: CommandError.self) { try recorder.close() }
  }

  @Test func aPathWithoutANameIsAnError() {
    #expect(render(to: "").failed(saying: "-o"))
  }
}
