import CoreGraphics
import Foundation
import Testing

/// The window systems that the app runs on.
enum WindowSystem: CaseIterable {
  case x11, wayland
}

/// The built app, running in a window on a display of its own.
@MainActor
final class AppInAWindow {
  /// How long the window may take to show what is expected, in seconds; machines that run tests can
  /// be slow.
  private static let patience: TimeInterval = 20

  private let display: VirtualDisplay
  /// Nil on X11.
  private let compositor: NestedCompositor?
  private let process: Process
  private let errors = Pipe()
  /// X11's number of the window; nil on Wayland, where windows have none for others.
  private let window: String?
  /// Whether the window is as large as the screen.
  private let fillsScreen: Bool

  convenience init(
    demo: String, size: CGSize, on system: WindowSystem, screen: CGSize? = nil
  ) throws {
    try self.init(["--demo", demo, "--stage-only"], size: size, on: system, screen: screen)
  }

  /// - Parameters:
  ///   - content: the options that say what to show.
  ///   - screen: the size of the screen in pixels. On Wayland, where the compositor places windows,
  ///     it is the window's own where it is left out, so that the window is in the corner.
  ///   - folder: where the app saves files and keeps its settings; nil for the test's own folder.
  ///   - variables: of the environment, besides those that the tests of the window have.
  init(
    _ content: [String], size: CGSize, on system: WindowSystem, screen: CGSize? = nil,
    folder: URL? = nil, variables: [String: String] = [:]
  ) throws {
    let x11Screen = CGSize(width: max(size.width, 1000), height: max(size.height, 1000))
    let screen = screen ?? (system == .x11 ? x11Screen : size)
    fillsScreen = screen == size
    display = try VirtualDisplay(width: Int(screen.width), height: Int(screen.height))
    // The desktop's settings are not those of the tests.
    var environment = ["DBUS_SESSION_BUS_ADDRESS": "", "PLAYGROUND_PRESENTER": "surface"]
    switch system {
    case .x11:
      compositor = nil
      environment.merge(["DISPLAY": display.name, "SDL_VIDEODRIVER": "x11"]) { $1 }
    case .wayland:
      let compositor = try NestedCompositor(on: display, size: screen)
      self.compositor = compositor
      environment.merge(compositor.environment) { $1 }
      // Weston draws no frames around windows, and the library that would has no part in the tests.
      environment.merge(
        ["SDL_VIDEODRIVER": "wayland", "SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR": "0"]) { $1 }
    }
    environment["XDG_CONFIG_HOME"] = folder?.path
    environment.merge(variables) { $1 }
    process = try Process.start(
      try Self.executable().path,
      content + [
        "--size", "\(Int(size.width))x\(Int(size.height))", "--scale", "1",
      ],
      output: Pipe(), errors: errors, environment: environment, folder: folder)
    guard system == .x11 else {
      window = nil
      return
    }
    let found = try display.xdotool(
      "search", "--sync", "--onlyvisible", "--name", "Transition Playground")
    let window = try #require(found.split(separator: "\n").first.map(String.init))
    self.window = window
    // Without a window manager nothing gives it the keyboard focus.
    try display.xdotool("windowfocus", "--sync", window)
  }

  deinit { kill(process.processIdentifier, SIGKILL) }

