extension UIApplication {
  /// How large the user wants text to be: `.large`, the usual size, in tests and offscreen runs
  /// unless a program sets another one for a `Simulator`; in a window it is what the desktop says.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    firstScene.screen.preferredContentSizeCategory
  }

  /// Changes the text size of all scenes, and posts
  /// ``UIContentSizeCategory/didChangeNotification``. ``UIContentSizeCategory/unspecified`` and
  /// unknown categories change nothing.
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
