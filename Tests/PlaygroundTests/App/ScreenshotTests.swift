import Catalogue
import CoreGraphics
import Foundation
import Platform
import Testing
import UIKit
import UIKitTestSupport

@testable import PlaygroundApp

/// The pictures that F12 saves.
@MainActor
struct ScreenshotTests {
  @Test func theReportedPathIsTheWholeOne() throws {
    let id = "screenshot-\(UUID().uuidString)"
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 60, height: 40), scale: 1, root: page)
    let tap = InputTap(
      stage: simulator.stage,
      demoStage: DemoStage(Demo(id: id, title: "", summary: "", launch: { _ in })))
    simulator.platform.attach(tap)
    page.view.backgroundColor = .red
    simulator.settle()
    var messages = ""
    let complain = Console.complain
    Console.complain = { messages += $0 }
    defer { Console.complain = complain }
    simulator.press("F12")
    let path = FileManager.default.currentDirectoryPath + "/\(id)-1.png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(messages == "Saved \(path)\n")
    let picture = try CGImage(pngFile: URL(fileURLWithPath: path))
    #expect(picture.width == 60 && picture.height == 40)
  }

  @Test func withoutAPictureNothingIsSaved() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CommandError.pictureTooLarge) {
      try InputTap.save(nil, named: folder.path("picture"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("picture-1.png")))
  }
}
