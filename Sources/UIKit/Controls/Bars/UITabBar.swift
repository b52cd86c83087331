public import CoreGraphics

/// Is notified which tab the user chose.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user pressed a tab, the selected one or another.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of tabs at the bottom of the screen, one of them selected. It is 49 points high, plus the
/// bottom inset of the safe area.
open class UITabBar: UIView {
  /// Points.
  static let height: CGFloat = 49
  /// The widest that a tab becomes, in points; in a wider bar the tabs stay in the middle. Ours.
  private static let widestTab: CGFloat = 150

  private let background = UIView()
  private let line = UIView()
  private var buttons: [TabBarButton] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UITabBar.self)
  }

  private func setUp() {
    for view in [background, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    line.backgroundColor = .separator
    showBackground()
  }

  /// Held weakly. The bar of a tab bar controller has that as its delegate.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tab bar controller of the bar, which handles presses.
  weak var controller: (any TabBarOwner)?

  // MARK: Items

  /// The items of the bar, in order; nil for none. A tab bar controller sets the items of its bar.
  open var items: [UITabBarItem]? {
    get { buttons.isEmpty ? nil : buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  /// Changes the items; if animated, the old ones fade into the new ones.
  ///
  /// An item that is in the array twice is shown once, with a warning.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard items ?? [] != buttons.map(\.item) else { return }
    let isSeen = animated && window != nil
    guard isSeen else { return replaceButtons(by: items ?? []) }
    UIView.transition(
      with: self, duration: 0.25, options: .transitionCrossDissolve,
      animations: { self.replaceButtons(by: items ?? []) })
  }

  private func replaceButtons(by items: [UITabBarItem]) {
    let former = buttons
    buttons.removeAll()
    for item in items {
      guard !buttons.contains(where: { $0.item === item }) else {
        Diagnostics.warn(
          "A tab bar was given the item \(item.title ?? "") twice; it shows it once.")
        continue
      }
      let known = former.first { $0.item === item }
      buttons.append(known ?? makeButton(for: item))
    }
    for button in former where !buttons.contains(button) { button.removeFromSuperview() }
    for button in buttons where button.superview !== self { addSubview(button) }
    if let selectedItem, !items.contains(selectedItem) { self.selectedItem = nil }
    showSelection()
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func makeButton(for item: UITabBarItem) -> TabBarButton {
    let button = TabBarButton(item, in: self)
    button.addTarget(self, action: Selector(UITabBar.press), for: .touchUpInside)
    return button
  }

  /// The item that is shown as selected. Setting it changes the appearance and nothing else.
  open weak var selectedItem: UITabBarItem? { didSet { showSelection() } }

  private func showSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  private func press(_ button: TabBarButton) {
    if let controller { return controller.select(button.item) }
    selectedItem = button.item
    notifyDelegate(of: button.item)
  }

  func notifyDelegate(of item: UITabBarItem) {
    guard let delegate else { return }
    guard delegate !== controller else { return delegate.tabBar(self, didSelect: item) }
    TransitionTrace.call(delegate, "tabBar(_:didSelect:)", [self, item]) {
      delegate.tabBar(self, didSelect: item)
    }
  }

  // MARK: Appearance

  /// Whether the bar is dark in an interface that is light, too.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// An image that is stretched over the bar in place of its background; nil is the background, an
  /// empty image nothing.
  open var backgroundImage: UIImage? { didSet { showBackground() } }

  /// An image above the bar in place of its hairline; nil is the hairline, an empty image nothing.
  open var shadowImage: UIImage? { didSet { showBackground() } }
  private lazy var imageView = makeImageView()
  private lazy var shadowView = makeImageView()

  private func makeImageView() -> UIImageView {
    let view = UIImageView()
    insertSubview(view, aboveSubview: line)
    return view
  }

  /// Whether there are, or were, images.
  private var hasImages = false

  private func showImages() {
    hasImages = true
    line.isHidden = shadowImage != nil
    (imageView.image, shadowView.image) = (backgroundImage, shadowImage)
    setNeedsLayout()
  }

  private func layOutImages() {
    guard hasImages else { return }
    imageView.frame = bounds
    let height = shadowImage?.size.height ?? 0
    shadowView.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
  }

  /// The bar's background; nil is the system's.
  open var barTintColor: UIColor? { didSet { showBackground() } }

  /// The colour of tabs that are not selected; nil is grey. The selected one has the tint colour.
  open var unselectedItemTintColor: UIColor? {
    didSet { for button in buttons { button.showItem() } }
  }

  /// Whether the background is slightly translucent.
  open var isTranslucent = true {
    didSet {
      showBackground()
      // The views of children do not lie under an opaque bar.
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }

  private func showBackground() {
    let drawnColor =
      barTintColor
      ?? UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 0.086, alpha: 1) : UIColor(white: 0.976, alpha: 1)
      }
    background.backgroundColor = isTranslucent ? drawnColor.withAlphaComponent(0.94) : drawnColor
    background.isHidden = backgroundImage != nil
    if backgroundImage != nil || shadowImage != nil || hasImages { showImages() }
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    layOutImages()
    line.frame = CGRect(
      x: 0, y: 0, width: bounds.size.width, height: 1 / max(layer.contentsScale, 1))
    guard !buttons.isEmpty else { return }
    let tab = min(bounds.size.width / CGFloat(buttons.count), Self.widestTab)
    let start = (bounds.size.width - tab * CGFloat(buttons.count)) / 2
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in (isReversed ? buttons.reversed() : buttons).enumerated() {
      let left = (start + tab * CGFloat(index)).rounded()
      let right = (start + tab * CGFloat(index + 1)).rounded()
      button.frame = CGRect(x: left, y: 0, width: right - left, height: Self.height)
    }
  }
}
