import CoreGraphics

/// What the system keeps of a scene: which it is, and how it was set up.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// A role of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Shows windows of the app on the device's own display. The raw value is Apple's.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, while it is connected.
  public internal(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role: Role
  /// How the scene is set up: what the app's delegate answered when it was connected.
  public internal(set) var configuration: UISceneConfiguration
  /// Differs between any two sessions of a run.
  public let persistentIdentifier = UUID().uuidString

  /// The screen that a scene of this session shows its windows on.
  let screen: UIScreen

  init(role: Role, screen: UIScreen) {
    self.role = role
    self.screen = screen
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}
