import CSDL2
package import CoreGraphics

/// A platform for an X11 or Wayland desktop, by SDL 2.
///
/// `run(_:)` must be called from the synchronous main program, not from a task or a block on the
/// main queue: while one of those runs, the main queue runs no other work.
package final class SDLPlatform: Platform {
  var window: SDLWindow?
  var delegate: (any PlatformDelegate)?
  var eventClock = EventClock()
  var isStopRequested = false
  /// Whether the thread waits in Foundation's run loop, so that a requested frame must wake it.
  var isInRunLoop = false
  private var isWakeQueued = false
  private lazy var cursors = SDLCursors()

  /// Connects to the display.
  package init() throws(PlatformError) {
    let environment = ProcessInfo.processInfo.environment
    StandardStreams.reserve()
    // Writing to a closed pipe then fails instead of ending the program.
    signal(SIGPIPE, SIG_IGN)
    Self.setHints()
    var reasons: [String] = []
    for driver in Self.drivers(environment: environment) {
      if driver == Self.wayland, let problem = WaylandCompositor.problem() {
        throw .noDisplay(problem)
      }
      SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE)
      if SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 {
        Self.refuseDrops()
        // SDL begins with text input, so that an input method would take keys that are shortcuts.
        SDL_StopTextInput()
        return
      }
      reasons.append(sdlError())
    }
    let reason = reasons.joined(separator: ", ")
    throw .noDisplay(Self.explain(reason, environment: environment))
  }

  /// Makes new windows refuse drops, and the desktop show it. SDL would otherwise accept files and
  /// allocate their names, which nothing frees.
  private static func refuseDrops() {
    for type in [SDL_DROPFILE, SDL_DROPTEXT] { SDL_EventState(type.rawValue, SDL_IGNORE) }
  }

  /// SDL's name for its Wayland driver.
  static let wayland = "wayland"

  /// Whether SDL is connected to a Wayland compositor.
  static var isOnWayland: Bool {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } == wayland
  }

  /// Returns SDL's video drivers to try, in order: those that SDL's own variable names, or else
  /// only those of desktops. By default SDL would fall back to the console or an invisible window.
  static func drivers(environment: [String: String]) -> [String] {
    let chosen = (environment[SDL_HINT_VIDEODRIVER] ?? "").split(separator: ",").map(String.init)
    guard chosen.isEmpty else { return chosen }
    // Without this folder Wayland cannot work, and only prints warnings on standard error.
    return environment["XDG_RUNTIME_DIR"] == nil ? ["x11"] : ["x11", wayland]
  }

  isolated deinit {
    window?.close()
    cursors.free()
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  private static func setHints() {
    let hints = [
      // Otherwise SDL handles SIGTERM and SIGINT itself.
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      // Otherwise SDL displays the window's surface through OpenGL, which is emulated without a
      // GPU.
      (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
      // A touch is reported once, as a finger. A mouse is not reported as a finger.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
      (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      // The click that activates the window is delivered, too.
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      // The window's own close event is sufficient.
      (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
      // A desktop program allows the screen saver, and does not suspend the desktop's compositor.
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      // Otherwise the text of an input method is reported in pieces of 31 bytes.
      (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
  }

  /// Returns the reason why there is no display, in SDL's words, with advice.
  package static func explain(_ reason: String, environment: [String: String]) -> String {
    let display = environment["DISPLAY"] ?? ""
    let wayland = environment["WAYLAND_DISPLAY"] ?? ""
    if display.isEmpty && wayland.isEmpty {
      return "\(reason). DISPLAY is not set: start the program on a desktop, "
        + "or by `xvfb-run` on a machine without one."
    }
    let names = [("DISPLAY", display), ("WAYLAND_DISPLAY", wayland)]
      .filter { !$0.1.isEmpty }.map { "\($0.0) is \($0.1)" }.joined(separator: ", ")
    return "\(reason). \(names): is a display server running there, and may this user use it?"
  }

  package var hostTime: TimeInterval { Self.now() }

  static func now() -> TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  package func openWindow(
    _ configuration: WindowConfiguration
  ) throws(PlatformError) -> any PlatformWindow {
    guard window == nil else { throw .windowFailed("the one window there can be is open already") }
    let window = try SDLWindow(configuration, platform: self)
    self.window = window
    return window
  }

  func windowDidClose(_ closed: SDLWindow) {
    if window === closed { window = nil }
    wake()
  }

  package func stop() {
    isStopRequested = true
    wake()
  }

  package var keepsScreenOn: Bool {
    get { SDL_IsScreenSaverEnabled() == SDL_FALSE }
    set {
      if newValue { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() }
      wake()
    }
  }

  package var clipboardText: String {
    get {
      guard let text = SDL_GetClipboardText() else { return "" }
      defer { SDL_free(text) }
      // SDL waits for the answer, and queues other events that arrive meanwhile.
      wake()
      return String(cString: text)
    }
    set {
      SDL_SetClipboardText(newValue)
      wake()
    }
  }

  func setCursor(_ shape: CursorShape) {
    cursors.setCursor(shape)
    wake()
  }

  /// Makes the run loop return, so that the next iteration handles new requests.
  ///
  /// It is called for new frames, and for every call that communicates with the display: its
  /// replies go into Xlib's own queue, which the connection's descriptor does not report.
  func wake() {
    guard isInRunLoop, !isWakeQueued else { return }
    isWakeQueued = true
    DispatchQueue.main.async { self.isWakeQueued = false }
  }
}
