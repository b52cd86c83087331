import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

/// The app in a real window, on an X server of its own and on a Wayland compositor there, under a
/// mouse moved by xdotool.
@MainActor
struct WindowTests {
  private static let size = CGSize(width: 390, height: 844)

  /// A frame of the app in the window equals that on a simulated screen, pixel for pixel.
  @Test(arguments: WindowSystem.allCases)
  func aClickPresentsADragDismissesAndTheKeyboardQuits(on system: WindowSystem) throws {
    let app = try AppInAWindow(demo: "modal-bounce", size: Self.size, on: system)
    let demo = try #require(Catalogue.demo(id: "modal-bounce"))
    let simulator = Simulator(size: Self.size, scale: 1, root: demo.makeRoot())
    try app.expect(simulator.snapshot(), "the first page")

    let button = CGPoint(x: 160, y: 230)
    try app.click(at: button)
    simulator.tap(at: button)
    simulator.settle()
    // The pointer rests on a button of the new page, which looks the same with and without it.
    try app.expect(simulator.snapshot(), "the presented page")
    try app.waitUntilIdle()

    let start = CGPoint(x: 200, y: 400)
    let end = CGPoint(x: 200, y: 640)
    try app.dragDown(from: start, to: end)
    simulator.drag(from: start, to: end)
    try app.expect(simulator.snapshot(), "the page held 240 points further down")

    try app.release()
    simulator.touchUp(at: end)
    simulator.settle()
    try app.expect(simulator.snapshot(), "the first page again")

    try app.xdotool("key", "ctrl+q")
    #expect(app.waitForExit() == 0, "Ctrl-Q ends the app without an error")
  }

