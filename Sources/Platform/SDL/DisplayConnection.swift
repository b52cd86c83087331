import CSDL2
import CWaylandClient

/// The connection that delivers a window's events, which the main loop waits for.
enum DisplayConnection {
  case x11(descriptor: Int32)
  /// - Parameter display: SDL's `wl_display`.
  case wayland(display: OpaquePointer)

  /// Returns nil on other window systems.
  init?(_ window: OpaquePointer) {
    let descriptor = CSDL2_GetX11Connection(window)
    if descriptor >= 0 {
      self = .x11(descriptor: descriptor)
    } else if let display = CSDL2_GetWaylandDisplay(window) {
      self = .wayland(display: display)
    } else {
      return nil
    }
  }

  /// The file descriptor that becomes readable when the display sends data.
  var descriptor: Int32 {
    switch self {
    case .x11(let descriptor): descriptor
    case .wayland(let display): wl_display_get_fd(display)
    }
  }

  /// Whether events were read and wait for SDL. The descriptor does not report these.
  ///
  /// On X11 there is no query: every call that communicates with the display wakes the loop.
  var hasQueuedEvents: Bool {
    guard case .wayland(let display) = self else { return false }
    // Announces that this thread reads. It is refused while events are queued.
    guard wl_display_prepare_read(display) == 0 else { return true }
    wl_display_cancel_read(display)
    return false
  }

  /// Whether SDL must be called for the next repetition of a held key: on X11 the server repeats
  /// keys, on Wayland SDL does so with its own timer.
  var repeatsKey: Bool {
    guard case .wayland = self else { return false }
    var count: Int32 = 0
    guard let state = SDL_GetKeyboardState(&count) else { return false }
    let modifiers = Int(SDL_SCANCODE_LCTRL.rawValue)...Int(SDL_SCANCODE_RGUI.rawValue)
    return (0..<Int(count)).contains { state[$0] != 0 && !modifiers.contains($0) }
  }
}
