public import CoreGraphics
public import QuartzCore

/// A view of the system's that shows what an item says.
protocol BarButtonItemView: UIView {
  /// Shows the item as it is now.
  func showItem()
}

/// A button in a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
  /// The emphasis of a button.
  public enum Style: Int, Sendable {
    /// Not emphasised.
    case plain = 0
    /// Emphasised, for a button that completes a task.
    case done = 2
  }

  /// A button that the system defines, or space between buttons. The values are Apple's.
  public enum SystemItem: Int, Sendable {
    /// "Done", emphasised.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", emphasised.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Takes an equal share of the free space in a toolbar.
    case flexibleSpace = 5
    /// Takes the item's ``width``.
    case fixedSpace = 6
    /// A pen on paper: something new is written.
    case compose = 7
    /// A curved arrow to the left: an answer is written.
    case reply = 8
    /// An arrow out of a box: what can be done with something.
    case action = 9
    /// A folder: something is moved to another place.
    case organize = 10
    /// An open book: what was marked for later.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle: load again.
    case refresh = 13
    /// A cross: stop what runs.
    case stop = 14
    /// A camera: a picture is taken.
    case camera = 15
    /// A waste bin.
    case trash = 16
    /// A triangle to the right.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// "Undo": reverts the last change.
    case undo = 21
    /// "Redo": makes a reverted change again.
    case redo = 22
    /// A cross: go away from here.
    case close = 24
  }

  private(set) var systemItem: SystemItem?
  /// The glyph of a container's own button.
  var glyph: BarGlyph? { didSet { if glyph != oldValue { contentDidChange() } } }

  /// An item without title, image or action.
  public override init() { super.init() }

  /// Archives are not read: it has the effect of ``init()``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private convenience init(system: SystemItem) {
    self.init()
    become(system)
  }

  /// Makes it a button that the system knows by name.
  func become(_ system: SystemItem) {
    systemItem = system
    if system == .done || system == .save { style = .done }
  }

  /// A text button.
  ///
  /// - Parameters:
  ///   - title: the text of the button.
  ///   - style: the emphasis of the button.
  ///   - target: the object on which the action is called, held weakly; nil searches the responder
  ///     chain.
  ///   - action: the method to call, with the item as its sender.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  /// A button that shows a template image in the tint colour.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  /// A button that the system knows by name.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(system: systemItem)
    take(style, target, action)
  }

  /// A button that the system knows by name.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(system: systemItem)
    self.primaryAction = primaryAction
  }

  /// A button that shows, and performs, an action, or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button that the system knows by name, and that performs an action or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }

  /// An item with a custom view, which keeps its size, or its fitting size.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// A space that takes the free room.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

  /// A space of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(system: .fixedSpace)
    item.width = width
    return item
  }

  /// The emphasis of the button.
  open var style = Style.plain { didSet { if style != oldValue { contentDidChange() } } }

  /// The button's width in points, or the space's; 0 is what its content needs.
  open var width: CGFloat = 0 { didSet { if width != oldValue { contentDidChange() } } }

  /// Titles that the button may get, so that it has room for the widest of them from the start; nil
  /// for none.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { contentDidChange() } }
  }

  /// Whether it is left out of the bar, without its room.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      shownView?.isHidden = isHidden
      contentDidChange()
    }
  }

  /// A view to show instead of a button.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      fittedSize = nil
      contentDidChange()
    }
  }
  /// The size that a bar has given a custom view that had none; nil for none.
  var fittedSize: CGSize?

  /// The object on which the action is called, held weakly; if none was set, the responder chain is
  /// searched.
  open weak var target: AnyObject? { didSet { hasTarget = target != nil } }
  private var hasTarget = false

  /// The method to call, with this item as its sender.
  open var action: Selector?

  /// Performed when the button is pressed, before ``action``.
  open var primaryAction: UIAction? {
    didSet {
      title = title ?? primaryAction?.title
      image = image ?? primaryAction?.image
    }
  }

  /// Opened by a press if there is neither ``primaryAction`` nor ``action``, otherwise by a long
  /// press. Nil, the default, is none.
  open var menu: UIMenu? { didSet { contentDidChange() } }

  /// The button's colour; nil is the bar's.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { contentDidChange() } } }

  /// What it says itself of how its button looks.
  var look = BarButtonLook()

  /// The button or the view that shows the item now.
  weak var shownView: UIView?

  override func contentDidChange() {
    super.contentDidChange()
    (shownView as? any BarButtonItemView)?.showItem()
    shownView?.superview?.setNeedsLayout()
  }

  func perform() {
    primaryAction?.perform(sender: self)
    guard let action, target != nil || !hasTarget else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
