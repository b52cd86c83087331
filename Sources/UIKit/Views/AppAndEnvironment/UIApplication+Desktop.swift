import Platform

extension UIApplication {
  /// Takes over what the user has set for all programs of the desktop.
  func apply(_ settings: DesktopSettings) {
    reducesMotion = settings.reducesMotion
    setPreferredContentSizeCategory(UIContentSizeCategory(textScale: settings.textScale))
    for scene in allScenes {
      scene.enter { scene.screen.userInterfaceStyle = settings.prefersDark ? .dark : .light }
    }
  }
}

extension Stage {
  /// Asks for the desktop's settings after the first frame, which does not wait for them, and
  /// follows them while the window is open.
  func followDesktop() {
    onFrame = { [weak self] _ in
      self?.onFrame = nil
      DesktopSettingsMonitor.start { [weak self] in self?.scene.application?.apply($0) }
    }
  }
}
