/// An element of a menu: an action, a submenu, or elements that are supplied later.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The state of an action, which a menu shows as a mark. The raw values are Apple's.
  public enum State: Int, Sendable {
    /// The action has no mark.
    case off = 0
    /// The action has a check mark.
    case on = 1
    /// The action has a dash, for a mixed selection.
    case mixed = 2
  }

  /// The attributes of an action in a menu. The values are Apple's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt
    /// A set of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action is grey and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action is red, because it deletes data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the action is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  var ownTitle: String
  var ownSubtitle: String?
  var ownImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (ownTitle, ownSubtitle, ownImage) = (title, subtitle, image)
    super.init()
  }

  /// The text of the row.
  open var title: String { ownTitle }
  /// The smaller text below the title; nil for none.
  open var subtitle: String? {
    get { ownSubtitle }
    set { ownSubtitle = newValue }
  }
  /// The image at the end of the row; nil for none.
  open var image: UIImage? { ownImage }
}
