/// The appearance of a bar button in its states. Missing values of a state are those of ``normal``.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The appearance of an enabled button.
  public private(set) var normal = UIBarButtonItemStateAppearance()
  /// The appearance of a pressed button.
  public private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of a disabled button.
  public private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The appearance of a button with the keyboard focus. It is never used, because bar buttons
  /// cannot be focused here.
  public private(set) var focused = UIBarButtonItemStateAppearance()

  /// Makes the system's appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Makes the system's appearance of buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Restores the system's appearance of buttons of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    (normal, highlighted) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
    (disabled, focused) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
    self.style = style
  }

  /// Returns a copy; the zone is ignored.
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

/// The appearance of a bar button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The font and the colour of the title. Missing ones are the system's; other attributes are
  /// ignored.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image that is stretched behind the title; nil for none.
  open var backgroundImage: UIImage?
  /// The offset of the background in points.
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
