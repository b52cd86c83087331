public import CoreGraphics

/// The user's settings for accessibility.
public enum UIAccessibility {
  /// Whether the user prefers reduced motion.
  ///
  /// A program that animates by itself reads it, and fades instead of moving, scaling or rotating.
  /// The system's transitions do this by themselves. It is false in tests and offscreen runs,
  /// unless a program sets it for a `Simulator`. In a window it is the desktop's setting.
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool { UIApplication.shared.reducesMotion }

  /// Whether the user prefers pages that fade into each other instead of sliding. It is equal to
  /// ``isReduceMotionEnabled``, as on a Mac. iPhones have a separate setting.
  @preconcurrency @MainActor
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

  /// Posted when ``isReduceMotionEnabled`` has changed. The object is nil.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Posted when ``prefersCrossFadeTransitions`` has changed. The object is nil.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}

extension UIApplication {
  /// Notifies the program that the setting for reduced motion has changed.
  func reducesMotionDidChange() {
    for scene in scenes { scene.enter { scene.updateMotion() } }
    let center = NotificationCenter.default
    center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    center.post(name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
  }
}
