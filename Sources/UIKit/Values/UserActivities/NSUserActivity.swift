public import CoreGraphics

/// What the user does at a moment, such as reading a page, by which a program can show the same
/// again.
///
/// It is kept for the program's own use: nothing is handed to another device, found by a search or
/// saved, so ``becomeCurrent()`` and the properties that begin with `isEligible` have no effect.
open class NSUserActivity: NSObject {
  /// Names the kind of the activity, such as `"com.example.reading"`.
  public let activityType: String
  /// For the user.
  open var title: String?
  /// What the program needs to show the same again.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that must not be left out.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether ``userInfo`` has to be brought up to date.
  open var needsSave = false
  /// A page of the Web with the same content.
  open var webpageURL: URL?
  /// The page with the link that led to it.
  open var referrerURL: URL?
  /// When it is no longer of use.
  open var expirationDate: Date?
  /// Words by which the user may look for it.
  open var keywords: Set<String> = []
  /// Whether it could go on at another device; true at first.
  open var isEligibleForHandoff = true
  /// Whether a search of the device could find it; false at first.
  open var isEligibleForSearch = false
  /// Whether a search of everyone could find it; false at first.
  open var isEligibleForPublicIndexing = false
  /// Whether the system could suggest it; false at first.
  open var isEligibleForPrediction = false
  /// A name by which saved activities are deleted.
  open var persistentIdentifier: String?
  /// Says which of the scenes of an app has the content.
  open var targetContentIdentifier: String?
  /// Is kept; it is not notified of anything.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to ``userInfo``, instead of former ones with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// The user does this now.
  open func becomeCurrent() {}
  /// The user has paused it.
  open func resignCurrent() {}
  /// The user has ended it.
  open func invalidate() {}

  /// Deletes the saved activities of some names, of which there are none.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) { handler() }

  /// Deletes all saved activities, of which there are none.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
}

/// Is notified on iOS of what happens to an activity. Nothing happens to one here, so the methods
/// are not called; code that implements them can be compiled.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity is about to be saved.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// The activity goes on at another device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of the activity by which an app is opened with a page of the Web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
