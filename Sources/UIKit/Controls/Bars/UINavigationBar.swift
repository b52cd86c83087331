public import CoreGraphics

/// The bar at the top of a stack: a title, the back button, and buttons.
///
/// It is 44 points high, or 50 on a tablet; 52 more while a large title is expanded, and 30 more
/// with a prompt. In a compact height the row has 32 points, and there is no large title. A
/// navigation controller sets the items of its bar; the program sets those of any other bar.
open class UINavigationBar: UIView, UIBarPositioning {
  /// The height of the row of buttons, in points, on a phone, on a tablet, and in a compact height,
  /// as on iOS since version 12.
  private static let usualRowHeight: CGFloat = 44
  private static let tabletRowHeight: CGFloat = 50
  private static let compactRowHeight: CGFloat = 32
  /// The height of an expanded large title below the row, in points, as on iOS.
  static let largeTitleHeight: CGFloat = 52
  /// Seconds that a push or a pop takes, as on iOS.
  private static let duration: TimeInterval = 0.35
  /// Seconds in which a bar is shown or hidden, and in which its content fades, as on iOS.
  static let hideShowDuration: TimeInterval = 0.2

  /// The items, the topmost last; set by transitions.
  var stack: [UINavigationItem] = [] { didSet { stackDidChange(from: oldValue) } }
  /// The view of the topmost item.
  var itemView: NavigationItemView?
  private var transition: NavigationBarTransition?
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

  /// Where the bar is: that of a navigation controller at the top of the screen, any other one as
  /// the delegate says, or at the top of its superview.
  open var barPosition: UIBarPosition {
    owner == nil ? position(by: delegate, otherwise: .top) : .topAttached
  }

  /// Whether the bar is hidden, by the program or by the navigation controller that it belongs to.
  /// It takes no room of the content then. A bar that the program has hidden stays so until the
  /// program shows it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      visibility.isHiddenByProgram = newValue
      superview?.setNeedsLayout()
    }
  }
  var visibility = BarVisibility() { didSet { super.isHidden = visibility.isHidden } }

  // MARK: Items

  /// From the lowest to the topmost. A navigation controller's bar has those of its controllers,
  /// and refuses others with a warning.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown; nil for an empty bar.
  open var topItem: UINavigationItem? { stack.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Changes all items; animated as a pop if the new topmost one was below, else as a push.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard isFree("items") else { return }
    let items = items ?? []
    let isPop = items.last.map { top in stack.dropLast().contains { $0 === top } } ?? true
    change(to: items, items.last === stack.last ? .fade : isPop ? .pop : .push, animated)
  }

  /// Puts an item on top.
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

  /// Takes the topmost item away, unless it is the only one.
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

  /// Shows items at once.
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

  /// Sets up a transition, and ends a running one.
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

  /// Whether titles are shown large, below the row, unless their items say otherwise. They collapse
  /// when the controller's scroll view is scrolled.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { styleDidChange() } }
  }

  /// In a compact height all titles are in the row, as on iOS.
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

  /// Whether the bar is dark in an interface that is light, too. Under a bar that is black the
  /// status bar has light text.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// The background's colour; nil is the system's. The colour of an appearance takes precedence.
  open var barTintColor: UIColor? { didSet { styleDidChange() } }

  /// Whether the bar is translucent; it affects only the system's background and ``barTintColor``.
  /// Content extends below the bar either way, and its safe area ends at the bar.
  open var isTranslucent = true {
    didSet {
      styleDidChange()
      // The views of children do not lie under an opaque bar.
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }

  /// The text attributes of titles in the row; missing ones are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { styleDidChange() } }

  /// The text attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { styleDidChange() } }

  private var backgroundImages = BarImages()

  /// Sets an image that is stretched over the bar in place of its background; nil restores that. An
  /// empty image leaves the bar without a background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// The image that was set for a kind of bar; nil for none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[.any, barMetrics]
  }

  /// Sets the background image of the bar where it has a position. It takes precedence over that
  /// for any position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barPosition, barMetrics] = backgroundImage
    styleDidChange()
  }

  /// The image that was set for a position and a kind of bar; nil for none.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barPosition, barMetrics] }

  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// Moves titles in the row of a kind of bar down, in points. An own title view stays.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    guard adjustment.isFinite else {
      return Diagnostics.warn("A title cannot be moved by \(adjustment) points; it stays.")
    }
    titleAdjustments[barMetrics] = adjustment
    styleDidChange()
  }

  /// How far titles in a kind of bar are moved down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  /// How far titles are moved down in the bar as it is, in points.
  var shownTitleAdjustment: CGFloat { metrics.compactMap { titleAdjustments[$0] }.first ?? 0 }

  /// An image below the bar in place of its hairline; nil is the hairline, an empty image nothing.
  open var shadowImage: UIImage? { didSet { styleDidChange() } }

  /// The image in place of the back button's arrow, in the bar's tint colour. It is shown if there
  /// is a ``backIndicatorTransitionMaskImage``, too; nil is the system's arrow.
  open var backIndicatorImage: UIImage? { didSet { styleDidChange() } }

  /// The image's mask in transitions, which iOS needs to show ``backIndicatorImage`` at all. Titles
  /// are not masked by it here.
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { styleDidChange() } }

  /// The image that both images together make the bar show.
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

  /// The appearance in a compact height, unless an item has its own; nil is the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = copied(compactAppearance)
      styleDidChange()
    }
  }

  /// The appearance while a large title is expanded; nil is the system's: no background and no
  /// line.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = copied(scrollEdgeAppearance)
      styleDidChange()
    }
  }

  /// The appearance in a compact height while a large title is expanded; nil is that of other
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

  /// The appearance that the items were styled by last.
  private weak var styledAppearance: UINavigationBarAppearance?

  /// Updates the background; inside an animation block the change is animated. The items get the
  /// appearance, too, when it has become another one.
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

  /// The background of a bar at the top of the screen goes on under the status bar.
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
