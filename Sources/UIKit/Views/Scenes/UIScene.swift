import CoreGraphics

/// An instance of the app's interface with a life cycle of its own.
///
/// ``UIWindowScene`` is the only kind.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is visible, and whether it receives events.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// On the screen, with the keyboard.
    case foregroundActive = 0
    /// On the screen, without the keyboard.
    case foregroundInactive = 1
    /// Hidden.
    case background = 2
  }

  /// The reasons for connecting a scene, such as a link that was opened. There are none here: an app
  /// is started by itself.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// The links to open: none.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// What the user was doing: nothing.
    public let userActivities: Set<NSUserActivity> = []
    /// The identifier of the app that has opened this one: nil.
    public let sourceApplication: String? = nil
    /// The kind of an activity from another device, which is on its way: nil.
    public let handoffUserActivityType: String? = nil

    override init() { super.init() }
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// Is notified of the scene's life cycle. The scene holds it strongly.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene can be seen, and whether it gets events.
  public internal(set) var activationState = ActivationState.unattached
  /// The scene's title for the user; nil, the default, leaves it to the app. If the scene fills a
  /// window of the desktop, it is in the title bar.
  open var title: String?

  /// Called by the app when it connects the scene. Overrides call super.
  ///
  /// - Parameters:
  ///   - session: the session of the scene.
  ///   - connectionOptions: the reasons for connecting it.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Nil: no file holds scenes.
  public required convenience init?(coder: NSCoder) { nil }

  open override var next: UIResponder? { UIApplication.shared }
}
