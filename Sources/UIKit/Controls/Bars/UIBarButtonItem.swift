public import CoreGraphics
public import QuartzCore

/// A view that shows a bar button item.
protocol BarButtonItemView: UIView {
  /// Shows the current properties of the item.
  func showItem()
}

/// A button in a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
  /// The emphasis of a button.
  public enum Style: Int, Sendable {
    /// Not emphasised.
    case plain = 0
    /// Emphasised, for a button that completes a task.
    case done = 2
  }

  /// A system button, or a space between buttons. The raw values are Apple's.
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
    /// A pen on paper, for composing something new.
    case compose = 7
    /// A curved arrow to the left, for a reply.
    case reply = 8
    /// An arrow out of a box, for actions on the content.
    case action = 9
    /// A folder, for moving something to another place.
    case organize = 10
    /// An open book, for bookmarks.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle, for reloading.
    case refresh = 13
    /// A cross, for stopping a process.
    case stop = 14
    /// A camera, for taking a picture.
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
    /// A cross, for closing the page.
    case close = 24
  }

  private(set) var systemItem: SystemItem?
  /// The glyph of a container's own button.
  var glyph: BarGlyph? { didSet { if glyph != oldValue { contentDidChange() } } }

  /// Makes an item without a title, an image or an action.
  public override init() { super.init() }

  /// Makes an empty item, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private convenience init(system: SystemItem) {
    self.init()
    become(system)
  }

  /// Configures the item as a system item.
  func become(_ system: SystemItem) {
    systemItem = system
    if system == .done || system == .save { style = .done }
  }

  /// Makes a text button.
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

  /// Makes a button with a template image in the tint colour.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  /// Makes a button with template images in the tint colour: one for bars of the usual height, and
  /// one for the lower bars of phones in landscape. Nil for the latter shows the first everywhere.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes a system button.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(system: systemItem)
    take(style, target, action)
  }

  /// Makes a system button.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(system: systemItem)
    self.primaryAction = primaryAction
  }

  /// Makes a button that shows and performs an action, or opens a menu.
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

  /// Makes a system button that performs an action or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Makes an item with a custom view, which keeps its size, or its fitting size.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Returns a space that takes the remaining room.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

  /// Returns a space with a fixed width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(system: .fixedSpace)
    item.width = width
    return item
  }

  /// The emphasis of the button.
  open var style = Style.plain { didSet { if style != oldValue { contentDidChange() } } }

  /// The width of the button or the space in points; 0 for the width of its content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { contentDidChange() } } }

  /// The titles that the button may get, so that it has room for the widest of them from the start;
  /// nil for none.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { contentDidChange() } }
  }

  /// Whether the item is left out of the bar, and takes no room.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      shownView?.isHidden = isHidden
      contentDidChange()
    }
  }

  /// A view that replaces the button.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      fittedSize = nil
      contentDidChange()
    }
  }
  /// The size that a bar has set for a custom view without a size; nil for none.
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

  /// The menu that a press opens if there is neither ``primaryAction`` nor ``action``, and
  /// otherwise a long press. The default is nil for none.
  open var menu: UIMenu? { didSet { contentDidChange() } }

  /// Whether a drag that stays on the button presses it. The default is false.
  open var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { contentDidChange() } }
  }

  /// The button's colour; nil for the bar's.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { contentDidChange() } } }

  /// The item's own appearance.
  var look = BarButtonLook()

  /// The button or view that currently shows the item.
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
