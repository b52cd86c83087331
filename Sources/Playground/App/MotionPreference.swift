import Platform
import UIKit

/// Whether the user wants less motion: by an option of the command line, or as the desktop says.
@MainActor
enum MotionPreference {
  /// Takes the option over, before the first frame.
  static func begin(isReduced: Bool) {
    if isReduced { UIApplication.shared.reducesMotion = true }
  }

  /// Asks the desktop, after the first frame, and follows its changes. The option wins.
  static func follow(isReduced: Bool) {
    guard !isReduced else { return }
    DesktopSettingsMonitor.start { UIApplication.shared.reducesMotion = $0.reducesMotion }
  }
}
