public import CoreGraphics

/// Receives the user's choice of a tab.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has pressed a tab, whether it is selected or not.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Called before the user begins to customize the items of the bar.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called when the user has begun to customize the items of the bar.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called before the user ends the customization.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called when the user has ended the customization.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  public func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
}

/// A row of tabs at the bottom of the screen, one of which is selected. It is 49 points high, 50 on
/// a tablet, or 32 in a compact width and height, plus the bottom inset of the safe area.
open class UITabBar: UIView {
  /// The heights in points, as on iOS: on a phone, on a tablet since version 12, and in a compact
  /// width and height.
  private static let usualHeight: CGFloat = 49
  private static let tabletHeight: CGFloat = 50
  private static let compactHeight: CGFloat = 32
  /// The maximum width of a tab in points (our choice). In a wider bar the tabs are centred.
  private static let widestTab: CGFloat = 150

  private let background = BarBackgroundView(lineAt: .top)
  private let indicator = UIImageView()
  private var buttons: [UITabBarButton] = []
  private var hasItems = false

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
    for view in [background, indicator] { addSubview(view) }
    showAppearance()
  }

  /// Held weakly. The delegate of a tab bar controller's bar is that controller.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tab bar controller of the bar, which handles presses.
  weak var controller: (any TabBarOwner)?

  /// Whether the bar is hidden, by the program or by its tab bar controller. A hidden bar takes no
  /// room from the content. A bar that the program has hidden stays hidden until the program shows
  /// it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      visibility.isHiddenByProgram = newValue
      superview?.setNeedsLayout()
    }
  }
  var visibility = BarVisibility() { didSet { super.isHidden = visibility.isHidden } }

  // MARK: Items

  /// The items of the bar, in order; nil, the default, for none. A tab bar controller sets those of
  /// its bar.
  open var items: [UITabBarItem]? {
    get { hasItems ? buttons.map(\.item) : nil }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items. If animated, the old ones fade into the new ones.
  ///
  /// An item that is in the array twice is shown once, with a warning.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    hasItems = items != nil
    guard items ?? [] != buttons.map(\.item) else { return }
    let isSeen = animated && window != nil
    guard isSeen else { return replaceButtons(by: items ?? []) }
    UIView.transition(
      with: self, duration: 0.25, options: .transitionCrossDissolve,
      animations: {
        self.replaceButtons(by: items ?? [])
        self.layoutIfNeeded()
      })
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
    isStyled = isStyled || items.contains(where: \.hasAppearance)
    showSelection()
    setNeedsLayout()
  }

  private func makeButton(for item: UITabBarItem) -> UITabBarButton {
    let button = UITabBarButton(item, in: self)
    button.addTarget(self, action: Selector(UITabBar.press), for: .touchUpInside)
    return button
  }

  /// The selected item. Setting it changes only the appearance.
  open weak var selectedItem: UITabBarItem? { didSet { showSelection() } }

  private func showSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
    if isStyled { showAppearance() }
    setNeedsLayout()
  }

  private func press(_ button: UITabBarButton) {
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

  // MARK: Customizing

  /// Whether the user is customizing the items: between ``beginCustomizingItems(_:)`` and
  /// ``endCustomizing(animated:)``.
  open private(set) var isCustomizing = false

  /// Begins the customization of the items, and notifies the delegate. The bar keeps its items
  /// here, because there is no view in which the user could exchange them for others of `items`.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    isCustomizing = true
    setNeedsLayout()
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Ends the customization that ``beginCustomizingItems(_:)`` began, and notifies the delegate.
  ///
  /// - Returns: whether the user has changed the items. It is always false here.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    guard isCustomizing else { return false }
    delegate?.tabBar(self, willEndCustomizing: items ?? [], changed: false)
    isCustomizing = false
    setNeedsLayout()
    delegate?.tabBar(self, didEndCustomizing: items ?? [], changed: false)
    return false
  }

  // MARK: Appearance

  /// Whether the bar is dark, even in a light interface.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// An image that is stretched over the bar and replaces its background; nil for the background.
  /// An empty image removes it.
  open var backgroundImage: UIImage? { didSet { showAppearance() } }

  /// An image above the bar that replaces its hairline; nil for the hairline. An empty image
  /// removes it.
  open var shadowImage: UIImage? { didSet { showAppearance() } }

  /// An image behind the selected tab; nil for none.
  open var selectionIndicatorImage: UIImage? { didSet { showAppearance() } }

  /// The colour of the bar's background; nil for the system's.
  open var barTintColor: UIColor? { didSet { showAppearance() } }

  /// The colour of tabs that are not selected; nil for grey. The selected one has the tint colour.
  open var unselectedItemTintColor: UIColor? {
    didSet { for button in buttons { button.showItem() } }
  }

  /// Whether the background is slightly translucent.
  open var isTranslucent = true {
    didSet {
      showAppearance()
      // The views of children do not extend below an opaque bar.
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }

  /// The appearance of the bar, unless the selected item has its own.
  open var standardAppearance: UITabBarAppearance {
    get { ownAppearance }
    set {
      ownAppearance = UITabBarAppearance(barAppearance: newValue)
      isStyled = true
      showAppearance()
    }
  }
  private var ownAppearance = UITabBarAppearance.unasked

  /// The appearance while the content above the bar ends at it, unless the selected item has its
  /// own; nil for the standard one.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance = copied(scrollEdgeAppearance)
      isStyled = true
      showAppearance()
      superview?.setNeedsLayout()
    }
  }

  /// The distribution of the tabs over the bar.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of a tab in a centred row, in points; 0 for the system's.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between two tabs in a centred row, in points; 0 for the system's.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// Whether an appearance was set for the bar or an item.
  private var isStyled = false

  /// Whether the container's content, which the bar covers, ends at the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { showAppearance() } } }

  /// Whether the bar has another appearance while the content ends at it.
  var hasScrollEdgeAppearance: Bool {
    scrollEdgeAppearance != nil || selectedItem?.scrollEdgeAppearance != nil
  }

  /// The current appearance.
  var shownAppearance: UITabBarAppearance {
    let atEdge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    return (isAtScrollEdge ? atEdge : nil) ?? selectedItem?.standardAppearance ?? ownAppearance
  }

  /// Called when the appearance of an item in the bar has changed.
  func itemAppearanceDidChange() {
    isStyled = true
    showAppearance()
    superview?.setNeedsLayout()
  }

  private func showAppearance() {
    let appearance = shownAppearance
    background.apply(
      appearance, barColor: barTintColor, isTranslucent: isTranslucent, barImage: backgroundImage,
      barShadow: shadowImage)
    indicator.image = appearance.selectionIndicatorImage ?? selectionIndicatorImage
    indicator.tintColor = appearance.selectionIndicatorTintColor
    if isStyled { for button in buttons { button.showItem() } }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The layout of the title and the image of each tab.
  var itemStyle: UITabBarItemAppearance.Style {
    if traitCollection.horizontalSizeClass == .regular { return .inline }
    return traitCollection.verticalSizeClass == .compact ? .compactInline : .stacked
  }

  /// The height in points, without the safe area.
  var height: CGFloat {
    if itemStyle == .compactInline { return Self.compactHeight }
    return traitCollection.userInterfaceIdiom == .pad ? Self.tabletHeight : Self.usualHeight
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
        || previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
        || previousTraitCollection?.userInterfaceIdiom != traitCollection.userInterfaceIdiom
    else { return }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height + safeAreaInsets.bottom)
  }

  override var fixedAxes: UIAxis { .vertical }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    guard !buttons.isEmpty else { return }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let places = places(of: buttons.count)
    for (button, place) in zip(isReversed ? buttons.reversed() : buttons, places) {
      button.frame = place
    }
    indicator.isHidden = indicator.image == nil || selectedItem == nil
    if let selected = buttons.first(where: \.isSelected), let image = indicator.image {
      indicator.frame = CGRect(
        x: selected.frame.midX - image.size.width / 2,
        y: (height - image.size.height) / 2, width: image.size.width,
        height: image.size.height)
    }
  }

  /// Returns the frames of the tabs from left to right. A tab leaves the margins of
  /// ``UITabBarButton/margins`` free in its part of the bar.
  private func places(of count: Int) -> [CGRect] {
    let appearance = shownAppearance
    let positioning =
      appearance.stackedItemPositioning == .automatic
      ? itemPositioning : appearance.stackedItemPositioning
    let width = appearance.stackedItemWidth > 0 ? appearance.stackedItemWidth : itemWidth
    let spacing = appearance.stackedItemSpacing > 0 ? appearance.stackedItemSpacing : itemSpacing
    let isSpread =
      positioning == .centered
      || positioning == .automatic && traitCollection.horizontalSizeClass == .regular
    let gaps = isSpread ? max(spacing, 0) * CGFloat(count - 1) : 0
    let widest = bounds.size.width - gaps
    let most: CGFloat =
      switch positioning {
      case .fill: .infinity
      case .centered where width > 0: width
      default: Self.widestTab
      }
    let tab = max(min(widest / CGFloat(count), most), 0)
    let gap = count > 1 ? gaps / CGFloat(count - 1) : 0
    let start = (bounds.size.width - tab * CGFloat(count) - gaps) / 2
    return (0..<count).map { index in
      let left = (start + (tab + gap) * CGFloat(index)).rounded()
      let right = (start + (tab + gap) * CGFloat(index) + tab).rounded()
      return CGRect(x: left, y: 0, width: right - left, height: height).inset(
        by: UITabBarButton.margins)
    }
  }
}

extension UITabBar {
  /// The distribution of tabs over a bar. The raw values are Apple's.
  public enum ItemPositioning: Int, Sendable {
    /// Over the whole bar, but with tabs of at most 150 points.
    case automatic = 0
    /// Over the whole bar.
    case fill = 1
    /// In the middle of the bar.
    case centered = 2
  }
}
