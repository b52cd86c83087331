import CoreGraphics

/// Something that can be done with items: a row in the sheet of a ``UIActivityViewController``.
/// Subclasses override its title, whether it can be performed, and what it does.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Identifies a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// A type of the program's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A value of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Puts the items on the clipboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends a message, which needs an app that is not here.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends mail, which needs an app that is not here.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints, which is not possible here.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Saves an image to the photos, which are not here.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigns an image to a contact, which is not possible here.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adds to the reading list, which is not here.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device near by, which is not possible here.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Posts to Facebook, which needs an app that is not here.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter, which needs an app that is not here.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo, which needs an app that is not here.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts to Tencent Weibo, which needs an app that is not here.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.TencentWeibo")
    /// Posts to Flickr, which needs an app that is not here.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Vimeo, which needs an app that is not here.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Opens in a reader of books, which is not here.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Marks up as a document, which is not possible here.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// The group of an activity in the sheet. The raw values are Apple's.
  public enum Category: Int, Sendable {
    /// Does something with the items in the app.
    case action = 0
    /// Sends the items to other people.
    case share = 1
  }

  /// Called when the activity is over.
  var onFinish: ((Bool) -> Void)?

  /// Makes an activity.
  public override init() { super.init() }

  /// The group that it is shown in; `action` unless overridden.
  open class var activityCategory: UIActivity.Category { .action }
  /// Identifies the activity for the completion handler; nil unless overridden.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The text of the row; nil unless overridden.
  open var activityTitle: String? { nil }
  /// The image of the row; nil unless overridden.
  open var activityImage: UIImage? { nil }
  /// A controller that is presented instead of ``perform()``; nil unless overridden. It calls
  /// ``activityDidFinish(_:)``, and is dismissed then.
  open var activityViewController: UIViewController? { nil }

  /// Whether the activity is shown for items; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items when the user has chosen the activity.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the work of an activity without a controller, and calls ``activityDidFinish(_:)``. By
  /// default that is all.
  open func perform() { activityDidFinish(true) }

  /// Ends the activity. Overrides call super.
  open func activityDidFinish(_ completed: Bool) {
    let report = onFinish
    onFinish = nil
    report?(completed)
  }
}

/// Puts what can be copied on the clipboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.item($0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    UIPasteboard.general.items = items.compactMap(Self.item)
    activityDidFinish(true)
  }

  private static func item(_ object: Any) -> [String: Any]? {
    switch object {
    case let text as String: ["public.utf8-plain-text": text]
    case let text as NSAttributedString: ["public.utf8-plain-text": text.string]
    case let url as URL: ["public.url": url]
    case let image as UIImage: ["public.png": image]
    case let color as UIColor: ["com.apple.uikit.color": color]
    default: nil
    }
  }
}
