import CoreGraphics

/// Reads the desktop's settings and follows their changes by the settings portal
/// (`org.freedesktop.portal.Settings`). It runs on its own thread, and opens GIO only if there is a
/// session bus.
package enum DesktopSettingsMonitor {
  /// The environment variable with the address of the session bus.
  private static let address = "DBUS_SESSION_BUS_ADDRESS"

  /// Starts reading, unless there is no session bus.
  ///
  /// - Parameters:
  ///   - environment: the environment variables of the process.
  ///   - onChange: called with the settings once they are known, and whenever they change. Never
  ///     called without a portal.
  /// - Returns: whether there is a session bus.
  @discardableResult
  package static func start(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    onChange: @escaping @MainActor @Sendable (DesktopSettings) -> Void
  ) -> Bool {
    guard let bus = environment[address], !bus.isEmpty else { return false }
    let thread = Thread {
      guard let portal = SettingsPortal() else { return }
      portal.run { settings in
        DispatchQueue.main.async { MainActor.assumeIsolated { onChange(settings) } }
      }
    }
    thread.name = "desktop settings"
    thread.start()
    return true
  }
}
