public import CoreGraphics

/// A link that an app was asked to open, with what is known of the app that asked. There are none
/// here: see ``UISceneDelegate/scene(_:openURLContexts:)``.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL
  /// What is known of the app that asked.
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions) {
    (self.url, self.options) = (url, options)
    super.init()
  }
}

extension UIScene {
  /// What is known of a link that an app was asked to open.
  @preconcurrency @MainActor
  public final class OpenURLOptions: NSObject {
    /// The identifier of the app that asked; nil where it is not known.
    public let sourceApplication: String?
    /// What that app has sent with it.
    public let annotation: Any?
    /// Whether a document may be changed where it is, and need not be copied before.
    public let openInPlace: Bool

    init(sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false) {
      self.sourceApplication = sourceApplication
      self.annotation = annotation
      self.openInPlace = openInPlace
      super.init()
    }
  }
}
