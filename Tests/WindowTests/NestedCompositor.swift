import CoreGraphics
import Foundation

/// A Wayland compositor whose one output covers a virtual display: Weston, as a window of X11, so
/// that what is typed and clicked there comes to the app by Wayland.
final class NestedCompositor {
  /// The colour around the app's window, `0xRRGGBB`; no page has it in a corner.
  static let background: UInt32 = 0x01FE02

  /// What the app needs to find the compositor.
  let environment: [String: String]
  private let server: Process
  private let folder: URL
  /// Whether the pointers of the display and of Weston are in the same place.
  private var isPointerAligned = false

  /// How long it may take to start, in seconds.
  private static let patience: TimeInterval = 20
  private static let socket = "wayland-test"

  /// - Parameters:
  ///   - display: where it is shown.
  ///   - size: that of the display, in pixels.
  init(on display: VirtualDisplay, size: CGSize) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wayland-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Self.settings.write(
      to: folder.appendingPathComponent("weston.ini"), atomically: true, encoding: .utf8)
    try TransparentCursors.write(to: folder.appendingPathComponent(TransparentCursors.name))
    let environment = [
      "XDG_RUNTIME_DIR": folder.path, "XCURSOR_PATH": folder.path,
      "XCURSOR_THEME": TransparentCursors.name, "DBUS_SESSION_BUS_ADDRESS": "",
    ]
    server = try Process.start(
      "weston",
      [
        "--backend=x11-backend.so", "--use-pixman", "--width=\(Int(size.width))",
        "--height=\(Int(size.height))", "--socket=\(Self.socket)", "--idle-time=0",
        "--config=\(folder.path)/weston.ini",
      ], output: Pipe(), environment: environment.merging(["DISPLAY": display.name]) { $1 })
    self.environment = environment.merging(["WAYLAND_DISPLAY": Self.socket]) { $1 }
    try waitForSocket()
  }

  private static let settings = """
    [shell]
    background-color=0xff\(String(format: "%06x", background))
    panel-position=none
    animation=none
    startup-animation=none
    close-animation=none
    locking=false
    """

  private func waitForSocket() throws {
    let path = folder.appendingPathComponent(Self.socket).path
    let deadline = ProcessInfo.processInfo.systemUptime + Self.patience
    while ProcessInfo.processInfo.systemUptime < deadline, server.isRunning {
      if FileManager.default.fileExists(atPath: path) { return }
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    throw VirtualDisplay.Failure(
      description: "Weston did not start. It is in the Debian package weston.")
  }

  /// Brings the pointers of the display and of Weston to the same place before the first use.
  ///
  /// Weston adds the display's movements to a place of its own. Where its window opened under the
  /// pointer without notice, that is the upper left corner, in which both are after a movement
  /// across the whole screen.
  func alignPointer(on display: VirtualDisplay) throws {
    guard !isPointerAligned else { return }
    isPointerAligned = true
    try display.xdotool("mousemove", "\(display.width - 1)", "\(display.height - 1)")
    try display.xdotool("mousemove", "0", "0")
  }

  deinit {
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
