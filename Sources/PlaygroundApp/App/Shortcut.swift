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

  /// Whether the demo in the scene whose code runs receives the key: keys that type belong to a
  /// text being edited, Space presses the control with the keyboard focus, and an open menu
  /// receives all keys.
  @MainActor
  func isForTheDemo(_ key: KeyEvent) -> Bool {
    let application = UIApplication.shared
    let hasOpenMenu = application.keyWindow?.keyReceiver != nil
    return switch self {
    case .quit, .fullScreen, .screenshot: application.isForText(key)
    case _ where hasOpenMenu: true
    case .pause where application.focusedView != nil: true
    default: application.isForText(key)
    }
  }
}
