import CoreGraphics

/// The identity and configuration of a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// A role of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of scenes that show windows of the app on the device's own display. The raw value
    /// is Apple's.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene while it is connected.
  public internal(set) weak var scene: UIScene?
  /// The role of the scene.
  public let role: Role
  /// The configuration of the scene, from the app's delegate.
  public internal(set) var configuration: UISceneConfiguration
  /// What the program keeps with the session; nil at first. It ends with the process.
  public var userInfo: [String: Any]?
  /// What the scene's delegate has last returned from
  /// ``UISceneDelegate/stateRestorationActivity(for:)``. It ends with the process, so it is nil
  /// when a scene is connected.
  public internal(set) var stateRestorationActivity: NSUserActivity?
  /// Unique among the sessions of a process.
  public let persistentIdentifier = UUID().uuidString

  /// The screen for the windows of the session's scene.
  let screen: UIScreen

  init(role: Role, screen: UIScreen) {
    self.role = role
    self.screen = screen
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}
