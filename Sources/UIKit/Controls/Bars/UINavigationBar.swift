public import CoreGraphics

/// The bar at the top of a navigation stack: a title, the back button, and buttons.
///
/// It is 44 points high, or 50 on a tablet, 52 more while a large title is expanded, and 30 more
/// with a prompt. In a compact height the row is 32 points high, and there is no large title. A
/// navigation controller sets the items of its bar; the program sets those of any other bar.
open class UINavigationBar: UIView, UIBarPositioning {
  /// The height of the row of buttons in points: on a phone, on a tablet, and in a compact height.
  /// The values are those of iOS since version 12.
  private static let usualRowHeight: CGFloat = 44
  private static let tabletRowHeight: CGFloat = 50
  private static let compactRowHeight: CGFloat = 32
  /// The height of an expanded large title below the row, in points, as on iOS.
  static let largeTitleHeight: CGFloat = 52
  /// The duration of a push or a pop in seconds, as on iOS.
  private static let duration: TimeInterval = 0.35
  /// The duration in seconds in which a bar is shown or hidden, and in which its content fades, as
  /// on iOS.
  static let hideShowDuration: TimeInterval = 0.2

  /// The items, the topmost last. Transitions set them.
  var stack: [UINavigationItem] = [] { didSet { stackDidChange(from: oldValue) } }
  /// The view of the topmost item.
  var itemView: NavigationItemView?
  private var transition: NavigationBarTransition?
  /// Whether ``items`` is an array although there are none.
  private var hasEmptyItems = false
  /// The navigation controller that the bar belongs to.
  weak var owner: (any NavigationBarOwner)?
  private let background = BarBackgroundView(lineAt: .bottom)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UINavigationBar.self)
  }

  private func setUp() {
    addSubview(background)
    showBackground()
  }

  /// Held weakly. The delegate of a navigation controller's bar is that controller.
  open weak var delegate: (any UINavigationBarDelegate)? { didSet { setNeedsLayout() } }

  /// The position of the bar: that of a navigation controller is at the top of the screen. Another
  /// one has the position from its delegate, or is at the top of its superview.
  open var barPosition: UIBarPosition {
    owner == nil ? position(by: delegate, otherwise: .top) : .topAttached
  }

  /// Whether the bar is hidden, by the program or by its navigation controller. A hidden bar takes
  /// no room from the content. A bar that the program has hidden stays hidden until the program
  /// shows it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      visibility.isHiddenByProgram = newValue
      superview?.setNeedsLayout()
    }
  }
  var visibility = BarVisibility() { didSet { super.isHidden = visibility.isHidden } }

  // MARK: Items

  /// The items from the lowest to the topmost; nil, the default, for none. A navigation controller
  /// sets those of its bar; setting others is ignored with a warning.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty && !hasEmptyItems ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The topmost item, which is shown; nil for an empty bar.
  open var topItem: UINavigationItem? { stack.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Sets all items. The animation is a pop if the new topmost item was below, otherwise a push.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard isFree("items") else { return }
    hasEmptyItems = items?.isEmpty ?? false
    let items = items ?? []
    let isPop = items.last.map { top in stack.dropLast().contains { $0 === top } } ?? true
    change(to: items, items.last === stack.last ? .fade : isPop ? .pop : .push, animated)
  }

  /// Adds an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard isFree("pushItem") else { return }
    guard !stack.contains(where: { $0 === item }) else {
      return Diagnostics.warn("A navigation bar already has the item to push; the call is ignored.")
    }
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], .push, animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Removes the topmost item, unless it is the only one.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard isFree("popItem"), stack.count > 1, let top = stack.last,
      delegate?.navigationBar(self, shouldPop: top) ?? true
    else { return nil }
    change(to: stack.dropLast(), .pop, animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: top)
    }
    return top
  }

  private func isFree(_ member: String) -> Bool {
    guard let owner else { return true }
    Diagnostics.warn(
      "The bar of \(type(of: owner)) has the items of its controllers; \(member) is ignored.")
    return false
  }

  private func change(
    to items: [UINavigationItem], _ style: NavigationBarTransition.Style, _ animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard animated, window != nil else {
      replaceItems(with: items)
      completion?()
      return
    }
    let transition = begin(to: items, style: style)
    UIView.animate(
      withDuration: Self.duration, animations: { transition.animate() },
      completion: { _ in
        transition.end(completed: true)
        completion?()
      })
  }

  /// Shows items without animation.
  func replaceItems(with items: [UINavigationItem]) {
    transition?.end(completed: true)
    ViewAnimation.withoutInheritedAnimation {
      itemView?.removeFromSuperview()
      stack = items
      itemView = makeItemView()
      if let itemView { addSubview(itemView) }
      setNeedsLayout()
      showBackground()
    }
  }

  /// Sets up a transition, and ends the current one.
  func begin(to items: [UINavigationItem], style: NavigationBarTransition.Style)
    -> NavigationBarTransition
  {
    transition?.end(completed: true)
    return ViewAnimation.withoutInheritedAnimation {
      let new = NavigationBarTransition(self, to: items, style: style)
      transition = new
      return new
    }
  }

  func transitionDidEnd(_ ended: NavigationBarTransition) {
    guard transition === ended else { return }
    transition = nil
    setNeedsLayout()
    showBackground()
  }

  func makeItemView() -> NavigationItemView? {
    topItem.map { NavigationItemView($0, backItem: backItem, bar: self) }
  }

  private func stackDidChange(from former: [UINavigationItem]) {
    for item in former where item.bar === self { item.bar = nil }
    for item in stack { item.bar = self }
  }

  func itemDidChange(_ item: UINavigationItem) {
    for case let view as NavigationItemView in subviews
    where view.item === item || view.backItem === item {
      ViewAnimation.withoutInheritedAnimation { view.reload() }
    }
    showBackground()
    owner?.barContentDidChange()
  }

  func backWasPressed() {
    if let owner { owner.backWasPressed() } else { popItem(animated: true) }
  }

  // MARK: Large titles

  /// Whether large titles are shown below the row, unless their items say otherwise. They collapse
  /// when the controller's scroll view is scrolled.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { styleDidChange() } }
  }

  /// Whether an item has a large title. In a compact height there are none, as on iOS.
  func isLarge(_ item: UINavigationItem) -> Bool {
    guard prefersLargeTitles, !isCompact else { return false }
    var mode = item.largeTitleDisplayMode
    guard mode == .automatic else { return mode != .never }
    // The item of a page that is about to be pushed is not in the bar yet.
    let isShown = stack.contains { $0 === item }
    let items = isShown ? stack : owner?.itemsOfStack ?? []
    var index = items.firstIndex { $0 === item } ?? 0
    while mode == .automatic, index > 0 {
      index -= 1
      mode = items[index].largeTitleDisplayMode
    }
    return mode != .never
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fullHeight(for: topItem))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight(for: topItem))
  }

  // MARK: Appearance

  /// Whether the bar is dark, even in a light interface. With a black bar the status bar has light
  /// text.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// The colour of the background; nil for the system's. The colour of an appearance takes
  /// precedence.
  open var barTintColor: UIColor? { didSet { styleDidChange() } }

  /// Whether the bar is translucent; it affects only the system's background and ``barTintColor``.
  /// Content extends below the bar either way, and its safe area ends at the bar.
  open var isTranslucent = true {
    didSet {
      styleDidChange()
      // The views of children do not extend below an opaque bar.
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }

  /// The text attributes of standard titles. Missing ones are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { styleDidChange() } }

  /// The text attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { styleDidChange() } }

  private var backgroundImages = BarImages()

  /// Sets an image that is stretched over the bar and replaces its background; nil restores the
  /// background. An empty image removes the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// Returns the image that was set for bar metrics; nil for none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[.any, barMetrics]
  }

  /// Sets the background image of the bar for a position. It takes precedence over that for any
  /// position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barPosition, barMetrics] = backgroundImage
    styleDidChange()
  }

  /// Returns the image that was set for a position and bar metrics; nil for none.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barPosition, barMetrics] }

  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// Moves standard titles down for bar metrics, in points. It does not apply to a title view.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    guard adjustment.isFinite else {
      return Diagnostics.warn("A title cannot be moved by \(adjustment) points; it stays.")
    }
    titleAdjustments[barMetrics] = adjustment
    styleDidChange()
  }

  /// Returns the distance in points by which titles are moved down for bar metrics.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  /// The distance in points by which titles in the bar are currently moved down.
  var shownTitleAdjustment: CGFloat { metrics.compactMap { titleAdjustments[$0] }.first ?? 0 }

  /// An image below the bar that replaces its hairline; nil for the hairline. An empty image
  /// removes it.
  open var shadowImage: UIImage? { didSet { styleDidChange() } }

  /// The image that replaces the back button's arrow, in the bar's tint colour; nil for the
  /// system's arrow. It is shown only if ``backIndicatorTransitionMaskImage`` is also set.
  open var backIndicatorImage: UIImage? { didSet { styleDidChange() } }

  /// The mask of the image in transitions, which iOS requires for showing ``backIndicatorImage``.
  /// It does not mask titles here.
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { styleDidChange() } }

  /// The back indicator that results from both images.
  var ownBackIndicator: UIImage? {
    backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
  }

  /// The appearance of the bar, unless an item has its own.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownAppearance }
    set {
      ownAppearance = UINavigationBarAppearance(barAppearance: newValue)
      styleDidChange()
    }
  }
  private var ownAppearance = UINavigationBarAppearance.unasked

  /// The appearance in a compact height, unless an item has its own; nil for the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = copied(compactAppearance)
      styleDidChange()
    }
  }

  /// The appearance while a large title is expanded; nil for the system's, without a background and
  /// a line.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = copied(scrollEdgeAppearance)
      styleDidChange()
    }
  }

  /// The appearance in a compact height while a large title is expanded; nil for that of other
  /// heights.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      compactScrollEdgeAppearance = copied(compactScrollEdgeAppearance)
      styleDidChange()
    }
  }

  private static let unfolded: UINavigationBarAppearance = {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    return appearance
  }()

  /// Whether the large title of the topmost item is expanded.
  private var isUnfolded: Bool {
    let large = largeTitleHeight(for: topItem)
    let fixed =
      rowHeight(for: topItem) + searchHeight(for: topItem) - foldableSearchHeight(for: topItem)
    return large > 0 && bounds.size.height >= fixed + large - 0.5
  }

  func appearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
    if isUnfolded {
      let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
      return (isCompact ? compact : nil)
        ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? Self.unfolded
    }
    return (isCompact ? item?.compactAppearance ?? compactAppearance : nil)
      ?? item?.standardAppearance ?? ownAppearance
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The height of the row of buttons, in points.
  var rowHeight: CGFloat {
    if isCompact { return Self.compactRowHeight }
    return traitCollection.userInterfaceIdiom == .pad ? Self.tabletRowHeight : Self.usualRowHeight
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
        || previousTraitCollection?.userInterfaceIdiom != traitCollection.userInterfaceIdiom
    else { return }
    invalidateIntrinsicContentSize()
    styleDidChange()
  }

  private func styleDidChange() {
    for case let view as NavigationItemView in subviews { view.applyStyle() }
    showBackground()
    setNeedsLayout()
    owner?.barContentDidChange()
  }

  /// The appearance that was last applied to the items.
  private weak var styledAppearance: UINavigationBarAppearance?

  /// Updates the background. Inside an animation block the change is animated. If the appearance
  /// has changed, it is also applied to the items.
  func showBackground() {
    let image = backgroundImages.image(at: barPosition, metrics)
    let appearance = appearance(for: topItem)
    background.apply(
      appearance, barColor: isUnfolded ? nil : barTintColor,
      isTranslucent: isUnfolded || isTranslucent, barImage: image, barShadow: shadowImage)
    guard appearance !== styledAppearance else { return }
    styledAppearance = appearance
    itemView?.applyStyle()
  }

  /// The frame of the background. In a bar at the top of the screen it extends below the status
  /// bar.
  private var backgroundFrame: CGRect {
    let above = barPosition == .topAttached ? superview?.safeAreaInsets.top ?? 0 : 0
    return CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = backgroundFrame
    for case let view as NavigationItemView in subviews {
      let height = view.ownHeight ?? bounds.size.height
      view.frame = CGRect(x: 0, y: 0, width: bounds.size.width, height: height)
      view.follow(semanticContentAttribute)
    }
    showBackground()
    topItem?.search?.navigationBarDidLayOut()
  }
}
