import CoreGraphics
import Foundation
import Testing

/// The size of windows for which none is asked.
@MainActor
struct WindowSizeTests {
  /// A display that is smaller than the windows would be.
  private static let display = CGSize(width: 700, height: 600)

  @Test(arguments: [
    ["--demo", "modal-default"], ["compare", "modal-default", "modal-bounce"],
  ])
  func aWindowOpensNoLargerThanItsDisplay(arguments: [String]) throws {
    let settings = FileManager.default.temporaryDirectory
      .appendingPathComponent("settings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: settings) }
    let display = try VirtualDisplay(
      width: Int(Self.display.width), height: Int(Self.display.height))
    let app = try Process.start(
      try AppInAWindow.executable().path, arguments + ["--scale", "1"], output: Pipe(),
      environment: [
        "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "DBUS_SESSION_BUS_ADDRESS": "",
        "PLAYGROUND_PRESENTER": "surface", "XDG_CONFIG_HOME": settings.path,
      ])
    defer {
      kill(app.processIdentifier, SIGKILL)
      app.waitUntilExit()
    }
    let found = try display.xdotool(
      "search", "--sync", "--onlyvisible", "--name", "Transition Playground")
    let window = try #require(found.split(separator: "\n").first.map(String.init))
    // Lines such as "WIDTH=700".
    let lines = try display.xdotool("getwindowgeometry", "--shell", window)
    func number(_ name: String) throws -> CGFloat {
      let line = lines.split(separator: "\n").first { $0.hasPrefix(name + "=") }
      return CGFloat(try #require(line.flatMap { Int($0.dropFirst(name.count + 1)) }))
    }
    #expect(try number("WIDTH") <= Self.display.width)
    #expect(try number("HEIGHT") <= Self.display.height)
  }
}
