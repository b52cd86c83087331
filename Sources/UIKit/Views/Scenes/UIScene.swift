import CoreGraphics

/// A part of the app's interface that has a life of its own.
///
/// The only kind there is here is ``UIWindowScene``.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene can be seen, and whether it gets events.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app yet, or not any more.
    case unattached = -1
    /// On the screen, with the keyboard.
    case foregroundActive = 0
    /// On the screen, without the keyboard.
    case foregroundInactive = 1
    /// Hidden.
    case background = 2
  }

  /// What the system connects a scene for, such as a link that was opened. Nothing here does.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    override init() { super.init() }
  }

  /// What the system keeps of the scene.
  public let session: UISceneSession
  /// Hears what becomes of the scene. The scene keeps it alive.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene can be seen, and whether it gets events.
  public internal(set) var activationState = ActivationState.unattached
  /// What the user knows the scene by; nil, the default, leaves that to the app. Where the scene
  /// fills a window of the desktop, it is what the title bar says.
  open var title: String?

  /// Called by the app when it connects the scene. Overrides call super.
  ///
  /// - Parameters:
  ///   - session: what the system keeps of the scene.
  ///   - connectionOptions: what it is connected for.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Nil: no file holds scenes.
  public required init?(coder: NSCoder) { nil }

  open override var next: UIResponder? { UIApplication.shared }
}
