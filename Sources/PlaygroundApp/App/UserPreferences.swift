import Platform
import UIKit

/// The user's preferences for all programs: from options of the command line, or from the desktop.
@MainActor
package struct UserPreferences {
  /// Whether motion is reduced, even if the desktop does not say so.
  private let reducesMotion: Bool
  /// The factor for the size of text; 1 is the default. Nil for the desktop's setting.
  private let textScale: Double?

  package init(reducesMotion: Bool = false, textScale: Double? = nil) {
    (self.reducesMotion, self.textScale) = (reducesMotion, textScale)
  }

  /// Applies the options before the first frame.
  func begin() {
    if reducesMotion { UIApplication.shared.reducesMotion = true }
    if let textScale { Self.scaleText(by: textScale) }
  }

  /// Reads the desktop's settings after the first frame, and follows their changes. The options
  /// take precedence.
  ///
  /// - Parameter appearance: receives whether the desktop is dark.
  func follow(_ appearance: DesktopAppearance) {
    DesktopSettingsMonitor.start { [self] settings in
      if !reducesMotion { UIApplication.shared.reducesMotion = settings.reducesMotion }
      if textScale == nil { Self.scaleText(by: settings.textScale) }
      appearance.update(isDark: settings.prefersDark)
    }
  }

  private static func scaleText(by factor: Double) {
    UIApplication.shared.setPreferredContentSizeCategory(UIContentSizeCategory(textScale: factor))
  }
}