  /// Two scenes with two clocks in one window: the one that is paused stands still, and the other
  /// comes to its end.
  @Test(arguments: WindowSystem.allCases)
  func aPausedDemoBesideAnotherDoesNotStopIt(on system: WindowSystem) throws {
    let demo = try #require(Catalogue.demo(id: "modal-bounce"))
    let size = CompareViewController.size(for: [demo, demo])
    let app = try AppInAWindow(
      ["compare", demo.id, demo.id], size: size, on: system)
    let simulator = Simulator(
      size: size, scale: 1, root: CompareViewController([demo, demo], scale: 1))
    try app.expect(simulator.snapshot(), "both first pages")
    let sides = (simulator.window.rootViewController as? CompareViewController)?.sides ?? []
    let (left, right) = (try #require(sides.first), try #require(sides.last))
    func button(_ side: CompareViewController.Side) -> CGPoint {
      let origin = side.sceneView.frame.origin
      return CGPoint(x: origin.x + 160, y: origin.y + 230)
    }
    try app.click(at: button(left))
    simulator.tap(at: button(left))
    simulator.settle()
    try app.expect(simulator.snapshot(), "the left demo's second page")
    try app.waitUntilIdle()
    // The left demo was touched last.
    try app.xdotool("key", "space")
    left.togglePause()
    try app.click(at: button(right))
    simulator.tap(at: button(right))
    simulator.settle()
    try app.expect(simulator.snapshot(), "the right demo's second page, and the left one paused")
    try app.xdotool("key", "ctrl+q")
    #expect(app.waitForExit() == 0)
  }

  /// The app has nothing to do then, and must be woken.
  @Test(arguments: WindowSystem.allCases)
  func anEditOfAStoryboardComesIntoAnIdleWindow(on system: WindowSystem) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("live-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Page.storyboard")
    func save(green: Int) throws {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="page"><scenes>
        <scene sceneID="s"><objects><viewController id="page" sceneMemberID="viewController">
        <view key="view" id="view"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <color key="backgroundColor" red="0" green="\(green)" blue="1" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></view>
        </viewController></objects></scene></scenes></document>
        """
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    func picture() -> CGImage? {
      Simulator(size: Self.size, scale: 1, root: InterfaceFile(file.path).makeRoot()).snapshot()
    }
    try save(green: 0)
    let app = try AppInAWindow(
      ["--storyboard", file.path, "--stage-only"], size: Self.size, on: system)
    try app.expect(picture(), "the storyboard")
    try app.waitUntilIdle()
    try save(green: 1)
    try app.expect(picture(), "the storyboard as it was edited")
    app.terminate()
    #expect(app.waitForExit() == 0)
  }

  @Test func theWindowFollowsANewSize() throws {
    let app = try AppInAWindow(demo: "modal-default", size: Self.size, on: .x11)
    let demo = try #require(Catalogue.demo(id: "modal-default"))
    let simulator = Simulator(size: Self.size, scale: 1, root: demo.makeRoot())
    try app.expect(simulator.snapshot(), "the page at its first size")

    let wide = CGSize(width: 520, height: 600)
    try app.resize(to: wide)
    simulator.resize(to: wide)
    simulator.settle()
    try app.expect(simulator.snapshot(), "the page at its new size")

    app.terminate()
    #expect(app.waitForExit() == 0, "SIGTERM closes the window and ends the app without an error")
  }

  /// Whether the end of a terminal has an effect: not on what `nohup` has started.
  private nonisolated static let hangsUp: Bool = {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      != unsafeBitCast(SIG_IGN, to: Int.self)
  }()

  @Test(.enabled(if: hangsUp)) func theEndOfTheTerminalClosesTheWindow() throws {
    let app = try AppInAWindow(demo: "modal-default", size: Self.size, on: .x11)
    let demo = try #require(Catalogue.demo(id: "modal-default"))
    let simulator = Simulator(size: Self.size, scale: 1, root: demo.makeRoot())
    try app.expect(simulator.snapshot(), "the page")
    app.hangUp()
    #expect(app.waitForExit() == 0)
  }

  /// As after `playground 2>&1 | head -1`: F12 writes where the picture is.
  @Test func theWindowOutlivesTheReaderOfItsMessages() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("messages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = try AppInAWindow(
      ["--demo", "modal-default", "--stage-only"], size: Self.size, on: .x11, folder: folder)
    let demo = try #require(Catalogue.demo(id: "modal-default"))
    let simulator = Simulator(size: Self.size, scale: 1, root: demo.makeRoot())
    try app.expect(simulator.snapshot(), "the page")
    try app.closeComplaints()
    try app.xdotool("key", "F12")
    _ = try app.file(at: folder.appendingPathComponent("modal-default-1.png"))
    try app.waitUntilIdle()
    app.terminate()
    #expect(app.waitForExit() == 0)
  }

  /// On Wayland, where nobody else resizes the window; X11 needs a window manager for it.
  @Test func theWindowFillsTheScreenAndComesBack() throws {
    let screen = CGSize(width: 520, height: 900)
    let app = try AppInAWindow(
      demo: "modal-default", size: Self.size, on: .wayland, screen: screen)
    let demo = try #require(Catalogue.demo(id: "modal-default"))
    let simulator = Simulator(size: Self.size, scale: 1, root: demo.makeRoot())
    try app.expect(simulator.snapshot(), "the page at its first size")

    try app.xdotool("key", "F11")
    simulator.resize(to: screen)
    simulator.settle()
    try app.expect(simulator.snapshot(), "the page on all of the screen")

    try app.xdotool("key", "F11")
    simulator.resize(to: Self.size)
    simulator.settle()
    try app.expect(simulator.snapshot(), "the page at its first size again")

    app.terminate()
    #expect(app.waitForExit() == 0)
  }

  /// Opened without need, OpenGL takes half of the time to the first frame, and more memory than
  /// all the rest.
  @Test(arguments: WindowSystem.allCases)
  func openGLIsNotOpened(on system: WindowSystem) throws {
    let app = try AppInAWindow(demo: "modal-default", size: Self.size, on: system)
    let demo = try #require(Catalogue.demo(id: "modal-default"))
    let simulator = Simulator(size: Self.size, scale: 1, root: demo.makeRoot())
    try app.expect(simulator.snapshot(), "the page")
    let libraries = try app.libraries
    #expect(libraries.contains { $0.hasPrefix("libSDL2-") })
    #expect(libraries.filter { $0.contains("GL") || $0.contains("vulkan") } == [])
  }
}
