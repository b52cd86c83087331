public import CoreGraphics

/// Links to other apps. No link can be opened here: each call warns.
extension UIApplication {
  /// Options for opening a link.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app, and not a browser, may open the link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The keys of what is known about a link that opened an app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the app that opened the link, a `String`.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The data that the other app has sent with the link.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a document must be copied before it is changed, a `Bool`.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The link to an app's settings, which do not exist here.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Whether an app can open a link. It is always false here.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens no link. It warns and calls the handler with false.
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
