public import CoreGraphics
public import QuartzCore

/// What a bar shows for one thing: a title, an image, and whether it can be used.
@preconcurrency @MainActor
open class UIBarItem: NSObject, InterfaceConnectable {
  public override init() { super.init() }

  open class var actions: [String: Selector] { [:] }
  open class var inspectables: [String: Inspectable] { [:] }
  open func awakeFromNib() {}

  /// What the item says; nil for nothing. Where there is an image too, the bar decides which is
  /// shown.
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }

  /// What the item shows: a stencil in the bar's tint, unless its rendering mode says otherwise;
  /// nil for none.
  open var image: UIImage? { didSet { if image !== oldValue { contentDidChange() } } }

  /// Whether it takes touches; it looks faint otherwise.
  open var isEnabled = true { didSet { if isEnabled != oldValue { contentDidChange() } } }

  /// A number to find the item by.
  open var tag = 0

  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// How the title is set while the item is in a state; nil goes back to the bar's own.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    contentDidChange()
  }

  /// How the title is set while the item is in a state, where that was said.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  /// Something that the bar shows is another one.
  func contentDidChange() {}
}
