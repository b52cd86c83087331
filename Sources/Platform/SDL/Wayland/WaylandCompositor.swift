import CWaylandClient

/// Checks the compositor that SDL is about to use.
enum WaylandCompositor {
  /// Returns the reason why SDL cannot open a window on the compositor, in one sentence; nil if it
  /// can, or if there is no compositor.
  ///
  /// SDL 2.26 crashes on a compositor without a seat, and shows no window on one without xdg-shell.
  static func problem() -> String? {
    guard let display = wl_display_connect(nil) else { return nil }
    defer { wl_display_disconnect(display) }
    guard let queue = wl_display_create_queue(display) else { return nil }
    defer { wl_event_queue_destroy(queue) }
    return WaylandRegistry(display, queue: queue).flatMap { problem(offering: Set($0.names.keys)) }
  }

  /// - Parameter interfaces: the interfaces that the compositor offers.
  static func problem(offering interfaces: Set<String>) -> String? {
    let needed = [
      ("wl_seat", "seat"), ("xdg_wm_base", "xdg-shell"), ("wl_shm", "shared memory"),
    ]
    let missing = needed.filter { !interfaces.contains($0.0) }.map { "no \($0.1) (\($0.0))" }
    guard !missing.isEmpty else { return nil }
    return "the Wayland compositor has \(missing.joined(separator: " and ")), which SDL needs"
  }
}
