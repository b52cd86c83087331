import CoreGraphics
import UIKitTestSupport

import playground

@Suite @MainActor
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

  @Test func aPathWithoutANameIsAnError() {
    #expect(render(to: "").failed(saying: "-o"))
  }
}
