/// The looks of a bar button in its states. What a state does not have is that of ``normal``.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The look of a button that can be pressed.
  public private(set) var normal = UIBarButtonItemStateAppearance()
  /// The look of a button under a finger.
  public private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The look of a button that cannot be pressed.
  public private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The look of a button with the keyboard's focus. Bar buttons cannot have it here, so nothing
  /// shows it.
  public private(set) var focused = UIBarButtonItemStateAppearance()

  /// The system's look of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// The system's look of buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Restores the system's look of buttons of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    (normal, highlighted) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
    (disabled, focused) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
    self.style = style
  }

  /// A copy; the zone is ignored.
  open func copy(with zone: NSZone? = nil) -> Any { copied }

  var copied: UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    (copy.normal, copy.highlighted) = (normal.copied, highlighted.copied)
    (copy.disabled, copy.focused) = (disabled.copied, focused.copied)
    return copy
  }

  var content: [AnyHashable?] {
    [style] + [normal, highlighted, disabled, focused].flatMap(\.content)
  }

  private(set) var style = UIBarButtonItem.Style.plain
}

/// The look of a bar button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The font and the colour of the title; missing ones are the system's. Other attributes do not
  /// apply.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// Is stretched behind the title; nil is none.
  open var backgroundImage: UIImage?
  /// How far the background is moved, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  fileprivate var content: [AnyHashable?] {
    [
      titleTextAttributes.comparable, titlePositionAdjustment, backgroundImage,
      backgroundImagePositionAdjustment,
    ]
  }

  fileprivate var copied: UIBarButtonItemStateAppearance {
    let copy = UIBarButtonItemStateAppearance()
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.backgroundImage = backgroundImage
    copy.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
    return copy
  }
}
