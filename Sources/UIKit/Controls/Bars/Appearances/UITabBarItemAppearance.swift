/// The appearance of a tab in its states. Missing values of a state are those of the bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The layout of a tab's title and image. The raw values are Apple's.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title beside the image.
    case inline = 1
    /// The title beside the image, in a compact height.
    case compactInline = 2
  }

  /// The appearance of a tab that is not selected.
  public private(set) var normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public private(set) var selected = UITabBarItemStateAppearance()
  /// The appearance of a disabled tab.
  public private(set) var disabled = UITabBarItemStateAppearance()
  /// The appearance of a tab with the keyboard focus. It is never used, because tabs cannot be
  /// focused here.
  public private(set) var focused = UITabBarItemStateAppearance()

  /// Makes the system's appearance of stacked tabs.
  public convenience override init() { self.init(style: .stacked) }

  /// Makes the system's appearance of tabs of a style.
  public init(style: Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Restores the system's appearance of tabs of a style.
  open func configureWithDefault(for style: Style) {
    (normal, selected) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    (disabled, focused) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    self.style = style
  }

  /// Returns a copy; the zone is ignored.
  open func copy(with zone: NSZone? = nil) -> Any { copied }

  var copied: UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    (copy.normal, copy.selected) = (normal.copied, selected.copied)
    (copy.disabled, copy.focused) = (disabled.copied, focused.copied)
    return copy
  }

  var content: [AnyHashable?] {
    [style] + [normal, selected, disabled, focused].flatMap(\.content)
  }

  private var style = Style.stacked
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The font and the colour of the title. Missing ones are the bar's; other attributes are
  /// ignored.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of a template image; nil for the bar's.
  open var iconColor: UIColor?
  /// The colour of the badge; nil for red. The item's own colour takes precedence.
  open var badgeBackgroundColor: UIColor?
  /// The font and the colour of the badge's text. Missing ones are the system's.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The offset of the badge's text in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  fileprivate var content: [AnyHashable?] {
    [
      titleTextAttributes.comparable, titlePositionAdjustment, iconColor, badgeBackgroundColor,
      badgeTextAttributes.comparable, badgePositionAdjustment, badgeTitlePositionAdjustment,
    ]
  }

  fileprivate var copied: UITabBarItemStateAppearance {
    let copy = UITabBarItemStateAppearance()
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.iconColor = iconColor
    copy.badgeBackgroundColor = badgeBackgroundColor
    copy.badgeTextAttributes = badgeTextAttributes
    copy.badgePositionAdjustment = badgePositionAdjustment
    copy.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
    return copy
  }
}
