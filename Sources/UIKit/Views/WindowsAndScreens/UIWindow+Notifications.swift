/// Notifications of a window.
extension UIWindow {
  /// The window was shown. It is the notification's object.
  public nonisolated static let didBecomeVisibleNotification =
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// The window was hidden. It is the notification's object.
  public nonisolated static let didBecomeHiddenNotification =
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// The window has become the key window. It is the notification's object.
  public nonisolated static let didBecomeKeyNotification =
    Notification.Name("UIWindowDidBecomeKeyNotification")
  /// The window is no longer the key window. It is the notification's object.
  public nonisolated static let didResignKeyNotification =
    Notification.Name("UIWindowDidResignKeyNotification")

  /// Posts a notification, unless the window is the system's own.
  func post(_ name: Notification.Name) {
    if self is KeyboardWindow || self is DragWindow { return }
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Calls the window and posts the notification after it has become the key window, or has ceased
  /// to be.
  func notifyKey(_ isKey: Bool) {
    if isKey { becomeKey() } else { resignKey() }
    post(isKey ? UIWindow.didBecomeKeyNotification : UIWindow.didResignKeyNotification)
  }
}
