/// What is posted about the life of the app, by the application, just after its delegate was
/// called.
///
/// In an app with scenes of their own delegates these are posted, too, while the delegate of the
/// app is not called.
extension UIApplication {
  /// The app was launched.
  public nonisolated static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// The window has got the keyboard focus.
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
  /// The user has taken a picture of the screen, of which a desktop does not notify apps: it is not
  /// posted here.
  public nonisolated static let userDidTakeScreenshotNotification =
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  /// Another day has begun, or the clock was set, of which a desktop does not notify apps: it is
  /// not posted here.
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
  /// The scene was disconnected from the app, for good.
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
