public import CoreGraphics

/// Notifications about the status bar and the orientation of the interface. The application posts
/// them.
extension UIApplication {
  /// The status bar's frame is about to change. The new frame is in the notification's user info.
  public nonisolated static let willChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  /// The status bar's frame has changed. The previous frame is in the notification's user info.
  public nonisolated static let didChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// The interface is about to rotate on the device. Its new orientation is in the notification's
  /// user info.
  public nonisolated static let willChangeStatusBarOrientationNotification =
    Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  /// The interface has rotated on the device. Its previous orientation is in the notification's
  /// user info.
  public nonisolated static let didChangeStatusBarOrientationNotification =
    Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")

  /// The key of an `NSValue` with a rectangle in the screen's coordinates; empty if no bar is
  /// visible.
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
