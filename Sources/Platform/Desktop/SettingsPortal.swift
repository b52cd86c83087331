import CoreGraphics

/// The desktop's settings portal, by GIO. It is used only on the thread that made it.
final class SettingsPortal {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  /// The timeout for the portal to start and answer, in milliseconds.
  private static let patience: Int32 = 2000

  private let gio: GIOFunctions
  private let connection: UnsafeMutableRawPointer
  /// The main context for events of this thread.
  private let context: UnsafeMutableRawPointer
  private var settings = DesktopSettings()
  private var report: (@Sendable (DesktopSettings) -> Void)?

  /// Returns nil without GIO, or if the session bus does not answer.
  init?() {
    guard let gio = GIOFunctions(), let context = gio.newContext() else { return nil }
    gio.pushContext(context)
    guard let connection = gio.getBus(GIOFunctions.sessionBus, nil, nil) else { return nil }
    // The program must not exit when the session bus ends.
    gio.setExitOnClose(connection, 0)
    (self.gio, self.connection, self.context) = (gio, connection, context)
  }

  /// Reports the settings, and then their changes. It never returns.
  func run(_ report: @escaping @Sendable (DesktopSettings) -> Void) -> Never {
    self.report = report
    subscribe()
    read()
    while true { _ = gio.iterate(context, 1) }
  }

  private func read() {
    let names = Set(DesktopSettings.keys.map(\.namespace)).sorted().map { "'\($0)'" }
    let question = "([\(names.joined(separator: ", "))],)"
    guard let parameters = gio.parse(nil, question, nil, nil, nil),
      let answer = gio.call(
        connection, Self.name, Self.path, Self.interface, "ReadAll", parameters, nil, 0,
        Self.patience, nil, nil)
    else { return }
    defer { gio.release(answer) }
    // The answer has the type (a{sa{sv}}).
    guard let groups = gio.child(answer, 0) else { return }
    defer { gio.release(groups) }
    for (namespace, key) in DesktopSettings.keys {
      guard let group = gio.lookUp(groups, namespace, nil) else { continue }
      defer { gio.release(group) }
      guard let value = gio.lookUp(group, key, nil) else { continue }
      defer { gio.release(value) }
      if let value = gio.value(of: value) { settings.set(key, of: namespace, to: value) }
    }
    report?(settings)
  }

  private func subscribe() {
    let me = Unmanaged.passUnretained(self).toOpaque()
    _ = gio.subscribe(
      connection, Self.name, Self.interface, "SettingChanged", Self.path, nil, 0,
      { _, _, _, _, _, parameters, portal in
        guard let parameters, let portal else { return }
        Unmanaged<SettingsPortal>.fromOpaque(portal).takeUnretainedValue().didChange(parameters)
      }, me, nil)
  }

  /// - Parameter parameters: the parameters of the signal, of the type (ssv).
  private func didChange(_ parameters: UnsafeMutableRawPointer) {
    guard let namespace = gio.text(ofChild: 0, of: parameters),
      let key = gio.text(ofChild: 1, of: parameters), let boxed = gio.child(parameters, 2)
    else { return }
    defer { gio.release(boxed) }
    guard let inner = gio.unbox(boxed) else { return }
    defer { gio.release(inner) }
    guard let value = gio.value(of: inner) else { return }
    let former = settings
    settings.set(key, of: namespace, to: value)
    if settings != former { report?(settings) }
  }
}
