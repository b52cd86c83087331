import CoreGraphics

/// Reads the settings of the desktop, and follows their changes, by the settings portal
/// (`org.freedesktop.portal.Settings`). It works on a thread of its own, and opens GIO only where
/// there is a session bus.
package enum DesktopSettingsMonitor {
  /// The variable that names the session bus.
  private static let address = "DBUS_SESSION_BUS_ADDRESS"

  /// Begins to read, unless there is no session bus.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - onChange: is called with the settings once they are known, and whenever they change; never
  ///     where there is no portal.
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
