import CoreGraphics

/// The configuration of a scene: the classes of the scene and its delegate, and the initial content
/// of its window.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of its scenes.
  public let role: UISceneSession.Role
  /// The class of the scene; nil, the default, stands for ``UIWindowScene``.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, a responder; nil, the default, leaves the scene without
  /// one, and the app's delegate makes the window.
  open var delegateClass: AnyClass?
  /// The initial content of the delegate's window; nil leaves that to the delegate.
  var initialContent: (any SceneContent)?

  /// Makes a configuration of scenes for a role, with ``UIWindowScene`` and without a delegate.
  ///
  /// - Parameters:
  ///   - name: a name for the app's own use. There is no property list with configurations.
  ///   - sessionRole: the role of its scenes.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// The initial content of a scene's window.
@MainActor
protocol SceneContent: AnyObject {
  /// Makes a root controller for the window, which stays empty if that is not possible.
  func fill(_ window: UIWindow)
}
