public import CoreGraphics

/// Links to other apps. There are none to open here: each call says so.
extension UIApplication {
  /// Options for opening a link.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// A value of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app may open the link, and no browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// What is known of a link by which an app was opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// A value of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the app that asked for it, a `String`.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app has sent with it.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a document must be copied before it is changed, a `Bool`.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The link to an app's settings, of which there are none here.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Whether an app could open a link: always false.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens no link: warns, and calls the handler with false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    Diagnostics.warn("Links are not opened here; \(url.absoluteString) is ignored.")
    completion?(false)
  }

  /// The older form of ``open(_:options:completionHandler:)``.
  ///
  /// - Returns: false.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }
}
