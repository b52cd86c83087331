public import CoreGraphics

/// What is posted about the status bar and the orientation of the interface, by the application.
extension UIApplication {
  /// The status bar is about to get another frame, which is in the notification's user info.
  public nonisolated static let willChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  /// The status bar has got another frame; the former one is in the notification's user info.
  public nonisolated static let didChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// The interface is about to turn on the device; its new orientation is in the notification's
  /// user info.
  public nonisolated static let willChangeStatusBarOrientationNotification =
    Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  /// The interface has turned on the device; its former orientation is in the notification's user
  /// info.
  public nonisolated static let didChangeStatusBarOrientationNotification =
    Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")

  /// The key of an `NSValue` with a rectangle, in points of the screen; empty where no bar is seen.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// The key of an `NSNumber` with the raw value of a ``UIInterfaceOrientation``.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"

  static func postStatusBarFrame(_ frame: CGRect, _ name: Notification.Name) {
    NotificationCenter.default.post(
      name: name, object: shared, userInfo: [statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
  }

  static func postOrientation(_ orientation: UIInterfaceOrientation, _ name: Notification.Name) {
    NotificationCenter.default.post(
      name: name, object: shared,
      userInfo: [statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
  }
}
