import CoreGraphics
import Foundation
import Studio
import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

/// The studio in a real window, used as one uses it the first time.
@MainActor
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

    /// The field of the parameters with a text, in the window.
    func field(_ text: String) throws -> CGRect {
      let field = run.controller.view.field(text)
      return try #require(field.map { $0.convert($0.bounds, to: nil) }, "\(text)")
    }

    /// The middle of what shows a text, in the studio or in what it presents.
    func place(of text: String) throws -> CGPoint {
      let label = run.controller.view.window.flatMap { $0.label(text) }
      let frame = try #require(label.map { $0.convert($0.bounds, to: nil) }, "\(text)")
      return CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
    }
  }

  @Test(arguments: WindowSystem.allCases)
  func searchPresentLookBackSaveAndQuit(on system: WindowSystem) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("studio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    let app = try AppInAWindow(
      ["--demo", "nav-default"], size: Self.size, on: system, folder: url)
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
    let strip = CGPoint(x: 640, y: 800)
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
    try app.dragDown(from: start, to: end)
    try app.release()
    try app.expect(first, in: device, "the first page again")
    try app.waitUntilIdle()

    // Save all of it as a contact sheet.
    try app.xdotool("key", "ctrl+s")
    model.run.controller.perform(.save)
    model.run.simulator.settle()
    try app.waitUntilIdle()
    try app.click(at: try model.place(of: "Contact sheet"))
    let sheet = try app.file(at: url.appendingPathComponent("modal-bounce-sheet-1.png"))
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

extension StudioTourTests {
  /// The page below steps back to 90 % of its size, and after the change to 70 %.
  @Test(arguments: WindowSystem.allCases)
  func changeAParameterAndChooseALayer(on system: WindowSystem) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("studio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    let app = try AppInAWindow(
      ["--demo", "coordinator-alongside"], size: Self.size, on: system, folder: url)
    let model = try Model("coordinator-alongside")
    let device = try model.device
    // The stage has 844 points.
    let read = CGPoint(
      x: device.midX.rounded(), y: (device.minY + 262 * device.height / 844).rounded())
    try app.expect(model.picture, in: device, "the desk")
    try app.waitUntilIdle()
    try app.click(at: read)
    let desk = model.picture
    model.tap(read)
    try app.expect(model.picture, in: device, "the letter over the desk")
    let first = model.picture
    #expect(first?.cropping(to: device)?.pngData != desk?.cropping(to: device)?.pngData)
    try app.waitUntilIdle()

    // Another number is typed: the demo runs again with it, up to the press.
    let field = try model.field("90")
    try app.click(at: CGPoint(x: field.midX.rounded(), y: field.midY.rounded()))
    try app.xdotool("type", "70")
    try app.xdotool("key", "Return")
    try app.move(to: Self.beside)
    model.run.simulator.tap(at: CGPoint(x: field.midX.rounded(), y: field.midY.rounded()))
    model.run.simulator.type("70")
    model.run.simulator.press("Return")
    model.run.simulator.settle()
    let changed = model.picture
    #expect(first?.cropping(to: device)?.pngData != changed?.cropping(to: device)?.pngData)
    #expect(try model.field("70") == field)
    try app.expect(changed, in: device, "the desk farther back")
    try app.expect(changed, in: field, "the number that was typed")
    try app.waitUntilIdle()

    // A press with Alt chooses the letter; its outline and its values are shown.
    try app.xdotool("key", "F5")
    model.run.controller.perform(.panel(.layers))
    model.run.simulator.settle()
    try app.waitUntilIdle()
    let letter = CGPoint(x: device.midX.rounded(), y: device.maxY - 40)
    // A press counts with the keys of its own moment, also when the app comes to it later.
    try app.whileStopped {
      try app.xdotool("keydown", "alt")
      try app.click(at: letter)
      try app.xdotool("keyup", "alt")
    }
    try app.move(to: Self.beside)
    #expect(model.run.controller.chooseLayer(at: letter))
    model.run.simulator.settle()
    let chosen = model.picture
    #expect(chosen?.cropping(to: device)?.pngData != changed?.cropping(to: device)?.pngData)
    try app.expect(chosen, in: device, "the outline of the letter")
    // The list with the chosen row, without the tabs, which the pointer was over.
    let list = CGRect(x: 960, y: 96, width: 320, height: 240)
    try app.expect(chosen, in: list, "the letter in the list of layers")
    try app.waitUntilIdle()
    try app.xdotool("key", "ctrl+q")
    #expect(app.waitForExit() == 0, "Ctrl-Q ends the app without an error")
  }

  /// A place of the window where nothing is pointed at.
  private static let beside = CGPoint(x: 300, y: 400)
}

extension CGImage {
  fileprivate var pngData: Data? { UIImage(cgImage: self).pngData() }
}

extension UIView {
  /// The field in front with a text.
  fileprivate func field(_ text: String) -> UITextField? {
    guard !isHidden else { return nil }
    let inside = subviews.reversed().lazy.compactMap { $0.field(text) }.first
    return inside ?? (self as? UITextField).flatMap { $0.text == text ? $0 : nil }
  }

  /// The label in front with a text.
  fileprivate func label(_ text: String) -> UILabel? {
    guard !isHidden else { return nil }
    let inside = subviews.reversed().lazy.compactMap { $0.label(text) }.first
    return inside ?? (self as? UILabel).flatMap { $0.text == text ? $0 : nil }
  }
}
