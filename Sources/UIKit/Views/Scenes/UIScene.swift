import CoreGraphics

/// An instance of the app's interface with its own life cycle.
///
/// ``UIWindowScene`` is the only kind of scene.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is visible, and whether it receives events.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is visible and has the keyboard focus.
    case foregroundActive = 0
    /// The scene is visible and does not have the keyboard focus.
    case foregroundInactive = 1
    /// The scene is hidden.
    case background = 2
  }

  /// The reasons for connecting a scene, such as a link that was opened. There are none here: an
  /// app is started by itself.
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
  /// The delegate, which is notified of the scene's life cycle. The scene holds it strongly.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is visible, and whether it receives events.
  public internal(set) var activationState = ActivationState.unattached
  /// The scene's title for the user. The default of nil leaves it to the app. If the scene fills a
  /// window of the desktop, the title is in the title bar.
  open var title: String?

  /// Called by the app when it connects the scene. Overrides must call super.
  ///
  /// - Parameters:
  ///   - session: the session of the scene.
  ///   - connectionOptions: the reasons for connecting it.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Always nil: archives are not supported.
  public required convenience init?(coder: NSCoder) { nil }

  open override var next: UIResponder? { UIApplication.shared }
}
