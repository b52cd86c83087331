import CSDL2
import CWaylandClient

/// The connection that brings a window's events, which the main loop waits for.
enum DisplayConnection {
  case x11(descriptor: Int32)
  /// - Parameter display: SDL's `wl_display`.
  case wayland(display: OpaquePointer)

  /// Nil on other window systems.
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

  /// Becomes readable when the display sends something.
  var descriptor: Int32 {
    switch self {
    case .x11(let descriptor): descriptor
    case .wayland(let display): wl_display_get_fd(display)
    }
  }

  /// Whether events were read and wait for SDL, which the descriptor does not report.
  ///
  /// On X11 that is not asked: every call that talks to the display wakes the loop.
  var hasQueuedEvents: Bool {
    guard case .wayland(let display) = self else { return false }
    // Announces that this thread reads, which is refused while events wait.
    guard wl_display_prepare_read(display) == 0 else { return true }
    wl_display_cancel_read(display)
    return false
  }

  /// Whether SDL has to be called for the next repetition of a key that is held down: on X11 the
  /// server repeats keys, on Wayland SDL does by its own clock.
  var repeatsKey: Bool {
    guard case .wayland = self else { return false }
    var count: Int32 = 0
    guard let state = SDL_GetKeyboardState(&count) else { return false }
    let modifiers = Int(SDL_SCANCODE_LCTRL.rawValue)...Int(SDL_SCANCODE_RGUI.rawValue)
    return (0..<Int(count)).contains { state[$0] != 0 && !modifiers.contains($0) }
  }
}