  /// The build puts the app and the tests into the same folder.
  static func executable() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let candidate = folder.appendingPathComponent("playground")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    throw VirtualDisplay.Failure(description: "The app was not built beside the tests.")
  }

  @discardableResult
  func xdotool(_ command: String, _ arguments: String) throws -> String {
    try display.xdotool(command, arguments)
  }

  // MARK: The mouse

  func move(to point: CGPoint) throws {
    try compositor?.alignPointer(on: display)
    let origin = try self.origin
    try display.xdotool(
      "mousemove", "\(Int(point.x + origin.x))", "\(Int(point.y + origin.y))")
  }

  func press(at point: CGPoint) throws {
    try move(to: point)
    try display.xdotool("mousedown", "1")
  }

  /// Presses the button and moves downwards in steps of 20 points; the button stays pressed.
  func dragDown(from start: CGPoint, to end: CGPoint) throws {
    try press(at: start)
    for y in stride(from: start.y + 20, through: end.y, by: 20) {
      try move(to: CGPoint(x: start.x, y: y))
    }
  }

  func release() throws { try display.xdotool("mouseup", "1") }

  func click(at point: CGPoint) throws {
    try press(at: point)
    try release()
  }

  /// Resizes the window as a user of X11 does.
  func resize(to size: CGSize) throws {
    let window = try #require(window, "Nobody else resizes windows on Wayland.")
    try display.xdotool(
      "windowsize", "--sync", window, "\(Int(size.width))", "\(Int(size.height))")
  }

  /// Takes the window off the screen and puts it back. X11 keeps nothing of what it showed.
  func hideAndShow(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let window = try #require(window, "Nobody else hides windows on Wayland.")
    try display.xdotool("windowunmap", "--sync", window)
    let black: UInt32 = 0
    let first = try display.origin(before: black)
    #expect(first.x == CGFloat(display.width), "Nothing is left.", sourceLocation: sourceLocation)
    try display.xdotool("windowmap", "--sync", window)
  }

  /// Lets events wait while a closure makes them, as in an app that is busy.
  func whileStopped(_ body: () throws -> Void) rethrows {
    kill(process.processIdentifier, SIGSTOP)
    defer { kill(process.processIdentifier, SIGCONT) }
    try body()
  }

  // MARK: The picture

  /// Checks that the window eventually shows a given picture.
  ///
  /// - Parameters:
  ///   - part: the part of the window and of the picture that is compared, in pixels; nil for all
  ///     of it.
  ///   - tolerance: how near it must come.
  func expect(
    _ picture: CGImage?, in part: CGRect? = nil, _ moment: String,
    within tolerance: PixelTolerance = .exact, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let picture = try #require(picture, sourceLocation: sourceLocation)
    let part = part ?? picture.bounds
    let expected = picture.words(in: part)
    let deadline = ProcessInfo.processInfo.systemUptime + Self.patience
    var differing = expected.count
    repeat {
      let shown = try self.shown(in: part)
      differing = shown.isEmpty ? expected.count : tolerance.differing(expected, shown)
      if tolerance.permits(differing, of: expected.count) { return }
      // The other process needs processor time meanwhile.
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    } while ProcessInfo.processInfo.systemUptime < deadline && process.isRunning
    Issue.record(
      """
      The window does not show \(moment): \(differing) of \(expected.count) pixels differ\
      \(process.isRunning ? "" : "; the app has ended").
      """, sourceLocation: sourceLocation)
  }

  /// Waits until the app has nothing to do any more.
  ///
  /// The end of a spring cannot be seen: the final picture appears a little before the transition
  /// is over, and until then touches are ignored.
  func waitUntilIdle() throws {
    let deadline = ProcessInfo.processInfo.systemUptime + Self.patience
    var (used, quietTurns) = (try processorTime(), 0)
    while quietTurns < Self.idleTurns, ProcessInfo.processInfo.systemUptime < deadline {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      let now = try processorTime()
      quietTurns = now == used ? quietTurns + 1 : 0
      used = now
    }
    try #require(quietTurns >= Self.idleTurns, "The app does not settle.")
  }

  /// The number of polls without processor time after which the app counts as idle: longer than
  /// several frames.
  private static let idleTurns = 15

  /// The clock ticks that the app has used.
  private func processorTime() throws -> Int {
    let text = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    // The name, in parentheses, may hold spaces; user and system time are the 12th and 13th after
    // it.
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    return fields[12...13].compactMap { Int($0) }.reduce(0, +)
  }

  /// The names of the libraries that the app has loaded.
  var libraries: Set<String> {
    get throws {
      let file = URL(fileURLWithPath: "/proc/\(process.processIdentifier)/maps")
      let text = String(
        decoding: try FileHandle(forReadingFrom: file).readDataToEndOfFile(), as: UTF8.self)
      let paths = text.split(separator: "\n").compactMap { $0.split(separator: " ").last }
      return Set(paths.map { URL(fileURLWithPath: String($0)).lastPathComponent })
        .filter { $0.contains(".so") }
    }
  }

  /// Waits until a file is there, whole, and returns its content.
  func file(
    at url: URL, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Data {
    let deadline = ProcessInfo.processInfo.systemUptime + Self.patience
    var last: Data?
    while ProcessInfo.processInfo.systemUptime < deadline {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
      let next = try? Data(contentsOf: url)
      if let next, !next.isEmpty, next == last { return next }
      last = next
    }
    return try #require(nil as Data?, "There is no \(url.path).", sourceLocation: sourceLocation)
  }

  private func shown(in part: CGRect) throws -> [UInt32] {
    let origin = try self.origin
    let (x, y) = (Int(origin.x + part.minX), Int(origin.y + part.minY))
    // A window that is not there yet, or not as large as expected, shows nothing there.
    let screen = CGRect(origin: .zero, size: CGSize(width: display.width, height: display.height))
    guard screen.contains(part.offsetBy(dx: origin.x, dy: origin.y)) else { return [] }
    return try display.pixels(x: x, y: y, width: Int(part.width), height: Int(part.height))
  }

  /// The place of the window's top left corner on the screen, in pixels.
  private var origin: CGPoint {
    get throws {
      guard let window else {
        return fillsScreen ? .zero : try display.origin(before: NestedCompositor.background)
      }
      let lines = try display.xdotool("getwindowgeometry", "--shell", window)
        .split(separator: "\n").reduce(into: [Substring: CGFloat]()) { values, line in
          let parts = line.split(separator: "=")
          if parts.count == 2, let number = Int(parts[1]) { values[parts[0]] = CGFloat(number) }
        }
      return CGPoint(x: try #require(lines["X"]), y: try #require(lines["Y"]))
    }
  }

  // MARK: The end

  func terminate() { process.terminate() }

  /// Sends what the end of a terminal sends.
  func hangUp() { kill(process.processIdentifier, SIGHUP) }

  /// The exit status, once the app has ended.
  func waitForExit() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Nobody reads what the app writes to standard error from now on.
  func closeComplaints() throws { try errors.fileHandleForReading.close() }

  /// What the app has written to standard error until its end.
  func complaints() -> String {
    String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
