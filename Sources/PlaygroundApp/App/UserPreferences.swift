import Platform
import UIKit

/// How the user wants to see programs: by options of the command line, or as the desktop says.
@MainActor
package struct UserPreferences {
  /// Whether there is less motion, also where the desktop does not say so.
  private let reducesMotion: Bool
  /// How much larger text is; 1 is the usual size. Nil is what the desktop says.
  private let textScale: Double?

  package init(reducesMotion: Bool = false, textScale: Double? = nil) {
    (self.reducesMotion, self.textScale) = (reducesMotion, textScale)
  }

  /// Takes the options over, before the first frame.
  func begin() {
    if reducesMotion { UIApplication.shared.reducesMotion = true }
    if let textScale { Self.scaleText(by: textScale) }
  }

  /// Asks the desktop, after the first frame, and follows its changes. The options win.
  ///
  /// - Parameter appearance: gets whether the desktop is dark.
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
