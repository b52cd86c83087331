import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

/// `render --exploded`
@MainActor
struct RenderExplodedTests {
  @Test func theSheetHasPicturesOfTheLayersAndTheSameBytesEachTime() throws {
    let folder = try TemporaryFolder()
    let files = ["a.png", "b.png", "flat.png"].map { folder.path($0) }
    for (file, options) in zip(files, [["--exploded"], ["--exploded"], []]) {
      let run = CommandRun(
        ["render", "modal-bounce", "--times", "0,0.1", "-o", file] + options)
      #expect(run.status == 0, "\(run.errors)")
    }
    let bytes = try files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    #expect(bytes[0] == bytes[1] && bytes[0] != bytes[2])
    let layout = ContactSheetLayout(count: 2, frameSize: CGSize(width: 320, height: 568))
    let image = try CGImage(pngFile: URL(fileURLWithPath: files[0]))
    #expect(image.width == Int(layout.size.width) && image.height == Int(layout.size.height))
  }

  @Test func separateFilesHaveTheStagesSize() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(
      "render", "child-alpha", "--exploded", "--frames", "2", "--scale", "2", "--separate",
      folder.path("frames"))
    #expect(run.status == 0, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("frames"))
    #expect(names.count == 2)
    let image = try CGImage(
      pngFile: URL(fileURLWithPath: folder.path("frames/\(try #require(names.first))")))
    #expect(image.width == 780 && image.height == 1688)
  }

  @Test func theHelpNamesIt() {
    #expect(CommandRun("render", "--help").output.contains("--exploded"))
  }
}
