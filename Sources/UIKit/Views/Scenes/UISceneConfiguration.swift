import CoreGraphics

/// How the app sets up a scene: of which classes the scene and its delegate are, and what its
/// window shows first.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name that it was made with.
  public let name: String?
  /// What scenes of it are for.
  public let role: UISceneSession.Role
  /// The class of the scene; nil, the default, stands for ``UIWindowScene``.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, a responder; nil, the default, leaves the scene without
  /// one, and the app's delegate makes the window.
  open var delegateClass: AnyClass?
  /// What the window of the scene's delegate shows first; nil leaves that to the delegate.
  var initialContent: (any SceneContent)?

  /// Makes a configuration of scenes for a role, with ``UIWindowScene`` and without a delegate.
  ///
  /// - Parameters:
  ///   - name: what the app knows the configuration by. There is no property list to find it in.
  ///   - sessionRole: what scenes of it are for.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// What can fill the first window of a scene.
@MainActor
protocol SceneContent: AnyObject {
  /// Makes a root controller for the window. The window stays empty where that cannot be done.
  func fill(_ window: UIWindow)
}
