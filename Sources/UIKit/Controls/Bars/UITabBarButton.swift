import CoreGraphics
import QuartzCore

/// A tab of a tab bar: the image above the title, or beside it in a wide bar.
///
/// Apps find the tabs among the bar's subviews by the name of this class, which is its name on iOS.
final class UITabBarButton: UIControl {
  /// The points between a tab's part of the bar and its button (as observed on iOS). The frame of
  /// the first button begins at (2, 1).
  static let margins = UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 2)
  /// The maximum side of an image in points (as observed on iOS).
  static let imageSide: CGFloat = 25
  /// The middle of the image, and the title's top and height, in points (as observed on iOS).
  private static let imageMiddle: CGFloat = 17.5
  private static let titleTop: CGFloat = 32
  private static let titleHeight: CGFloat = 13
  private static let stackedFont = UIFont.systemFont(ofSize: 10, weight: .medium)
  private static let inlineFont = UIFont.systemFont(ofSize: 13, weight: .medium)
  private static let compactFont = UIFont.systemFont(ofSize: 12, weight: .medium)
  /// The size of symbols, which fits the room for images. It is modelled on iOS.
  private static let symbols = UIImage.SymbolConfiguration(
    pointSize: 17, weight: .regular, scale: .large)
  /// The points between the image and the title if they are side by side.
  private static let inlineSpace: CGFloat = 7

  let item: UITabBarItem
  unowned let bar: UITabBar
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let badge = TabBadge()

  init(_ item: UITabBarItem, in bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    imageView.prefersTemplates = true
    imageView.preferredSymbolConfiguration = Self.symbols
    imageView.contentMode = .center
    titleLabel.textAlignment = .center
    for view in [imageView, titleLabel, badge] { addSubview(view) }
    item.button = self
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { AppearanceRegistry.shared.apply(to: item, insideOf: bar) }
  }

  override func stateDidChange() {
    super.stateDidChange()
    showItem()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showItem()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showItem()
  }

  func showItem() {
    isEnabled = item.isEnabled
    let color: UIColor = isSelected ? tintColor : bar.unselectedItemTintColor ?? .systemGray
    let look = look
    let own =
      item.titleTextAttributes(for: isSelected ? .selected : .normal)
      ?? item.titleTextAttributes(for: .normal) ?? [:]
    let attributes = look.titleTextAttributes.merging(own) { $1 }
    imageView.image = image
    imageView.tintColor = look.iconColor ?? color
    titleLabel.text = item.title
    titleLabel.font =
      attributes[.font] as? UIFont ?? usualFont
    titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? color
    let strength: CGFloat = isEnabled ? (isHighlighted ? 0.6 : 1) : 0.4
    for view in [imageView, titleLabel] where view.alpha != strength { view.alpha = strength }
    badge.configure(
      value: item.badgeValue, color: item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed,
      look.badgeTextAttributes)
    setNeedsLayout()
  }

  private var usualFont: UIFont {
    switch bar.itemStyle {
    case .stacked: Self.stackedFont
    case .inline: Self.inlineFont
    case .compactInline: Self.compactFont
    }
  }

  private var image: UIImage? {
    if isSelected, let selected = item.selectedImage { return selected }
    return item.image(inCompactHeight: bar.itemStyle == .compactInline)
  }

  /// The bar's appearance for the tab.
  private var look: UITabBarItemStateAppearance {
    let appearance = bar.shownAppearance
    let looks =
      switch bar.itemStyle {
      case .stacked: appearance.stackedLayoutAppearance
      case .inline: appearance.inlineLayoutAppearance
      case .compactInline: appearance.compactInlineLayoutAppearance
      }
    return !isEnabled ? looks.disabled : isSelected ? looks.selected : looks.normal
  }

  /// Includes the margins, so that there are no gaps between the tabs for touches.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.inset(by: Self.margins.reversed).contains(point)
  }

  /// The middle of the bar, without the safe area, in the coordinates of the button.
  private var middleOfBar: CGFloat { bar.height / 2 - Self.margins.top }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bar.itemStyle == .stacked { layOutStacked() } else { layOutInline() }
    let insets = item.imageInsets(inCompactHeight: bar.itemStyle == .compactInline)
    imageView.frame = imageView.frame.offsetBy(
      dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    let look = look
    badge.place(beside: imageView.frame, within: bounds.size.width)
    badge.move(by: look.badgePositionAdjustment, text: look.badgeTitlePositionAdjustment)
    for offset in [look.titlePositionAdjustment, item.titlePositionAdjustment] {
      titleLabel.frame = titleLabel.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
  }

  private func layOutStacked() {
    let width = bounds.size.width
    let size = imageView.sizeThatFits(.zero)
    let hasTitle = !(item.title ?? "").isEmpty
    let middle = hasTitle ? Self.imageMiddle : middleOfBar
    imageView.frame = aligned(
      CGRect(
        x: (width - size.width) / 2, y: middle - size.height / 2, width: size.width,
        height: size.height))
    let hasImage = size.width > 0
    let top = hasImage ? Self.titleTop : middleOfBar - Self.titleHeight / 2
    titleLabel.frame = aligned(CGRect(x: 0, y: top, width: width, height: Self.titleHeight))
  }

  private func layOutInline() {
    let size = imageView.sizeThatFits(.zero)
    let text = titleLabel.sizeThatFits(bounds.size)
    let space = size.width > 0 && text.width > 0 ? Self.inlineSpace : 0
    let length = min(size.width + space + text.width, bounds.size.width)
    let (x, middle) = ((bounds.size.width - length) / 2, middleOfBar)
    imageView.frame = aligned(
      CGRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height))
    titleLabel.frame = aligned(
      CGRect(
        x: x + size.width + space, y: middle - text.height / 2,
        width: max(length - size.width - space, 0), height: text.height))
  }

  /// Moves a rectangle so that its corner is at a whole pixel, which keeps drawings sharp.
  private func aligned(_ rect: CGRect) -> CGRect {
    let scale = max(layer.contentsScale, 1)
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
      width: rect.width, height: rect.height)
  }
}

/// The badge with a few letters at the upper right of a tab.
final class TabBadge: UIView {
  /// The height in points, as observed on iOS.
  private static let height: CGFloat = 18
  private static let room: CGFloat = 4
  private static let font = UIFont.systemFont(ofSize: 13)
  /// The offset of the badge from the image's middle and the tab's top.
  private static let inset = CGPoint(x: 5, y: 1)

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    layer.cornerRadius = Self.height / 2
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func configure(
    value: String?, color: UIColor, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) {
    isHidden = value == nil
    label.font = attributes[.font] as? UIFont ?? Self.font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
    label.text = value
    backgroundColor = color
  }

  /// Places the badge beside the image of a tab, and inside the tab.
  func place(beside image: CGRect, within width: CGFloat) {
    let text = label.sizeThatFits(CGSize(width: width, height: Self.height)).width.rounded(.up)
    let length = max(text + 2 * Self.room, Self.height)
    let x = min((image.midX + Self.inset.x).rounded(), max(width - length, 0))
    frame = CGRect(x: x, y: Self.inset.y, width: length, height: Self.height)
    label.frame = bounds
  }

  /// Moves the badge by an offset, and its text by another one.
  func move(by offset: UIOffset, text: UIOffset) {
    frame = frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    label.frame = bounds.offsetBy(dx: text.horizontal, dy: text.vertical)
  }
}
