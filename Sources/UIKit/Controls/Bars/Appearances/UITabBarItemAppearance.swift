/// The looks of a tab in its states. What a state does not have is that of the bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// How a tab's title and image lie. The raw values are Apple's.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title beside the image.
    case inline = 1
    /// The title beside the image in a bar of little height.
    case compactInline = 2
  }

  /// The look of a tab that is not selected.
  public private(set) var normal = UITabBarItemStateAppearance()
  /// The look of the selected tab.
  public private(set) var selected = UITabBarItemStateAppearance()
  /// The look of a tab that cannot be selected.
  public private(set) var disabled = UITabBarItemStateAppearance()
  /// The look of a tab with the keyboard's focus. Tabs cannot have it here, so nothing shows it.
  public private(set) var focused = UITabBarItemStateAppearance()

  /// The system's look of stacked tabs.
  public convenience override init() { self.init(style: .stacked) }

  /// The system's look of tabs of a style.
  public init(style: Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Restores the system's look of tabs of a style.
  open func configureWithDefault(for style: Style) {
    (normal, selected) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    (disabled, focused) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    self.style = style
  }

  /// A copy; the zone is ignored.
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

/// The look of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The font and the colour of the title; missing ones are the bar's. Other attributes do not
  /// apply.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of a template image; nil is the bar's.
  open var iconColor: UIColor?
  /// The colour of the badge; nil is red. That of the item takes precedence.
  open var badgeBackgroundColor: UIColor?
  /// The font and the colour of the badge's text; missing ones are the system's.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge is moved, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// How far the badge's text is moved, in points.
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
