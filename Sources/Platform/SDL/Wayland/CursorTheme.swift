import CWaylandClient
import CoreGraphics

/// The available cursors in the theme that SDL uses on Wayland.
struct CursorTheme {
  private let available: Set<String>

  /// Reads the theme with a separate connection.
  ///
  /// - Parameters:
  ///   - names: the cursors to look up, by their names in X11's cursor font.
  ///   - environment: the environment variables of the process. If they name no theme, SDL may use
  ///     the one in the desktop's settings; this reads the default theme instead.
  init(looksFor names: [String], environment: [String: String]) {
    available = Self.available(names, theme: environment["XCURSOR_THEME"])
  }

  func has(_ name: String) -> Bool { available.contains(name) }

  private static func available(_ names: [String], theme: String?) -> Set<String> {
    guard let display = wl_display_connect(nil) else { return [] }
    defer { wl_display_disconnect(display) }
    guard let queue = wl_display_create_queue(display) else { return [] }
    defer { wl_event_queue_destroy(queue) }
    guard let registry = WaylandRegistry(display, queue: queue),
      let sharedMemory = registry.bindSharedMemory()
    else { return [] }
    defer { wl_shm_destroy(sharedMemory) }
    guard let cursors = wl_cursor_theme_load(theme, size, sharedMemory) else { return [] }
    defer { wl_cursor_theme_destroy(cursors) }
    return Set(names.filter { wl_cursor_theme_get_cursor(cursors, $0) != nil })
  }

  /// The size in pixels. Themes have the same cursors in all sizes.
  private static let size: Int32 = 24
}
