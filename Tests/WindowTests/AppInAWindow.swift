import CoreGraphics
import Foundation
import Testing

/// The built app, running in a window on a display of its own.
@MainActor
final class AppInAWindow {
  /// How long the window may take to show what is expected, in seconds; machines that run tests can
  /// be slow.
  private static let patience: TimeInterval = 20

  private let display: VirtualDisplay
  private let process: Process
  private let window: String

  convenience init(demo: String, size: CGSize) throws {
    try self.init(["--demo", demo, "--stage-only"], size: size)
  }

  /// - Parameters:
  ///   - content: the options that say what to show.
  ///   - folder: where the app saves files and keeps its settings; nil for the test's own folder.
  init(_ content: [String], size: CGSize, folder: URL? = nil) throws {
    display = try VirtualDisplay(
      width: max(Int(size.width), 1000), height: max(Int(size.height), 1000))
    // The desktop's settings are not those of the tests.
    var environment = [
      "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "DBUS_SESSION_BUS_ADDRESS": "",
    ]
    environment["XDG_CONFIG_HOME"] = folder?.path
    process = try Process.start(
      try Self.executable().path,
      content + [
        "--size", "\(Int(size.width))x\(Int(size.height))", "--scale", "1",
      ],
      output: Pipe(), environment: environment, folder: folder)
    let found = try display.xdotool(
      "search", "--sync", "--onlyvisible", "--name", "Transition Playground")
    window = try #require(found.split(separator: "\n").first.map(String.init))
    // Without a window manager nothing gives it the keyboard focus.
    try display.xdotool("windowfocus", "--sync", window)
  }

  deinit { kill(process.processIdentifier, SIGKILL) }

  /// The build puts the app and the tests into the same folder.
  private static func executable() throws -> URL {
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
    try display.xdotool(
      "mousemove", "--window", window, "\(Int(point.x))", "\(Int(point.y))")
  }

  func press(at point: CGPoint) throws {
    try move(to: point)
    try display.xdotool("mousedown", "1")
  }

  func release() throws { try display.xdotool("mouseup", "1") }

  func click(at point: CGPoint) throws {
    try press(at: point)
    try release()
  }

  func resize(to size: CGSize) throws {
    try display.xdotool(
      "windowsize", "--sync", window, "\(Int(size.width))", "\(Int(size.height))")
  }

  /// Lets events wait while a closure makes them, as in an app that is busy.
  func whileStopped(_ body: () throws -> Void) rethrows {
    kill(process.processIdentifier, SIGSTOP)
    defer { kill(process.processIdentifier, SIGCONT) }
    try body()
  }

  // MARK: The picture

  /// Checks that the window eventually shows exactly a given picture.
  ///
  /// - Parameter part: the part of the window and of the picture that is compared, in pixels; nil
  ///   for all of it.
  func expect(
    _ picture: CGImage?, in part: CGRect? = nil, _ moment: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let picture = try #require(picture, sourceLocation: sourceLocation)
    let part = part ?? CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    let expected = picture.words(in: part)
    let deadline = ProcessInfo.processInfo.systemUptime + Self.patience
    var differing = expected.count
    repeat {
      let shown = try self.shown(in: part)
      differing = zip(expected, shown).count { $0 != $1 }
      if differing == 0 { return }
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
    let lines = try display.xdotool("getwindowgeometry", "--shell", window)
      .split(separator: "\n").reduce(into: [Substring: Int]()) { values, line in
        let parts = line.split(separator: "=")
        if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
      }
    guard let x = lines["X"], let y = lines["Y"] else { return [] }
    return try display.pixels(
      x: x + Int(part.minX), y: y + Int(part.minY), width: Int(part.width),
      height: Int(part.height))
  }

  // MARK: The end

  func terminate() { process.terminate() }

  /// The exit status, once the app has ended.
  func waitForExit() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}

extension CGImage {
  /// Row by row, `0xRRGGBB`.
  fileprivate func words(in part: CGRect) -> [UInt32] {
    (Int(part.minY)..<Int(part.maxY)).flatMap { y in
      (Int(part.minX)..<Int(part.maxX)).map { pixel(x: $0, y: y) & 0xFF_FFFF }
    }
  }
}
