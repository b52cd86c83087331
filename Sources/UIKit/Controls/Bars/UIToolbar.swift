public import CoreGraphics

/// A bar of buttons at the bottom, 44 points high, 50 on a tablet, and 32 in a compact height.
open class UIToolbar: UIView, UIBarPositioning {
  /// In points, as on iOS: usually, on a tablet since version 12, and in a compact height.
  private static let usualHeight: CGFloat = 44
  private static let tabletHeight: CGFloat = 50
  private static let compactHeight: CGFloat = 32
  /// Seconds in which other items fade in, as on iOS, roughly.
  private static let fadeDuration: TimeInterval = 0.25

  private let background = BarBackgroundView(lineAt: .top)
  private(set) var content = ToolbarItemsView(items: [])
  private var shownItems: [UIBarButtonItem] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UIToolbar.self)
  }

  private func setUp() {
    addSubview(background)
    addSubview(content)
    showBackground()
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

  /// Says where the bar is; held weakly.
  open weak var delegate: (any UIToolbarDelegate)? { didSet { showBackground() } }

  /// Where the bar is: as the delegate says, or at the bottom.
  open var barPosition: UIBarPosition { position(by: delegate, otherwise: .bottom) }

  /// The items from the leading to the trailing edge, including spaces.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Changes the items; if animated, the old ones fade into the new ones.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let fade = ToolbarFade(self, to: items ?? [])
    guard animated, window != nil else { return fade.end(completed: true) }
    UIView.animate(
      withDuration: Self.fadeDuration, animations: { fade.animate() },
      completion: { _ in fade.end(completed: true) })
  }

  /// Shows other items in a view of their own.
  func exchange(_ newContent: ToolbarItemsView) {
    content = newContent
    shownItems = newContent.items
    newContent.apply(shownAppearance)
    if newContent.superview !== self { addSubview(newContent) }
    newContent.frame = bounds
    newContent.layoutIfNeeded()
  }

  // MARK: Appearance

  /// Whether the bar is dark in an interface that is light, too.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// The background's colour; nil is the system's.
  open var barTintColor: UIColor? { didSet { showBackground() } }

  /// Whether the background is translucent.
  open var isTranslucent = true {
    didSet {
      showBackground()
      // The views of children do not lie under an opaque bar.
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }

  private var backgroundImages = BarImages()
  private var shadowImages = BarImages()

  /// Sets an image that is stretched over the bar at a position in place of its background; nil
  /// restores that. An empty image leaves the bar without a background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom, barMetrics] = backgroundImage
    showBackground()
  }

  /// The image that was set for a position and a kind of bar; nil for none.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[topOrBottom, barMetrics] }

  /// Sets an image beside the bar at a position in place of its hairline; nil restores that, an
  /// empty image is nothing.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom, .default] = shadowImage
    showBackground()
  }

  /// The image in place of the hairline at a position; nil for none.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom, .default]
  }

  /// The appearance of the bar.
  open var standardAppearance: UIToolbarAppearance {
    get { ownAppearance }
    set {
      ownAppearance = UIToolbarAppearance(barAppearance: newValue)
      showBackground()
    }
  }
  private var ownAppearance = UIToolbarAppearance.unasked

  /// The appearance in a compact height; nil is the standard one.
  open var compactAppearance: UIToolbarAppearance? {
    didSet {
      compactAppearance = copied(compactAppearance)
      showBackground()
    }
  }

  /// The appearance while the content above the bar ends at it; nil is the standard one.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      scrollEdgeAppearance = copied(scrollEdgeAppearance)
      showBackground()
      superview?.setNeedsLayout()
    }
  }

  /// The appearance in a compact height while the content above the bar ends at it; nil is that of
  /// other heights.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      compactScrollEdgeAppearance = copied(compactScrollEdgeAppearance)
      showBackground()
      superview?.setNeedsLayout()
    }
  }

  /// Whether the content of the container, which the bar lies over, ends at the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { showBackground() } } }

  /// Whether the bar looks different where content ends at it.
  var hasScrollEdgeAppearance: Bool {
    scrollEdgeAppearance != nil || compactScrollEdgeAppearance != nil
  }

  private var shownAppearance: UIToolbarAppearance {
    let atEdge = (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    return (isAtScrollEdge ? atEdge : nil) ?? (isCompact ? compactAppearance : nil)
      ?? ownAppearance
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// In points.
  var height: CGFloat {
    if isCompact { return Self.compactHeight }
    return traitCollection.userInterfaceIdiom == .pad ? Self.tabletHeight : Self.usualHeight
  }

  private func showBackground() {
    let appearance = shownAppearance
    let position = barPosition
    background.apply(
      appearance, barColor: barTintColor, isTranslucent: isTranslucent,
      barImage: backgroundImages.image(
        at: position, isCompact ? [.compact, .default] : [.default]),
      barShadow: shadowImages.image(at: position, [.default]))
    background.edge = position == .bottom ? .top : .bottom
    content.apply(appearance)
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
        || previousTraitCollection?.userInterfaceIdiom != traitCollection.userInterfaceIdiom
    else { return }
    showBackground()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  override var fixedAxes: UIAxis { .vertical }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The background of a bar at the top of the screen goes on under the status bar.
    let above = barPosition == .topAttached ? superview?.safeAreaInsets.top ?? 0 : 0
    background.frame = bounds.inset(by: UIEdgeInsets(top: -above, left: 0, bottom: 0, right: 0))
    for case let view as ToolbarItemsView in subviews {
      view.frame = bounds
      view.semanticContentAttribute = semanticContentAttribute
    }
  }
}

/// A toolbar's transition from some items to others: set up at once, animated by the controller's
/// transition, and ended with an outcome.
@MainActor
final class ToolbarFade {
  private let bar: UIToolbar
  private let outgoing: ToolbarItemsView
  private let incoming: ToolbarItemsView

  init(_ bar: UIToolbar, to items: [UIBarButtonItem]) {
    self.bar = bar
    outgoing = bar.content
    incoming = ToolbarItemsView(items: items)
    ViewAnimation.withoutInheritedAnimation { bar.exchange(incoming) }
    incoming.alpha = 0
    outgoing.isUserInteractionEnabled = false
  }

  func animate() {
    outgoing.alpha = 0
    incoming.alpha = 1
  }

  func end(completed: Bool) {
    let (kept, gone) = completed ? (incoming, outgoing) : (outgoing, incoming)
    gone.removeFromSuperview()
    // The items may have changed again meanwhile.
    if !completed { bar.exchange(kept) }
    kept.alpha = 1
    kept.isUserInteractionEnabled = true
  }
}

/// A row of bar button items.
final class ToolbarItemsView: UIView {
  let items: [UIBarButtonItem]
  private let views: [UIView?]

  /// From the bar's side to the first button's content, in points, as on iOS.
  private static let margin: CGFloat = 16

  init(items: [UIBarButtonItem]) {
    self.items = items
    views = items.map { $0.isSpace ? nil : BarButton.makeView(for: $0) }
    super.init(frame: .zero)
    for case let view? in views { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func apply(_ appearance: UIToolbarAppearance) {
    for case let button as BarButton in views { button.apply(appearance.buttonAppearance) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let widths = zip(items, views).map { item, view in
      view.map { item.width(of: $0) } ?? max(item.width, 0)
    }
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let sides = Self.margin - BarButton.padding
    let rest = max(bounds.size.width - 2 * sides - widths.reduce(0, +), 0)
    let share = flexible > 0 ? rest / CGFloat(flexible) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = sides
    for (index, item) in items.enumerated() {
      let width = item.systemItem == .flexibleSpace ? share : widths[index]
      if let view = views[index] {
        let height = view is BarButton ? bounds.size.height : item.customSize(of: view).height
        let frame = CGRect(
          x: (isMirrored ? bounds.size.width - x - width : x).rounded(),
          y: ((bounds.size.height - height) / 2).rounded(), width: width, height: height)
        item.place(view) { view.frame = frame }
      }
      x += width
    }
  }
}

extension UIBarButtonItem {
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
