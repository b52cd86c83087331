public import CoreGraphics

/// A bar of buttons at the bottom. It is 44 points high, 50 on a tablet, and 32 in a compact
/// height.
open class UIToolbar: UIView, UIBarPositioning {
  /// The heights in points, as on iOS: on a phone, on a tablet since version 12, and in a compact
  /// height.
  private static let usualHeight: CGFloat = 44
  private static let tabletHeight: CGFloat = 50
  private static let compactHeight: CGFloat = 32
  /// The duration in seconds in which new items fade in, about that of iOS.
  private static let fadeDuration: TimeInterval = 0.25

  private let background = BarBackgroundView(lineAt: .top)
  private(set) var content = ToolbarItemsView(items: [])
  private var shownItems: [UIBarButtonItem] = []
  private var hasItems = false

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

  /// Decides the position of the bar. Held weakly.
  open weak var delegate: (any UIToolbarDelegate)? { didSet { showBackground() } }

  /// The position of the bar: that of the delegate, or the bottom.
  open var barPosition: UIBarPosition { position(by: delegate, otherwise: .bottom) }

  /// The items from the leading to the trailing edge, including spaces; nil, the default, for none.
  open var items: [UIBarButtonItem]? {
    get { hasItems ? shownItems : nil }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items. If animated, the old ones fade into the new ones.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    hasItems = items != nil
    let fade = ToolbarFade(self, to: items ?? [])
    guard animated, window != nil else { return fade.end(completed: true) }
    UIView.animate(
      withDuration: Self.fadeDuration, animations: { fade.animate() },
      completion: { _ in fade.end(completed: true) })
  }

  /// Replaces the view of the items.
  func exchange(_ newContent: ToolbarItemsView) {
    content = newContent
    shownItems = newContent.items
    newContent.apply(shownAppearance)
    if newContent.superview !== self { addSubview(newContent) }
    newContent.frame = bounds
    newContent.layoutIfNeeded()
  }

  // MARK: Appearance

  /// Whether the bar is dark, even in a light interface.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// The colour of the background; nil for the system's.
  open var barTintColor: UIColor? { didSet { showBackground() } }

  /// Whether the background is translucent.
  open var isTranslucent = true {
    didSet {
      showBackground()
      // The views of children do not extend below an opaque bar.
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }

  private var backgroundImages = BarImages()
  private var shadowImages = BarImages()

  /// Sets an image for a bar position that is stretched over the bar and replaces its background;
  /// nil restores the background. An empty image removes it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom, barMetrics] = backgroundImage
    showBackground()
  }

  /// Returns the image that was set for a position and bar metrics; nil for none.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[topOrBottom, barMetrics] }

  /// Sets an image for a bar position that replaces the hairline beside the bar; nil restores the
  /// hairline. An empty image removes it.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom, .default] = shadowImage
    showBackground()
  }

  /// Returns the image that replaces the hairline at a position; nil for none.
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

  /// The appearance in a compact height; nil for the standard one.
  open var compactAppearance: UIToolbarAppearance? {
    didSet {
      compactAppearance = copied(compactAppearance)
      showBackground()
    }
  }

  /// The appearance while the content above the bar ends at it; nil for the standard one.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      scrollEdgeAppearance = copied(scrollEdgeAppearance)
      showBackground()
      superview?.setNeedsLayout()
    }
  }

  /// The appearance in a compact height while the content above the bar ends at it; nil for that of
  /// other heights.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      compactScrollEdgeAppearance = copied(compactScrollEdgeAppearance)
      showBackground()
      superview?.setNeedsLayout()
    }
  }

  /// Whether the container's content, which the bar covers, ends at the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { showBackground() } } }

  /// Whether the bar has another appearance while the content ends at it.
  var hasScrollEdgeAppearance: Bool {
    scrollEdgeAppearance != nil || compactScrollEdgeAppearance != nil
  }

  private var shownAppearance: UIToolbarAppearance {
    let atEdge = (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    return (isAtScrollEdge ? atEdge : nil) ?? (isCompact ? compactAppearance : nil)
      ?? ownAppearance
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The height in points.
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
    // The background of a bar at the top of the screen extends below the status bar.
    let above = barPosition == .topAttached ? superview?.safeAreaInsets.top ?? 0 : 0
    background.frame = bounds.inset(by: UIEdgeInsets(top: -above, left: 0, bottom: 0, right: 0))
    for case let view as ToolbarItemsView in subviews {
      view.frame = bounds
      view.semanticContentAttribute = semanticContentAttribute
    }
  }
}

/// A toolbar's transition from some items to others. It is set up at once, animated by the
/// controller's transition, and ended with an outcome.
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

  /// The distance in points from the bar's side to the first button's content, as on iOS.
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
