import CoreGraphics

/// The configuration of a scene: the classes of the scene and its delegate, and the initial content
/// of its window.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of the configured scenes.
  public let role: UISceneSession.Role
  /// The class of the scene. The default of nil means ``UIWindowScene``.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, a responder. With the default of nil the scene has no
  /// delegate, and the app's delegate makes the window.
  open var delegateClass: AnyClass?
  /// The initial content of the delegate's window. Nil leaves it to the delegate.
  var initialContent: (any SceneContent)?

  /// Makes a configuration for scenes of a role, with ``UIWindowScene`` and without a delegate.
  ///
  /// - Parameters:
  ///   - name: a name for the app's own use. Configurations in a property list are not read.
  ///   - sessionRole: the role of the configured scenes.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// The initial content of a scene's window.
@MainActor
protocol SceneContent: AnyObject {
  /// Makes a root view controller for the window. If that is not possible, the window stays empty.
  func fill(_ window: UIWindow)
}
