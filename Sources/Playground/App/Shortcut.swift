import Platform

/// The keys of the app itself.
enum Shortcut: Equatable {
  case back, quit, fullScreen, screenshot, slowMotion, pause, appearance

  init?(_ event: KeyEvent) {
    switch (event.key, event.modifiers.contains(.control)) {
    case ("Escape", false): self = .back
    case ("Q", true): self = .quit
    case ("F11", false): self = .fullScreen
    case ("F12", false): self = .screenshot
    case ("T", false): self = .slowMotion
    case ("Space", false): self = .pause
    case ("D", false): self = .appearance
    default: return nil
    }
  }
}
