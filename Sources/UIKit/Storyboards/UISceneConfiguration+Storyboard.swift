import CoreGraphics

extension UISceneConfiguration {
  /// The storyboard whose initial view controller fills the window of the scene's delegate, before
  /// the delegate's `scene(_:willConnectTo:options:)` is called; nil, the default, if the delegate
  /// makes the window.
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
