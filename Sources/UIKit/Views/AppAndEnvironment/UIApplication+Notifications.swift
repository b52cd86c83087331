/// Notifications about the life cycle of the app. The application posts each one immediately after
/// it has called its delegate.
///
/// In an app whose scenes have delegates of their own, these notifications are also posted, while
/// the app's delegate is not called.
extension UIApplication {
  /// The app was launched.
  public nonisolated static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// The window has received the keyboard focus.
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// The window is about to lose the keyboard focus.
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// The window was hidden, or is about to be closed.
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The window is about to be visible again.
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// The window was closed, or the process was asked to end.
  public nonisolated static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
  /// The user has taken a screenshot. It is never posted here, because a desktop does not notify
  /// apps of that.
  public nonisolated static let userDidTakeScreenshotNotification =
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  /// A new day has begun, or the clock was set. It is never posted here, because a desktop does not
  /// notify apps of that.
  public nonisolated static let significantTimeChangeNotification =
    Notification.Name("UIApplicationSignificantTimeChangeNotification")

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIScene {
  /// The scene was connected to the app.
  public nonisolated static let willConnectNotification =
    Notification.Name("UISceneWillConnectNotification")
  /// The scene was disconnected from the app permanently.
  public nonisolated static let didDisconnectNotification =
    Notification.Name("UISceneDidDisconnectNotification")
  /// The scene is visible and has the keyboard focus.
  public nonisolated static let didActivateNotification =
    Notification.Name("UISceneDidActivateNotification")
  /// The scene is about to lose the keyboard focus.
  public nonisolated static let willDeactivateNotification =
    Notification.Name("UISceneWillDeactivateNotification")
  /// The scene is about to become visible.
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
  /// The scene was hidden, or the app is about to end.
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
