import CoreGraphics

/// Notified of a scene's life cycle.
///
/// If a scene has a delegate, the app's delegate is not notified.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene has been connected to the app. Make its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has been disconnected from the app permanently.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene is visible and has received the keyboard focus.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to lose the keyboard focus.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to become visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene was hidden or the app is about to end. Save here what must not be lost.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// What the user was doing, asked for when the scene has entered the background. It is then the
  /// ``UISceneSession/stateRestorationActivity`` of the scene's session. Nil unless implemented.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  // MARK: Calls that no scene gets here

  /// Links are to be opened. Programs are not opened by links here, so it is not called.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The scene is to show what was saved when the app ended. It is not called: nothing is saved.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// An activity from elsewhere is on its way. It is not called.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// An activity from elsewhere is to go on here. It is not called.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// An activity from elsewhere has not arrived. It is not called.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// An activity was brought up to date. It is not called.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

/// The delegate of a window scene.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window, which the delegate holds strongly.
  var window: UIWindow? { get set }
  /// Called when the size of the scene, the orientation of its interface, or its traits have
  /// changed. It is called once at the end of the turn. The scene already has the new values.
  ///
  /// - Parameters:
  ///   - windowScene: the scene.
  ///   - previousCoordinateSpace: a coordinate space whose bounds have the previous size.
  ///   - previousInterfaceOrientation: the previous orientation.
  ///   - previousTraitCollection: the previous traits.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
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
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
