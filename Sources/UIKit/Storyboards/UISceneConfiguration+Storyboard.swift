import CoreGraphics

extension UISceneConfiguration {
  /// The storyboard whose initial controller fills the window of the scene's delegate before the
  /// delegate's `scene(_:willConnectTo:options:)` is called; nil, the default, leaves the window to
  /// that.
  public var storyboard: UIStoryboard? {
    get { initialContent as? UIStoryboard }
    set { initialContent = newValue }
  }
}

extension UIStoryboard: SceneContent {
  func fill(_ window: UIWindow) {
    window.rootViewController = instantiateInitialViewController()
  }
}
