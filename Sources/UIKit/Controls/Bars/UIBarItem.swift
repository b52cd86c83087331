public import CoreGraphics
public import QuartzCore

/// An item of a bar: a title, an image, and whether it is enabled.
@preconcurrency @MainActor
open class UIBarItem: NSObject, InterfaceConnectable {
  public override init() { super.init() }

  /// Archives are not read: it has the effect of ``init()``.
  public required init?(coder: NSCoder) { super.init() }

  open class var actions: [String: Selector] { [:] }
  open class var inspectables: [String: Inspectable] { [:] }
  open func awakeFromNib() {}

  /// The title of the item; nil for none. If there is an image too, the bar decides which is shown.
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }

  /// The image of the item: a template image in the bar's tint, unless its rendering mode says
  /// otherwise; nil for none.
  open var image: UIImage? { didSet { if image !== oldValue { contentDidChange() } } }

  /// Whether it takes touches; it is shown faint otherwise.
  open var isEnabled = true { didSet { if isEnabled != oldValue { contentDidChange() } } }

  /// A number that identifies the item.
  open var tag = 0

  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the text attributes of the title in a state; nil restores the bar's own.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    contentDidChange()
  }

  /// The text attributes that were set for a state; nil for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  /// What ``UIAppearanceProxy``s have given the item.
  var proxyValues: [AnyHashable: Any] = [:]

  /// The title, the image or another displayed property has changed.
  func contentDidChange() {}
}
