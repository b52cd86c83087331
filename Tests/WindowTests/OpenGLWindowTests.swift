import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

/// The app in a real window that OpenGL ES draws, by Mesa on the processor.
///
/// Drawn in memory the window shows what a simulated screen does, pixel for pixel: see
/// `WindowTests`. The simulated screen is the measure here, too.
@MainActor
struct OpenGLWindowTests {
  private static let size = CGSize(width: 320, height: 568)
  /// What the app says where OpenGL cannot be had.
  private static let fallback = "the processor draws"

  /// A demo in such a window, and on a simulated screen, which looks the same at first. Its time
  /// runs faster: nothing is compared while it moves by itself.
  private func open(
    _ demo: String, on system: WindowSystem, screen: CGSize? = nil
  ) throws -> (app: AppInAWindow, simulator: Simulator) {
    let app = try AppInAWindow(
      ["--demo", demo, "--stage-only", "--slow", "8", "--renderer", "gl"], size: Self.size,
      on: system, screen: screen, variables: ["LIBGL_ALWAYS_SOFTWARE": "1"])
    let simulator = try simulate(demo)
    try app.expect(simulator.snapshot(), "the first page", within: .openGL)
    return (app, simulator)
  }

  private func simulate(_ demo: String) throws -> Simulator {
    let demo = try #require(Catalogue.demo(id: demo))
    return Simulator(size: Self.size, scale: 1, root: demo.makeRoot())
  }

  /// Ends the app, which must have drawn by OpenGL up to now.
  private func end(
    _ app: AppInAWindow, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let libraries = try app.libraries
    #expect(libraries.contains { $0.contains("GL") }, sourceLocation: sourceLocation)
    app.terminate()
    #expect(app.waitForExit() == 0, sourceLocation: sourceLocation)
    #expect(!app.complaints().contains(Self.fallback), sourceLocation: sourceLocation)
  }

  @Test(arguments: WindowSystem.allCases)
  func aClickPresentsAndADragIsFollowed(on system: WindowSystem) throws {
    let (app, simulator) = try open("modal-bounce", on: system)
    let button = CGPoint(x: 160, y: 230)
    try app.click(at: button)
    simulator.tap(at: button)
    simulator.settle()
    try app.expect(simulator.snapshot(), "the presented page", within: .openGL)
    try app.waitUntilIdle()

    let start = CGPoint(x: 200, y: 300)
    let end = CGPoint(x: 200, y: 480)
    try app.dragDown(from: start, to: end)
    simulator.drag(from: start, to: end)
    try app.expect(simulator.snapshot(), "the page held 180 points further down", within: .openGL)

    try app.release()
    simulator.touchUp(at: end)
    simulator.settle()
    try app.expect(simulator.snapshot(), "the first page again", within: .openGL)
    try self.end(app)
  }

  @Test func theWindowFollowsANewSizeAndIsShownAgain() throws {
    let (app, simulator) = try open("modal-default", on: .x11)
    let wide = CGSize(width: 400, height: 440)
    try app.resize(to: wide)
    simulator.resize(to: wide)
    simulator.settle()
    try app.expect(simulator.snapshot(), "the page at its new size", within: .openGL)
    try app.waitUntilIdle()

    try app.hideAndShow()
    try app.expect(simulator.snapshot(), "the page, again", within: .openGL)
    try end(app)
  }

  @Test func theWindowFillsTheScreenAndComesBack() throws {
    let screen = CGSize(width: 400, height: 640)
    let (app, simulator) = try open("modal-default", on: .wayland, screen: screen)
    for (size, moment) in [(screen, "on all of the screen"), (Self.size, "at its first size")] {
      try app.xdotool("key", "F11")
      simulator.resize(to: size)
      simulator.settle()
      try app.expect(simulator.snapshot(), "the page \(moment)", within: .openGL)
    }
    try end(app)
  }

  /// A window that is empty, stands still or is upside down is not taken for the right one.
  @Test func theToleranceTellsPicturesApart() throws {
    let simulator = try simulate("modal-bounce")
    let first = try #require(simulator.snapshot())
    simulator.tap(at: CGPoint(x: 160, y: 230))
    simulator.settle()
    let second = try #require(simulator.snapshot())
    let shown = second.words(in: second.bounds)
    let black = [UInt32](repeating: 0, count: shown.count)
    for wrong in [first.words(in: first.bounds), second.wordsUpsideDown, black] {
      let differing = PixelTolerance.openGL.differing(shown, wrong)
      #expect(!PixelTolerance.openGL.permits(differing, of: shown.count))
    }
  }

  /// Where a graphics card has no driver, or an old one.
  @Test(arguments: MissingOpenGL.allCases)
  func theProcessorDrawsWithoutOpenGL(_ missing: MissingOpenGL) throws {
    // The window is opened as on a machine with a graphics card.
    let variables = ["PLAYGROUND_PRESENTER": "gl"].merging(missing.variables) { $1 }
    let app = try AppInAWindow(
      ["--demo", "modal-default", "--stage-only"], size: Self.size, on: missing.system,
      variables: variables)
    let simulator = try simulate("modal-default")
    try app.expect(simulator.snapshot(), "the page")
    app.terminate()
    #expect(app.waitForExit() == 0)
    #expect(app.complaints().contains(Self.fallback))
  }
}

/// Why a window cannot be drawn by OpenGL.
enum MissingOpenGL: CaseIterable {
  /// Mesa asks the X server, which refuses by an error that ends programs.
  case refusedByServer
  /// There is only OpenGL ES 2.
  case oldVersion
  /// There is no library of EGL, which SDL opens for other windows on Wayland, too.
  case noLibrary

  var system: WindowSystem { self == .noLibrary ? .wayland : .x11 }

  var variables: [String: String] {
    switch self {
    case .refusedByServer: ["LIBGL_ALWAYS_INDIRECT": "1"]
    case .oldVersion: ["MESA_GLES_VERSION_OVERRIDE": "2.0"]
    case .noLibrary: ["SDL_VIDEO_EGL_DRIVER": "/none/libEGL.so"]
    }
  }
}
