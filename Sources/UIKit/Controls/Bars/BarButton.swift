import CoreGraphics
import CoreText

/// The button that shows a bar button item.
final class BarButton: UIButton, BarButtonItemView {
  private var item: UIBarButtonItem?
  /// The bar's appearance for buttons of the item's style; nil for the system's.
  private var appearance: UIBarButtonItemAppearance?

  /// The points between the content and the sides of the button.
  static let padding: CGFloat = 8
  /// The font size of titles in points, as on iOS.
  static let fontSize: CGFloat = 17
  /// The configuration of symbols, as on iOS.
  private static let symbols = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)

  /// Makes the view of an item: its custom view, or a button.
  static func makeView(for item: UIBarButtonItem) -> UIView {
    let view = item.customView ?? BarButton(showing: item)
    item.shownView = view
    if item.isHidden { view.isHidden = true }
    return view
  }

  private convenience init(showing item: UIBarButtonItem) {
    self.init(type: .system)
    self.item = item
    contentEdgeInsets = UIEdgeInsets(top: 0, left: Self.padding, bottom: 0, right: Self.padding)
    addTarget(self, action: Selector(BarButton.press), for: .touchUpInside)
    showItem()
  }

  private func press() { item?.perform() }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let item, window != nil { AppearanceRegistry.shared.apply(to: item, insideOf: superview) }
  }

  func showItem() {
    guard let item else { return }
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    apply(
      appearance, of: item, font: .systemFont(ofSize: Self.fontSize, weight: weight),
      ownOffset: item.titlePositionAdjustment(for: .default))
    setTitle(item.image == nil ? item.title ?? item.systemItem?.title : nil, for: .normal)
    let glyph = item.glyph ?? item.systemItem?.glyph
    setPreferredSymbolConfiguration(Self.symbols, forImageIn: .normal)
    let isCompact = traitCollection.verticalSizeClass == .compact
    setImage(
      item.image(inCompactHeight: isCompact) ?? glyph?.image(scale: glyphScale), for: .normal)
    imageEdgeInsets = item.imageInsets(inCompactHeight: isCompact)
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    menu = item.menu
    showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
    tintColor = item.tintColor
    isSpringLoaded = item.isSpringLoaded
  }

  /// Applies the bar's appearances for the styles of buttons.
  func apply(_ appearances: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance) {
    guard let item else { return }
    appearance = appearances(item.style)
    showItem()
  }

  /// Returns the width of the button with another title, in points.
  func width(of title: String) -> CGFloat {
    guard let face = titleLabel?.font?.face else { return 0 }
    let text = TextLayout(AttributedText(title, face: face)).size.width.rounded(.up)
    return text + contentEdgeInsets.left + contentEdgeInsets.right
  }

  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    let offset = appearance?.normal.backgroundImagePositionAdjustment ?? .zero
    return super.backgroundRect(forBounds: bounds).offsetBy(
      dx: offset.horizontal, dy: offset.vertical)
  }

  private var glyphScale: CGFloat { max(traitCollection.displayScale, 1) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.displayScale != traitCollection.displayScale
      || previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
    {
      showItem()
    }
  }
}

extension UIButton {
  /// Applies an appearance. The attributes of the item take precedence.
  ///
  /// - Parameters:
  ///   - font: the default font of titles.
  ///   - ownOffset: the item's own offset of the title.
  fileprivate func apply(
    _ appearance: UIBarButtonItemAppearance?, of item: UIBarButtonItem, font: UIFont,
    ownOffset: UIOffset
  ) {
    func attributes(
      _ look: UIBarButtonItemStateAppearance?, _ state: UIControl.State
    ) -> [NSAttributedString.Key: Any] {
      (look?.titleTextAttributes ?? [:]).merging(item.titleTextAttributes(for: state) ?? [:]) {
        $1
      }
    }
    let normal = attributes(appearance?.normal, .normal)
    titleLabel?.font = normal[.font] as? UIFont ?? font
    let looks: [(UIControl.State, UIBarButtonItemStateAppearance?)] = [
      (.normal, appearance?.normal), (.highlighted, appearance?.highlighted),
      (.disabled, appearance?.disabled),
    ]
    for (state, look) in looks {
      setTitleColor(attributes(look, state)[.foregroundColor] as? UIColor, for: state)
      setBackgroundImage(
        look?.backgroundImage ?? item.backgroundImage(for: state, barMetrics: .default), for: state)
    }
    let offset = appearance?.normal.titlePositionAdjustment ?? .zero
    titleOffset = offset == .zero ? ownOffset : offset
  }

  /// The offset of the title in points.
  private var titleOffset: UIOffset {
    get { UIOffset(horizontal: titleEdgeInsets.left, vertical: titleEdgeInsets.top) }
    set {
      guard newValue != titleOffset else { return }
      titleEdgeInsets = UIEdgeInsets(
        top: newValue.vertical, left: newValue.horizontal, bottom: -newValue.vertical,
        right: -newValue.horizontal)
    }
  }
}

extension BackButton {
  /// Applies the bar's appearance for its back button.
  func apply(_ appearance: UINavigationBarAppearance, of item: UIBarButtonItem, font: UIFont) {
    apply(
      appearance.backButtonAppearance, of: item, font: font,
      ownOffset: item.backButtonTitlePositionAdjustment(for: .default))
  }
}

extension UIBarButtonItem {
  /// Returns the width of the item's view in a bar, in points; 0 if it is hidden.
  func width(of view: UIView) -> CGFloat {
    if isHidden { return 0 }
    if width > 0, width.isFinite { return width }
    if let button = view as? BarButton {
      let own = button.intrinsicContentSize.width
      return (possibleTitles ?? []).map(button.width(of:)).reduce(own, max)
    }
    return customSize(of: view).width
  }

  /// Returns the size of a custom view: its own, or the fitting size, which is updated when its
  /// content changes.
  func customSize(of view: UIView) -> CGSize {
    hasFittingSize(view) ? view.sizeThatFits(.zero) : view.bounds.size
  }

  /// Whether a custom view has no size, or only the one that a bar has set.
  private func hasFittingSize(_ view: UIView) -> Bool {
    view.bounds.size == .zero || view.bounds.size == fittedSize
  }

  /// Sets the frame of the item's view on behalf of a bar.
  func place(_ view: UIView, _ setFrame: () -> Void) {
    let fits = hasFittingSize(view)
    setFrame()
    if fits { fittedSize = view.bounds.size }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The titles of system items that show text.
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The glyphs of the other system items.
  fileprivate var glyph: BarGlyph? {
    switch self {
    case .add: .add
    case .compose: .compose
    case .reply: .reply
    case .action: .action
    case .organize: .organize
    case .bookmarks: .bookmarks
    case .search: .search
    case .refresh: .refresh
    case .stop, .close: .cross
    case .camera: .camera
    case .trash: .trash
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    default: nil
    }
  }
}
