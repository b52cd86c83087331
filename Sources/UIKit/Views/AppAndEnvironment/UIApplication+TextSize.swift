extension UIApplication {
  /// The text size that the user prefers. In tests and offscreen runs it is `.large`, the default
  /// size, unless a program sets another one for a `Simulator`. In a window it is the desktop's
  /// setting.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    firstScene.screen.preferredContentSizeCategory
  }

  /// Changes the text size of all scenes and posts ``UIContentSizeCategory/didChangeNotification``.
  /// ``UIContentSizeCategory/unspecified`` and unknown categories have no effect.
  package func setPreferredContentSizeCategory(_ category: UIContentSizeCategory) {
    guard category.index != nil, category != preferredContentSizeCategory else { return }
    for scene in allScenes {
      scene.enter { scene.screen.preferredContentSizeCategory = category }
    }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
  }
}
