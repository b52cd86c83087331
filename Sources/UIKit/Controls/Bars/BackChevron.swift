import CoreGraphics
import CoreText

/// The chevron of a back button, in the tint colour. It points to the leading edge.
final class BackChevron: UIView {
  /// The size in points, as on iOS.
  static let size = CGSize(width: 12, height: 21)
  private static let stroke: CGFloat = 2.8

  /// The image that replaces the chevron, in the tint colour unless it has its own colours; nil for
  /// the chevron.
  var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      setNeedsDisplay()
      superview?.setNeedsLayout()
    }
  }

  /// The size in points.
  var size: CGSize { image?.size ?? Self.size }

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    if let image {
      let isOriginal = image.renderingMode == .alwaysOriginal
      return (isOriginal ? image : image.withTintColor(tintColor)).draw(in: bounds)
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: isMirrored ? Self.size.width - x : x, y: y)
    }
    let path = UIBezierPath()
    path.move(to: point(10.2, 1.9))
    path.addLine(to: point(1.9, 10.5))
    path.addLine(to: point(10.2, 19.1))
    path.lineWidth = Self.stroke
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}

/// The back button: the chevron and the title of the previous item. The chevron is a separate view,
/// so that it can stay while titles move.
final class BackButton: UIButton, BarButtonItemView {
  let chevron = BackChevron(frame: .zero)
  /// The item that the button leads to: that of the stack, or an empty item with the values of
  /// appearance proxies.
  private var item = UIBarButtonItem()
  private var appearance: UINavigationBarAppearance?

  /// - Parameter item: the back bar button item of the previous item; nil for none.
  convenience init(leadingTo item: UIBarButtonItem?) {
    self.init(type: .system)
    if let item { self.item = item }
    self.item.shownView = self
    (tintColor, chevron.tintColor) = (item?.tintColor, item?.tintColor)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { AppearanceRegistry.shared.apply(to: item, insideOf: superview) }
  }

  func showItem() {
    if let appearance { apply(appearance, of: item, font: Self.font) }
  }

  /// The distance from the bar's side to the title, in points, as on iOS.
  static let titleOffset: CGFloat = 27

  override var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue { chevron.alpha = isHighlighted ? Self.pressedAlpha : 1 }
    }
  }
  /// The alpha of the pressed chevron, which is that of a system button's title.
  private static let pressedAlpha: CGFloat = 0.2

  private var shown: (title: String, isMirrored: Bool)?
  private static let font = UIFont.systemFont(ofSize: BarButton.fontSize)

  /// Returns the width of the button with a title, in points.
  func width(of title: String) -> CGFloat {
    let face = (titleLabel?.font ?? Self.font).face
    return Self.titleOffset + TextLayout(AttributedText(title, face: face)).size.width.rounded(.up)
  }

  /// Applies the appearance of the bar.
  ///
  /// - Parameter indicator: the image that replaces the chevron; nil for none.
  func apply(_ appearance: UINavigationBarAppearance, indicator: UIImage?) {
    self.appearance = appearance
    chevron.image = indicator
    apply(appearance, of: item, font: Self.font)
  }

  func configure(title: String, isMirrored: Bool) {
    // This method is called in every layout, also without a change.
    if let shown, shown == (title, isMirrored) { return }
    shown = (title, isMirrored)
    contentHorizontalAlignment = isMirrored ? .right : .left
    contentEdgeInsets = UIEdgeInsets(
      top: 0, left: isMirrored ? 0 : Self.titleOffset, bottom: 0,
      right: isMirrored ? Self.titleOffset : 0)
    setTitle(title, for: .normal)
  }
}
