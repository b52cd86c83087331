import Platform
import UIKit

/// The keys of the app itself.
enum Shortcut: Equatable {
  case back, quit, fullScreen, screenshot, slowMotion, pause, appearance, turnLeft, turnRight

  init?(_ event: KeyEvent) {
    switch (event.key, event.modifiers.contains(.control)) {
    case ("Escape", false): self = .back
    case ("Q", true): self = .quit
    case ("Left", true): self = .turnLeft
    case ("Right", true): self = .turnRight
    case ("F11", false): self = .fullScreen
    case ("F12", false): self = .screenshot
    case ("T", false): self = .slowMotion
    case ("Space", false): self = .pause
    case ("D", false): self = .appearance
    default: return nil
    }
  }

  /// Whether its key is the demo's in the scene whose code runs: what types belongs to a text that
  /// is edited, and Space presses the control that the keyboard is at.
  @MainActor
  func isForTheDemo(_ key: KeyEvent) -> Bool {
    let application = UIApplication.shared
    return switch self {
    case .pause where application.focusedView != nil: true
    default: application.isForText(key)
    }
  }
}
