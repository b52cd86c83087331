import CoreGraphics

/// The button that shows a bar button item.
final class BarButton: UIButton {
  private var item: UIBarButtonItem?

  /// Points between the content and the button's sides.
  static let padding: CGFloat = 8
  /// The font size of titles, in points. As on iOS.
  static let fontSize: CGFloat = 17
  /// The size of symbols. As on iOS.
  private static let symbols = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)

  /// The view for an item: its own, or a button.
  static func makeView(for item: UIBarButtonItem) -> UIView {
    let view = item.customView ?? BarButton(showing: item)
    item.shownView = view
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
    let attributes = item.titleTextAttributes(for: .normal)
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    titleLabel?.font =
      attributes?[.font] as? UIFont ?? .systemFont(ofSize: Self.fontSize, weight: weight)
    setTitleColor(attributes?[.foregroundColor] as? UIColor, for: .normal)
    setTitle(item.image == nil ? item.title ?? item.systemItem?.title : nil, for: .normal)
    let glyph = item.glyph ?? item.systemItem?.glyph
    setPreferredSymbolConfiguration(Self.symbols, forImageIn: .normal)
    setImage(item.image ?? glyph?.image(scale: glyphScale), for: .normal)
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    menu = item.menu
    showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
    tintColor = item.tintColor
  }

  private var glyphScale: CGFloat { max(traitCollection.displayScale, 1) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.displayScale != traitCollection.displayScale { showItem() }
  }
}

extension UIBarButtonItem {
  /// The width of the item's view, in points, in a row of the bar's height.
  func width(of view: UIView) -> CGFloat {
    if width > 0, width.isFinite { return width }
    if let button = view as? BarButton { return button.intrinsicContentSize.width }
    return customSize(of: view).width
  }

  /// The size of a custom view: its own, or the fitting size.
  func customSize(of view: UIView) -> CGSize {
    view.bounds.size == .zero ? view.sizeThatFits(.zero) : view.bounds.size
  }
}

extension UIBarButtonItem.SystemItem {
  /// The titles of system items that are text.
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

  /// The glyphs of the others.
  fileprivate var glyph: BarGlyph? {
    switch self {
    case .add: .add
    case .compose: .compose
    case .action: .action
    case .search: .search
    case .refresh: .refresh
    case .stop, .close: .cross
    case .trash: .trash
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    default: nil
    }
  }
}
