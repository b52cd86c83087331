public import CoreGraphics

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The appearance of tabs with the title beside the image, in a regular width.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The appearance of tabs with the title beside the image in a compact height. It is never used,
  /// because tab bars have one height here.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour of ``selectionIndicatorImage`` if that is a template image; nil for the bar's tint
  /// colour.
  open var selectionIndicatorTintColor: UIColor?
  /// An image behind the selected tab; nil for none.
  open var selectionIndicatorImage: UIImage?
  /// The distribution of the tabs over the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of a tab in a centred row, in points; 0 for the system's.
  open var stackedItemWidth: CGFloat = 0
  /// The space between two tabs in a centred row, in points; 0 for the system's.
  open var stackedItemSpacing: CGFloat = 0

  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Makes a copy of another appearance.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  override var content: [AnyHashable?] {
    super.content + [
      stackedLayoutAppearance.content, inlineLayoutAppearance.content,
      compactInlineLayoutAppearance.content, selectionIndicatorTintColor, selectionIndicatorImage,
      stackedItemPositioning, stackedItemWidth, stackedItemSpacing,
    ]
  }

  override var systemColor: UIColor { .tabBarBackground }
}

extension UIColor {
  fileprivate static let tabBarBackground = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.086 : 0.976, alpha: 1)
  }
}
