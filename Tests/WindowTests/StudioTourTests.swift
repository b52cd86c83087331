import CoreGraphics
import Foundation
import Studio
import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import playground

/// The studio in a real window, used as one uses it the first time.
@MainActor
@Suite(.serialized)
struct StudioTourTests {
  private static let size = CGSize(width: 1280, height: 832)

  /// The same studio on a simulated screen, which says where things are and how they look.
  @MainActor
  private struct Model {
    let run: StudioRun

    init(_ demo: String) throws {
      run = StudioRun(try #require(Catalogue.demo(id: demo)), size: StudioTourTests.size)
    }

    /// The device in the window.
    var device: CGRect {
      get throws {
        let view = try #require(run.controller.session?.sceneView)
        return view.convert(view.bounds, to: nil)
      }
    }

    var picture: CGImage? { run.simulator.snapshot() }

    func tap(_ point: CGPoint) {
      run.simulator.tap(at: point)
      run.simulator.settle()
    }

    /// The middle of what shows a text, in the studio or in what it presents.
    func place(of text: String) throws -> CGPoint {
      let label = run.controller.view.window.flatMap { $0.label(text) }
      let frame = try #require(label.map { $0.convert($0.bounds, to: nil) }, "\(text)")
      return CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
    }
  }

  @Test func searchPresentLookBackSaveAndQuit() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("studio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    let app = try AppInAWindow(["--demo", "nav-default"], size: Self.size, folder: url)
    var model = try Model("nav-default")
    try app.expect(model.picture, in: model.device, "the demo that was asked for")

    // Search, and open what is found.
    try app.xdotool("key", "slash")
    try app.xdotool("type", "bouncing")
    try app.xdotool("key", "Return")
    model = try Model("modal-bounce")
    let device = try model.device
    try app.expect(model.picture, in: device, "the demo that was found")
    let first = model.picture
    try app.waitUntilIdle()

    // Present by a click.
    let button = CGPoint(x: device.minX + 160, y: device.minY + 230)
    try app.click(at: button)
    model.tap(button)
    try app.expect(model.picture, in: device, "the presented page")
    let modal = model.picture
    try app.waitUntilIdle()

    // Scrub back to the beginning, a frame forth and back, and live again.
    let strip = CGPoint(x: 640, y: 806)
    try app.press(at: strip)
    try app.move(to: CGPoint(x: 2, y: strip.y))
    try app.release()
    try app.expect(first, in: device, "the first page, as it was")
    try app.xdotool("key", "End")
    try app.expect(modal, in: device, "the presented page, live")
    try app.waitUntilIdle()

    // What F12 saves is what the stage shows.
    try app.xdotool("key", "F12")
    let saved = try app.file(at: url.appendingPathComponent("modal-bounce-1.png"))
    let shown = try #require(UIImage(data: saved)?.cgImage)
    let expected = try #require(modal?.cropping(to: device))
    #expect(shown.width == 320 && shown.height == 568)
    #expect(UIImage(cgImage: shown).pngData() == UIImage(cgImage: expected).pngData())

    // Drag the modal down.
    let start = CGPoint(x: device.minX + 200, y: device.minY + 300)
    let end = CGPoint(x: start.x, y: start.y + 240)
    try app.press(at: start)
    for y in stride(from: start.y + 20, through: end.y, by: 20) {
      try app.move(to: CGPoint(x: start.x, y: y))
    }
    try app.release()
    try app.expect(first, in: device, "the first page again")
    try app.waitUntilIdle()

    // Save all of it as a contact sheet.
    try app.xdotool("key", "ctrl+s")
    model.run.controller.perform(.save)
    model.run.simulator.settle()
    try app.waitUntilIdle()
    try app.click(at: try model.place(of: "Contact sheet"))
    let sheet = try app.file(at: url.appendingPathComponent("modal-bounce-2.png"))
    #expect((UIImage(data: sheet)?.size.width ?? 0) > 1000)

    try app.waitUntilIdle()
    try app.xdotool("key", "ctrl+q")
    #expect(app.waitForExit() == 0, "Ctrl-Q ends the app without an error")
    let settings = try JSONDecoder().decode(
      StudioSettings.self,
      from: Data(contentsOf: url.appendingPathComponent("transition-playground/studio.json")))
    #expect(settings.demo == "modal-bounce" && settings.size == Self.size)
  }
}

extension UIView {
  /// The label in front with a text.
  fileprivate func label(_ text: String) -> UILabel? {
    guard !isHidden else { return nil }
    let inside = subviews.reversed().lazy.compactMap { $0.label(text) }.first
    return inside ?? (self as? UILabel).flatMap { $0.text == text ? $0 : nil }
  }
}
