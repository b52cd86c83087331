public import CoreGraphics

/// The user's settings for accessibility.
public enum UIAccessibility {
  /// Whether the user wants less motion.
  ///
  /// A program that animates by itself reads it, and fades instead of moving, scaling or turning.
  /// The system's own transitions do so by themselves. It is false in tests and offscreen runs,
  /// unless a program sets it for a `Simulator`; in a window it is what the desktop says.
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool { UIApplication.shared.reducesMotion }

  /// Whether the user wants pages to fade into each other instead of sliding: the same as
  /// ``isReduceMotionEnabled``, as on a Mac. An iPhone has a setting of its own for it.
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
  /// Tells the program that the user wants less motion, or no longer.
  func reducesMotionDidChange() {
    for scene in scenes { scene.enter { scene.updateMotion() } }
    let center = NotificationCenter.default
    center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    center.post(name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
  }
}
