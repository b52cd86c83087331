import CoreGraphics

/// Hears what becomes of a scene.
///
/// While a scene has a delegate, what becomes of it is told to that one, and not to the app's
/// delegate.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene has been connected to the app. Here its window is made.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene has been taken off the app; it does not come back.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene can be seen and has the keyboard.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to lose the keyboard.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to become visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene was hidden.
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// The delegate of a scene of windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window. The delegate keeps it.
  var window: UIWindow? { get set }
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
