import CoreGraphics
import QuartzCore

/// Connects and disconnects scenes.
extension UIApplication {
  /// The connected scenes. For code of a scene that another scene shows, for example an app in the
  /// playground, it is only that scene: the app does not see the windows around it.
  public var connectedScenes: Set<UIScene> { Set(knownScenes) }

  /// The sessions of the connected scenes.
  public var openSessions: Set<UISceneSession> { Set(knownScenes.map(\.session)) }

  /// The scenes that are visible to the running code.
  var knownScenes: [UIWindowScene] {
    let current = UIWindowScene.current
    return current === firstScene ? scenes : scenes.filter { $0 === current }
  }

  /// Connects an additional scene, which a ``SceneView`` shows.
  ///
  /// - Parameters:
  ///   - size: the size of its screen, in points.
  ///   - scale: the pixels per point.
  ///   - time: the start time of its clock; nil means the host's time.
  ///   - setUp: makes its windows, with the scene as the current one. If it is nil, the scene's
  ///     delegate makes them.
  package func connectScene(
    size: CGSize, scale: CGFloat, time: TimeInterval? = nil,
    setUp: ((UIWindowScene) -> Void)? = nil
  ) -> UIWindowScene {
    let screen = UIScreen(
      size: size, scale: scale, refreshRate: firstScene.screen.layerTree.displayRate,
      clock: MediaClock(now: time ?? firstScene.time.hostTime))
    screen.userInterfaceStyle = firstScene.screen.userInterfaceStyle
    screen.preferredContentSizeCategory = firstScene.screen.preferredContentSizeCategory
    let session = UISceneSession(role: .windowApplication, screen: screen)
    let scene = UIWindowScene(
      session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.attach(to: self)
    scene.willStart()
    scene.enter { setUp?(scene) }
    connect(scene)
    return scene
  }

  /// Sets up a scene with the configuration from the app's delegate, and activates it.
  func connect(_ scene: UIWindowScene) {
    scenes.append(scene)
    scene.enter {
      configure(scene)
      scene.start()
    }
  }

  /// Makes a scene's delegate and initial content with the configuration from the app's delegate.
  func configure(_ scene: UIWindowScene) {
    let options = UIScene.ConnectionOptions()
    if let delegate {
      scene.session.configuration = delegate.application(
        self, configurationForConnecting: scene.session, options: options)
    }
    scene.completeConfiguration?(scene.session.configuration)
    scene.delegate = scene.session.configuration.makeDelegate()
    let window = scene.makeInitialContent()
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    // The delegate can have made another window.
    if let window, (scene.delegateWindow ?? window) === window { window.makeKeyAndVisible() }
    scene.knownGeometry = scene.geometry
    scene.post(UIScene.willConnectNotification)
  }

  /// Disconnects a scene permanently.
  package func disconnect(_ scene: UIWindowScene) { disconnect(scene, endsApp: false) }

  func disconnect(_ scene: UIWindowScene, endsApp: Bool) {
    guard let index = scenes.firstIndex(where: { $0 === scene }) else { return }
    scenes.remove(at: index)
    scene.disconnect(endsApp: endsApp)
    scene.enter { delegate?.application(self, didDiscardSceneSessions: [scene.session]) }
    scene.guestDelegate = nil
  }
}

extension UISceneConfiguration {
  /// Makes a delegate of the configured class. Nil if there is none, or, with a warning, if the
  /// class is unsuitable.
  fileprivate func makeDelegate() -> (any UISceneDelegate)? {
    guard let delegateClass else { return nil }
    let made = (delegateClass as? UIResponder.Type)?.init(coder: NSCoder())
    if let delegate = made as? any UISceneDelegate { return delegate }
    Diagnostics.warn(
      "\(delegateClass) cannot be the delegate of a scene: it has to be a subclass of UIResponder "
        + "that conforms to UISceneDelegate.")
    return nil
  }
}

extension UIWindowScene {
  /// Makes the window of the configuration, if the delegate has a `window` property.
  fileprivate func makeInitialContent() -> UIWindow? {
    guard let content = session.configuration.initialContent,
      let delegate = delegate as? any UIWindowSceneDelegate
    else { return nil }
    let window = UIWindow(windowScene: self)
    content.fill(window)
    delegate.window = window
    if delegate.window == nil {
      Diagnostics.warn(
        "\(type(of: delegate)) has no property “window” to keep the window of the scene’s "
          + "storyboard, which is not shown.")
    }
    return window
  }

  fileprivate var delegateWindow: UIWindow? { (delegate as? any UIWindowSceneDelegate)?.window }
}
