/// What a window posts about itself.
extension UIWindow {
  /// The window, which is the object, was shown.
  public nonisolated static let didBecomeVisibleNotification =
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// The window, which is the object, was hidden.
  public nonisolated static let didBecomeHiddenNotification =
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// The window, which is the object, has become the key window.
  public nonisolated static let didBecomeKeyNotification =
    Notification.Name("UIWindowDidBecomeKeyNotification")
  /// The window, which is the object, is not the key window any more.
  public nonisolated static let didResignKeyNotification =
    Notification.Name("UIWindowDidResignKeyNotification")

  /// Posts a notification, unless the window is the system's own.
  func post(_ name: Notification.Name) {
    if self is KeyboardWindow || self is DragWindow { return }
    NotificationCenter.default.post(name: name, object: self)
  }

  /// The window has become the key window, or is it no longer.
  func notifyKey(_ isKey: Bool) {
    if isKey { becomeKey() } else { resignKey() }
    post(isKey ? UIWindow.didBecomeKeyNotification : UIWindow.didResignKeyNotification)
  }
}
