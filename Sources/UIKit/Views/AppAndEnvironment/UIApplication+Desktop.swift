import Platform

extension UIApplication {
  /// Applies the settings that the user has made for all programs of the desktop.
  func apply(_ settings: DesktopSettings) {
    reducesMotion = settings.reducesMotion
    setPreferredContentSizeCategory(UIContentSizeCategory(textScale: settings.textScale))
    for scene in allScenes {
      scene.enter { scene.screen.userInterfaceStyle = settings.prefersDark ? .dark : .light }
    }
  }
}

extension Stage {
  /// Requests the desktop's settings after the first frame, which does not wait for them. Follows
  /// their changes while the window is open.
  func followDesktop() {
    onFrame = { [weak self] _ in
      self?.onFrame = nil
      DesktopSettingsMonitor.start { [weak self] in self?.scene.application?.apply($0) }
    }
  }
}
