public import CoreGraphics
package import Platform
public import QuartzCore

/// A rectangle on the screen: it draws something, holds other views and takes touches.
///
/// Geometry is in points, y down. Its layer holds its visual properties; setting a property writes
/// the layer, and inside an animation block the change animates. Values that are not finite numbers
/// are refused with a warning.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, @preconcurrency NSCoding {
  /// The class of layer that views of this class make for themselves.
  open class var layerClass: AnyClass { CALayer.self }
  open override class var inspectables: [String: Inspectable] { runtimeAttributes }

  private let ownLayer: CALayer
  /// The layer that shows the view on the screen. The view is its delegate.
  open var layer: CALayer { ownLayer }

  /// Makes a view that has this frame in its superview's coordinates.
  public init(frame: CGRect) {
    ownLayer = ((Self.layerClass as? CALayer.Type) ?? CALayer.self).init(copying: nil)
    super.init()
    setUp(ownLayer, frame: frame)
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view and its subviews from a file of Interface Builder. Archives are not read: any
  /// other coder has the effect of `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    ownLayer = ((Self.layerClass as? CALayer.Type) ?? CALayer.self).init(copying: nil)
    super.init()
    setUp(ownLayer, frame: .zero)
    coder.decodeProperties(of: self, as: UIView.self)
  }

  /// Writes nothing: views are not archived.
  open func encode(with coder: NSCoder) {}

  /// Called on a view that was made from a file of Interface Builder: an override can return
  /// another view, which takes its place there.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  deinit {
    if !siblings.isEmpty { DeferredRelease.release(siblings.takeAll()) }
  }

  // MARK: Geometry

  /// The bounding box of the view, in its superview's coordinates. Setting it sets ``bounds`` and
  /// ``UIView/center``, also with a transform; with a singular one the size stays.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The view's own coordinates: their origin, and its size.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// The position of the anchor point (by default the middle) in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      placeDidChange()
    }
  }

  /// Applied about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// Applied about the anchor point, in three dimensions.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point in the unit square of the bounds that ``UIView/center`` positions, and about which
  /// transforms are applied. Setting it moves the view, as for a layer.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Pixels a point of the view's drawing: the screen's scale, unless set.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }
  var hasOwnContentScale = false

  /// A point of this view in another's coordinates; nil is the window's. Transforms in two and
  /// three dimensions are applied; if one of them is singular, the point is returned unchanged.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

  /// A point of another view, or of the window for nil, in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }

  /// The bounding box of a rectangle of this view, in another's coordinates; nil is the window's.
  ///
  /// Between two branches of a hierarchy it is the bounding box in the nearest common ancestor that
  /// is converted down, as on iOS.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }

  /// The bounding box of another view's rectangle, or the window's for nil, in this view's
  /// coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  // MARK: Appearance

  /// From 0 to 1; applies to the view and its subviews as a whole.
  open var alpha: CGFloat {
    get { layer.values.opacity }
    set { layer.setOpacity(newValue.isFinite ? min(max(newValue, 0), 1) : newValue) }
  }

  /// Whether the view and its subviews are neither visible nor touchable.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.visibilityDidChange(of: self)
    }
  }

  /// Nil is transparent. Dynamic colours follow the view's traits.
  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set {
      ownBackgroundColor = newValue
      resolveBackgroundColor()
    }
  }
  var ownBackgroundColor: UIColor?
  var resolvedBackgroundColor: CGColor?

  /// A promise that the view covers its whole rectangle. If it was never set, the pixels decide.
  open var isOpaque = true { didSet { layer.isOpaque = isOpaque } }

  /// Whether subviews are cut off at the bounds; not set by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How the drawn content is adapted when the size changes.
  open var contentMode = UIView.ContentMode.scaleToFill { didSet { contentModeDidChange() } }

  /// A view whose alpha masks this one, in this view's coordinates. It has no superview, takes no
  /// touches and does not block them. Setting a view removes it from its superview.
  open var mask: UIView? {
    get { ownMask }
    set {
      newValue?.removeFromSuperview()
      layer.mask = newValue?.layer
      ownMask = layer.mask === newValue?.layer ? newValue : ownMask
    }
  }
  private var ownMask: UIView?

  /// The colour of interactive and selected elements: the view's own, or else its superview's, and
  /// finally the application's "AccentColor" or the system's blue. Setting nil restores the
  /// inherited one.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      ownTintColor = newValue
      ownTintDidChange()
    }
  }
  var ownTintColor: UIColor?

  /// What ``UIAppearanceProxy``s have given the view.
  var proxyValues: [AnyHashable: Any] = [:]

  /// Whether ``tintColor`` is dimmed, as behind an alert; `.automatic` inherits from the superview.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      guard newValue != ownTintAdjustmentMode else { return }
      ownTintAdjustmentMode = newValue
      ownTintDidChange()
    }
  }
  var ownTintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// How many presentations that dim what is beneath them cover this view.
  var tintDimmings = 0
  /// Whether the view was removed from one that passes on a tint of its own or of a view above.
  var cameFromOwnTint = false
  /// What `passesOnOwnTint` was, and the value of `tintChanges` at that time.
  var knownTint = (isOwn: false, change: -1)

  /// Called when the view's tint colour has changed.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// Light or dark for this view and all below it; overrides what is inherited.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }
  /// The traits that the view overrides for itself and all below it.
  var ownTraitOverrides = UITraitOverrides() { didSet { updateTraits() } }
  var traitObservers: TraitObservers?
  /// The level that the view gives to itself and all below it.
  var ownUserInterfaceLevel: UIUserInterfaceLevel { .unspecified }
  /// The text sizes of the view and all below it.
  var contentSizeLimits: ContentSizeLimits?
  /// The properties for other size classes, from a file of Interface Builder.
  var sizeClassVariations: (any TraitVariations)?
  var constraintVariations: (any TraitVariations)?
  /// The view's traits, once it has received any.
  var lastTraits: UITraitCollection?

  /// The traits of the view: those of its superview, or of the screen for a window, with overrides.
  open var traitCollection: UITraitCollection { lastTraits ?? inheritedTraits }

  /// Called when the view's traits have changed; the argument has the former ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What the content means, which says whether it is mirrored where text is read from right to
  /// left. Subviews have their own.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  /// The layout direction of the view's content: that of its traits, unless its
  /// ``UIView/semanticContentAttribute`` says another.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ownLayoutDirection
  }

  // MARK: Hierarchy

  /// The view that this one is in.
  open internal(set) weak var superview: UIView?
  var siblings = SiblingList<UIView>()
  var children: [UIView] { siblings.elements }
  var hasSubviews: Bool { !siblings.isEmpty }
  /// From the back to the front.
  open var subviews: [UIView] { children }
  /// The window that the view is in.
  open var window: UIWindow? { hostWindow }
  /// The window above in the tree; known to each view, as it is asked for at every change.
  weak var hostWindow: UIWindow?
  /// A number that identifies the view.
  open var tag = 0
  /// A name by which tests find the view; nil for none. The user does not see it.
  open var accessibilityIdentifier: String?
  override var usualAccessibilityLabel: String? { messageText }
  /// The controller whose view this is.
  weak var viewOwner: (any ViewOwner)?

  open override var next: UIResponder? { viewOwner ?? superview }
  override func waitsForWindow() -> Bool { keepsFirstResponderRequest() }

  /// Adds a view in front of the other subviews. It is removed from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }

  /// Inserts a view at an index of ``subviews``: 0 is the back, too large an index the front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Inserts a view just behind a sibling, or in front of all if that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  /// Inserts a view just in front of a sibling, or in front of all if that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  /// Exchanges two subviews, by their indices.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Puts a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Puts a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Removes the view from its superview. The touches and gestures of the view and its subviews are
  /// cancelled.
  open func removeFromSuperview() { detachFromSuperview() }

  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view got another superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view enters another window, or leaves one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view entered another window, or left one.
  open func didMoveToWindow() {}

  /// Whether this is `view` or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool { isInSubtree(of: view) }

  /// The first view with that tag in this view and below it.
  open func viewWithTag(_ tag: Int) -> UIView? { firstInSubtree { $0.tag == tag } }

  // MARK: Touches

  /// Whether the view and its subviews take touches.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Whether, while the view has a touch, no other view of the window gets one, and vice versa.
  open var isExclusiveTouch = false
  /// The recognisers attached to the view, in the order of their addition.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }
  var recognizers: [UIGestureRecognizer] = []
  /// The mouse pointer over the view; nil leaves it to the superview.
  package var hoverCursor: CursorShape?

  /// The frontmost view at a point in this view's coordinates that takes touches: neither hidden,
  /// nor nearly transparent (alpha below 0.01), nor with user interaction disabled.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    descendant(at: point, with: event)
  }

  /// Whether a point in the view's coordinates is inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Attaches a recogniser to the view; it leaves the view it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recogniser; a gesture in progress is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Called when a recogniser is about to recognise touches of this view, which would be cancelled;
  /// false makes it fail.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Keyboard focus

  /// Whether the Tab key can focus this view; true for enabled controls, unless overridden.
  open var canBecomeFocused: Bool { false }
  /// Whether this view has the keyboard focus, and receives Space and Return.
  open var isFocused: Bool { window?.keyboardFocus.current === self }
  var focusRing: FocusRing?
  /// What the ring lies around while this view is focused: the view, or a part of it.
  var focusRingPart: UIView { self }
  /// The view has got the keyboard focus.
  func focusDidArrive() {}
  /// Whether the views below this one are consecutive in the order of Tab, at its position, as
  /// those in a scroll view.
  package var isFocusGroup = false

  // MARK: Interactions

  var motion: ViewMotion?
  var ownInteractions: [any UIInteraction] = []
  /// The interactions of the view, in the order in which they were added. Setting it removes those
  /// that are not in the new value, and adds those that are new.
  open var interactions: [any UIInteraction] {
    get { ownInteractions }
    set { replaceInteractions(by: newValue) }
  }

  /// Adds an interaction; it leaves the view that it was added to before.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction: interaction) }
  /// Removes an interaction of the view.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction: interaction) }

  /// Ends the editing of the first responder, if it is this view or in it.
  ///
  /// - Parameter force: whether editing ends even if the text field or its delegate refuses.
  /// - Returns: whether no first responder is in this view any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force: force) }

  // MARK: Dynamics

  /// The outline with which a dynamic animator lets the view collide; a rectangle unless
  /// overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline of the type ``UIDynamicItemCollisionBoundsType/path``, in points about the centre;
  /// empty unless overridden. Its convex hull counts.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Properties that kinds of views override

  /// The text that identifies the view in messages: the text that it shows, if any.
  var messageText: String? { nil }
  /// The part of the content that can be scrolled into view, in the content's coordinates; nil if
  /// the view does not scroll.
  var reachableContent: CGRect? { nil }
  /// Scrolls until a rectangle in the view's coordinates is visible, as far as possible.
  ///
  /// - Returns: the rectangle after the scrolling.
  func reveal(_ rect: CGRect) -> CGRect { rect }
  /// Whether a descendant may receive a touch.
  func mayGive(_ touch: UITouch, with event: UIEvent, to view: UIView) -> Bool { true }
  /// The guide that replaces the edges of the view in constraints of its subviews; nil for the view
  /// itself.
  var innerEdges: UILayoutGuide? { nil }
  /// The size of scrollable content, in points, which constraints may determine.
  var scrolledSize: CGSize {
    get { .zero }
    set {}
  }
  /// The size of scrollable content that the view determines itself, in points; nil where
  /// constraints to its edges do. A width of nil is the view's.
  var givenScrolledSize: (width: CGFloat?, height: CGFloat)? { nil }
  /// The scale at which a subview that constraints place is shown: not 1 for one that is zoomed.
  func zoomScale(of subview: UIView) -> CGFloat { 1 }

  // MARK: Layout

  /// Whether subviews are resized by their ``autoresizingMask`` when the size changes.
  open var autoresizesSubviews = true
  /// The flexible margins and sides when the superview's size changes; none by default.
  open var autoresizingMask: UIView.AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue, layoutRecord?.box != nil { discardLayoutEngine() } }
  }
  var autoresizingResidual: AutoresizingResidual?

  /// Lays out subviews: the default places those that have constraints. Called when layout is
  /// needed; use ``UIView/setNeedsLayout()`` to request it.
  open func layoutSubviews() { if layoutRecord != nil { placeSubviews() } }
  /// Requests layout before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Performs a requested layout at once.
  open func layoutIfNeeded() {
    prepareLayout(isLayingOut: false)
    layer.layoutIfNeeded()
    if CALayer.layoutPasses == 0 { hostScene.turn.layoutDidEnd(in: self) }
  }

  // MARK: Auto Layout

  var layoutRecord: LayoutRecord?

  /// The constraints that are installed at this view: those between it and its descendants.
  open var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

  /// Activates a constraint at this view. Its items are this view or descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { installChecked(constraint) }

  /// Adds constraints one by one; their items are this view or descendants.
  /// ``NSLayoutConstraint/activate(_:)`` finds the view by itself.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that is installed at this view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }

  /// Removes constraints that are installed at this view; others are ignored.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

  /// Adds a guide; it is removed from its former view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }

  /// Removes a guide and its constraints.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { drop(layoutGuide) }

  /// The priority with which the view resists being larger than its content. Unless set it is 250,
  /// or 750 in controls of a fixed width or height, such as switches.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(along: axis)
  }

  /// Sets the priority with which the view resists being larger than its content along an axis.
  ///
  /// - Parameters:
  ///   - priority: from 0 to 1000; other values are ignored with a warning.
  ///   - axis: the direction that is meant.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, along: axis) }

  /// The priority with which the view resists being smaller than its content; 750 unless set.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutRecord?.resistance[axis.rawValue] ?? .defaultHigh }

  /// Sets the priority with which the view resists being smaller than its content along an axis.
  ///
  /// - Parameters:
  ///   - priority: from 0 to 1000; other values are ignored with a warning.
  ///   - axis: the direction that is meant.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, along: axis) }

  /// Whether the frame and the autoresizing mask define the view's position and size, also for
  /// constraints of other views. Otherwise only constraints do.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() }
    }
  }

  /// Whether views of this class make constraints in ``updateConstraints()``, so that it is called
  /// even if there are none yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates constraints when that was requested. An override calls super at its end.
  open func updateConstraints() {}
  /// Requests ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    makeLayoutRecord().needsUpdate = true
    announceConstraintUpdate()
  }
  /// Whether ``updateConstraints()`` was requested.
  open func needsUpdateConstraints() -> Bool { layoutRecord?.needsUpdate ?? false }
  /// Calls requested ``updateConstraints()``, here and below.
  open func updateConstraintsIfNeeded() { runConstraintUpdates() }

  /// The insets from the frame to the alignment rectangle, for example to exclude a shadow.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle by which constraints align the view, where it has a frame: inside it by
  /// ``alignmentRectInsets``. An override moves its sides by the same distances in every frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of the view where constraints align it by a rectangle. An override reverses that of
  /// ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.reversed)
  }
  /// The view whose first baseline is this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is this one's.
  open var forLastBaselineLayout: UIView { forFirstBaselineLayout }
  /// The position of a baseline in this view: the bottom, unless the view shows text.
  func baselinePlace(isFirst: Bool) -> BaselinePlace { .bottom }

  /// The smallest size, or the largest one up to a huge `targetSize`, that the constraints in the
  /// view allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to `targetSize` that the constraints in the view allow, with these priorities
  /// for the target's sides. Constraints outside the view have no effect.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    measure(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The axes along which views of the class keep the size of their content: their priority of
  /// hugging it is high unless set.
  var fixedAxes: UIAxis { [] }
  /// Whether the content's height depends on its width.
  var hasWrappingContent: Bool { false }
  /// The content's size for a width, in points; nil for its natural width.
  func contentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// A subview was hidden or shown.
  func visibilityDidChange(of subview: UIView) {}
  /// The intrinsic content size of a subview has changed.
  func contentSizeDidChange(of subview: UIView) {}
  /// The frame that a subview gets in layout, from the one that its constraints determine.
  func placedFrame(of subview: UIView, solved frame: CGRect) -> CGRect { frame }

  // MARK: Sizes and margins

  /// The size that fits the view best within `size`; its current one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the size that fits best; the upper left corner stays.
  open func sizeToFit() { fitSize() }
  /// The natural size of the view's content; ``UIView/noIntrinsicMetric`` if there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Notifies the layout engine and the superview that the intrinsic content size has changed.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    superview?.contentSizeDidChange(of: self)
    intrinsicContentDidChange()
  }

  /// The distance between the edges and the content, in points, on top of the safe area's: 8 on
  /// every side unless set. A controller's view has 16 at the sides, 20 in a regular width, and
  /// none above and below.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { giveMargins(.sides(newValue)) }
  }
  /// The margins by layout direction: leading is left, or right in right-to-left layout. Those that
  /// are set so change sides with ``effectiveUserInterfaceLayoutDirection``.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directedLayoutMargins }
    set { giveMargins(.directional(newValue)) }
  }
  /// The margins as they were set.
  var givenMargins: GivenMargins?
  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }
  /// Whether the superview's margins also apply to this view, where they overlap it.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }
  /// Whether the margins leave no more than the readable width between them, as files of Interface
  /// Builder say it.
  var followsReadableWidth = false {
    didSet { if followsReadableWidth != oldValue { readableWidthDidChange() } }
  }
  /// Called when ``layoutMargins`` have changed.
  open func layoutMarginsDidChange() {}
  /// The insets that bars cover, in points, with the controller's additional ones. The device's
  /// edges cover nothing.
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

  /// The insets of this view that bars of a container cover.
  var overlayInsets: UIEdgeInsets { viewOwner?.coveredInsets ?? .zero }
  /// The insets that the view was last notified of.
  var knownSafeAreaInsets = UIEdgeInsets.zero
  /// Called when ``UIView/safeAreaInsets`` have changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Drawing

  /// Draws the view's own content, below its subviews. The context of
  /// ``UIGraphicsGetCurrentContext()`` is in the view's coordinates.
  open func draw(_ rect: CGRect) { noteDefaultDraw() }
  /// Whether ``UIView/draw(_:)`` begins with transparent pixels, as by default; otherwise with
  /// those that it drew last, unless the size has changed.
  open var clearsContextBeforeDrawing = true
  /// Requests ``UIView/draw(_:)`` before the next frame.
  open func setNeedsDisplay() { requestDisplay() }
  /// Requests drawing of the whole view; parts are not drawn alone.
  open func setNeedsDisplay(_ rect: CGRect) { requestDisplay() }
  var drawing = DrawingState()
  /// Whether what the view has drawn depends on the tint colour.
  var drawsInTint = false

  /// A view that shows a snapshot of this one, with its alpha, in its size and at the origin. Later
  /// changes of this view do not affect it; no pixels are copied.
  ///
  /// - Parameter afterUpdates: false for the content on the screen, without changes since the last
  ///   frame; a view that was never on the screen gives an empty snapshot, with a warning. True for
  ///   the content of the next frame: changes before that frame are included, so that a view whose
  ///   alpha is then set to 0 gives an empty snapshot. Only hiding the view has no effect on the
  ///   snapshot, as animators on iOS expect.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    SnapshotView(of: layer, owner: self, afterUpdates: afterUpdates)
  }

  /// A view that shows a part of this one.
  ///
  /// - Parameters:
  ///   - rect: the part, in this view's coordinates.
  ///   - afterUpdates: as for ``snapshotView(afterScreenUpdates:)``.
  ///   - capInsets: the parts at the sides that do not stretch when the snapshot is resized.
  /// - Returns: nil, with a warning, for a rectangle that is not finite.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets) }

  /// Draws the view and its descendants into the current context.
  ///
  /// - Parameters:
  ///   - rect: the rectangle for the view's bounds, in the context's coordinates.
  ///   - afterUpdates: false for the content on the screen, true for the current content.
  /// - Returns: whether there was something to draw, and a context to draw it into.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawSnapshot(in: rect, afterUpdates: afterUpdates)
  }

  // MARK: CALayerDelegate

  /// Supplies the layer's contents by ``UIView/draw(_:)``.
  open func display(_ layer: CALayer) { displayContents(of: layer) }
  /// Draws ``UIView/draw(_:)`` into a context, with the view's traits.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawCurrent(in: ctx) }
  /// Called before the contents are drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// One pass of layout: the controller is called, then ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) { if layer === ownLayer { runLayout() } }
  /// The action for a change of the layer: an animation inside an animation block, else none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    UIView.animationAction(for: layer, forKey: event)
  }

  open override var description: String {
    Diagnostics.describe(self) { summary }
  }
}
