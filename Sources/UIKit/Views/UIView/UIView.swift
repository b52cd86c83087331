public import CoreGraphics
package import Platform
public import QuartzCore

/// A rectangle on the screen that draws content, contains other views and receives touches.
///
/// Geometry is in points, with y pointing down. The layer stores the visual properties. Setting a
/// property changes the layer, and inside an animation block the change is animated. Numbers that
/// are not finite are rejected with a warning.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, @preconcurrency NSCoding {
  /// The class of the layer that views of this class make.
  open class var layerClass: AnyClass { CALayer.self }
  open override class var inspectables: [String: Inspectable] { runtimeAttributes }

  private let ownLayer: CALayer
  /// The layer that shows the view on the screen. The view is its delegate.
  open var layer: CALayer { ownLayer }

  /// Makes a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    ownLayer = ((Self.layerClass as? CALayer.Type) ?? CALayer.self).init(copying: nil)
    super.init()
    setUp(ownLayer, frame: frame)
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view and its subviews from a file of Interface Builder. Archives are not supported:
  /// any other coder has the effect of `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    ownLayer = ((Self.layerClass as? CALayer.Type) ?? CALayer.self).init(copying: nil)
    super.init()
    setUp(ownLayer, frame: .zero)
    coder.decodeProperties(of: self, as: UIView.self)
  }

  /// Does nothing, because views are not archived.
  open func encode(with coder: NSCoder) {}

  /// Called on a view that was made from a file of Interface Builder. An override can return
  /// another view, which replaces this one in the file's views.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  deinit {
    if !siblings.isEmpty { DeferredRelease.release(siblings.takeAll()) }
  }

  // MARK: Geometry

  /// The bounding box of the view in its superview's coordinates. Setting it sets ``bounds`` and
  /// ``UIView/center``, also with a transform. With a singular transform the size is not changed.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The bounds: the origin of the view's own coordinates, and its size.
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

  /// The transform, which is applied about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform in three dimensions, which is applied about the anchor point.
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

  /// The pixels per point of the view's drawing. The default is the screen's scale.
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

  /// The opacity from 0 to 1. It applies to the view and its subviews as a group.
  open var alpha: CGFloat {
    get { layer.values.opacity }
    set { layer.setOpacity(newValue.isFinite ? min(max(newValue, 0), 1) : newValue) }
  }

  /// Whether the view and its subviews are invisible and receive no touches.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.visibilityDidChange(of: self)
    }
  }

  /// The background colour; nil is transparent. A dynamic colour follows the view's traits.
  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set {
      ownBackgroundColor = newValue
      resolveBackgroundColor()
    }
  }
  var ownBackgroundColor: UIColor?
  var resolvedBackgroundColor: CGColor?

  /// Whether the view promises to cover its whole rectangle. If it was never set, the pixels
  /// determine it.
  open var isOpaque = true { didSet { layer.isOpaque = isOpaque } }

  /// Whether subviews are clipped to the bounds; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How the drawn content adapts when the size changes.
  open var contentMode = UIView.ContentMode.scaleToFill { didSet { contentModeDidChange() } }

  /// A view whose alpha masks this one, in this view's coordinates. It has no superview, and
  /// receives and blocks no touches. Setting it removes it from its superview.
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
  /// inherited colour.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      guard newValue != ownTintColor else { return }
      ownTintColor = newValue
      ownTintDidChange()
    }
  }
  var ownTintColor: UIColor?

  /// The values that appearance proxies have set on the view.
  var proxyValues: [AnyHashable: Any] = [:]

  /// Whether ``tintColor`` is dimmed, for example behind an alert. `.automatic` inherits from the
  /// superview.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      guard newValue != ownTintAdjustmentMode else { return }
      ownTintAdjustmentMode = newValue
      ownTintDidChange()
    }
  }
  var ownTintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// The number of presentations that cover this view and dim the tint below them.
  var tintDimmings = 0
  /// Whether the view was removed from a superview that has a tint of its own or inherits one.
  var cameFromOwnTint = false
  /// The last value of `passesOnOwnTint`, and the value of `tintChanges` at that time.
  var knownTint = (isOwn: false, change: -1)

  /// Called when the view's tint colour has changed.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// The interface style of the view and its descendants, which overrides the inherited one.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }
  /// The traits that the view overrides for itself and its descendants.
  var ownTraitOverrides = UITraitOverrides() { didSet { updateTraits() } }
  var traitObservers: TraitObservers?
  /// The user interface level that the view sets for itself and its descendants.
  var ownUserInterfaceLevel: UIUserInterfaceLevel { .unspecified }
  /// The limits of the text size for the view and its descendants.
  var contentSizeLimits: ContentSizeLimits?
  /// The properties for other size classes, from a file of Interface Builder.
  var sizeClassVariations: (any TraitVariations)?
  var constraintVariations: (any TraitVariations)?
  /// The view's traits; nil until it has received any.
  var lastTraits: UITraitCollection?

  /// The traits of the view: those of its superview, or of the screen for a window, with the
  /// overrides.
  open var traitCollection: UITraitCollection { lastTraits ?? inheritedTraits }

  /// Called when the view's traits have changed, with the previous traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The meaning of the content. It determines whether the view is mirrored in right-to-left
  /// layout. Subviews have their own attribute.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  /// The layout direction of the view's content: that of its traits, unless its
  /// ``UIView/semanticContentAttribute`` says another.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ownLayoutDirection
  }

  // MARK: Hierarchy

  /// The view that contains this one.
  open internal(set) weak var superview: UIView?
  var siblings = SiblingList<UIView>()
  var children: [UIView] { siblings.elements }
  var hasSubviews: Bool { !siblings.isEmpty }
  /// The subviews, from back to front.
  open var subviews: [UIView] { children }
  /// The window that contains the view.
  open var window: UIWindow? { hostWindow }
  /// The window above in the tree. Each view stores it, because it is needed at every change.
  weak var hostWindow: UIWindow?
  /// A number that identifies the view.
  open var tag = 0
  /// The identifier by which tests find the view; nil for none. The user does not see it.
  open var accessibilityIdentifier: String?
  override var defaultAccessibilityLabel: String? { messageText }
  /// The controller whose view this is.
  weak var viewOwner: (any ViewOwner)?

  open override var next: UIResponder? { viewOwner ?? superview }
  override func waitsForWindow() -> Bool { keepsFirstResponderRequest() }

  /// Adds a view in front of the other subviews. It is removed from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }

  /// Inserts a view at an index of ``subviews``. 0 is the back, and an index that is too large is
  /// the front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Inserts a view directly behind a sibling, or in front of all if that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  /// Inserts a view directly in front of a sibling, or in front of all if that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  /// Exchanges two subviews by their indices.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Removes the view from its superview. The touches and gestures of the view and its subviews are
  /// cancelled.
  open func removeFromSuperview() { detachFromSuperview() }

  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view is moved to another superview, or removed with nil.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view was moved to another superview, or removed.
  open func didMoveToSuperview() {}
  /// Called before the view enters another window, or leaves its window with nil.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view has entered another window, or left its window.
  open func didMoveToWindow() {}

  /// Whether this is `view` or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool { isInSubtree(of: view) }

  /// The first view with a tag among this view and its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? { firstInSubtree { $0.tag == tag } }

  // MARK: Touches

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Whether no other view of the window receives touches while this view has one, and vice versa.
  open var isExclusiveTouch = false
  /// The recognisers attached to the view, in the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }
  var recognizers: [UIGestureRecognizer] = []
  /// The shape of the mouse pointer over the view; nil for that of the superview.
  package var hoverCursor: CursorShape?

  /// The frontmost view at a point in this view's coordinates that receives touches. Views that are
  /// hidden, nearly transparent (alpha below 0.01) or that have user interaction disabled receive
  /// none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    descendant(at: point, with: event)
  }

  /// Whether a point in the view's coordinates is inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Attaches a recogniser to the view. It is detached from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recogniser. A gesture in progress is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Called when a recogniser is about to recognise touches of this view, which would cancel them.
  /// If it returns false, the recogniser fails.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Keyboard focus

  /// Whether the Tab key can focus this view. The default is true for enabled controls, otherwise
  /// false.
  open var canBecomeFocused: Bool { false }
  /// Whether this view has the keyboard focus, and receives Space and Return.
  open var isFocused: Bool { window?.keyboardFocus.current === self }
  var focusRing: FocusRing?
  /// The view that the ring surrounds while this view is focused: the view itself, or a part of it.
  var focusRingPart: UIView { self }
  /// Called when the view has received the keyboard focus.
  func focusDidArrive() {}
  /// Whether Tab visits the descendants of this view one after the other, at the position of this
  /// view, like those of a scroll view.
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

  /// The kind of outline with which the view collides in a dynamic animator; a rectangle by
  /// default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline for the type ``UIDynamicItemCollisionBoundsType/path``, in points about the
  /// centre; empty by default. Its convex hull is used.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Overridden by UIKit's views

  /// The text that the view shows, which identifies it in messages; nil for none.
  var messageText: String? { nil }
  /// The part of the content that can be scrolled into view, in the content's coordinates; nil if
  /// the view does not scroll.
  var reachableContent: CGRect? { nil }
  /// Scrolls until a rectangle in the view's coordinates is visible, as far as possible.
  ///
  /// - Returns: the rectangle after scrolling.
  func reveal(_ rect: CGRect) -> CGRect { rect }
  /// Whether the view allows a descendant to receive a touch.
  func mayGive(_ touch: UITouch, with event: UIEvent, to view: UIView) -> Bool { true }
  /// The guide that replaces the edges of the view in constraints with its subviews; nil for the
  /// view itself.
  var innerEdges: UILayoutGuide? { nil }
  /// The size of the scrollable content in points, which constraints can determine.
  var scrolledSize: CGSize {
    get { .zero }
    set {}
  }
  /// The size of the scrollable content in points, if the view itself determines it. Nil if
  /// constraints to its edges determine it. A width of nil is the view's width.
  var givenScrolledSize: (width: CGFloat?, height: CGFloat)? { nil }
  /// The scale at which a subview that constraints place is shown. It differs from 1 for a zoomed
  /// view.
  func zoomScale(of subview: UIView) -> CGFloat { 1 }

  // MARK: Layout

  /// Whether subviews are resized by their ``autoresizingMask`` when the size changes.
  open var autoresizesSubviews = true
  /// The margins and sides that are flexible when the superview's size changes; none by default.
  open var autoresizingMask: UIView.AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue, layoutRecord?.box != nil { discardLayoutEngine() } }
  }
  var autoresizingResidual: AutoresizingResidual?

  /// Lays out the subviews. The default places those that have constraints. It is called when
  /// layout is needed; use ``UIView/setNeedsLayout()`` to request it.
  open func layoutSubviews() { if layoutRecord != nil { placeSubviews() } }
  /// Requests layout before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Performs requested layout immediately.
  open func layoutIfNeeded() {
    prepareLayout(isLayingOut: false)
    // Inside a layout, other engines can have changes that wait for its end.
    LayoutEngine.settleChangesInLayout()
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
  /// even if there are no constraints yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the constraints after an update was requested. Overrides must call super at the end.
  open func updateConstraints() {}
  /// Requests ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    makeLayoutRecord().needsUpdate = true
    announceConstraintUpdate()
  }
  /// Whether ``updateConstraints()`` was requested.
  open func needsUpdateConstraints() -> Bool { layoutRecord?.needsUpdate ?? false }
  /// Runs the requested ``updateConstraints()`` of the view and its descendants.
  open func updateConstraintsIfNeeded() { runConstraintUpdates() }

  /// Whether the view is a cell, a header or a footer of a list, or a section that scrolls
  /// sideways.
  var isPartOfList: Bool { false }
  /// Returns the part of this view's safe area that its cells inherit.
  func safeAreaOfCells(_ safe: UIEdgeInsets) -> UIEdgeInsets { safe }

  /// The insets from the frame to the alignment rectangle, for example to exclude a shadow.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle with which constraints align the view if it has a frame: the frame inset by
  /// ``alignmentRectInsets``. An override must inset every frame by the same distances.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of the view if constraints align it with a rectangle. An override must be the
  /// inverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.reversed)
  }
  /// The view whose first baseline is the first baseline of this view.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is the last baseline of this view.
  open var forLastBaselineLayout: UIView { forFirstBaselineLayout }
  /// The position of a baseline in this view. The default is the bottom, for views that show no
  /// text.
  func baselinePlace(isFirst: Bool) -> BaselinePlace { .bottom }

  /// The smallest size that the constraints in the view allow, or the largest one up to a very
  /// large `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size closest to `targetSize` that the constraints in the view allow, with these priorities
  /// for the target's width and height. Constraints outside the view have no effect.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    measure(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The axes along which views of the class keep the size of their content: their default content
  /// hugging priority is high.
  var fixedAxes: UIAxis { [] }
  /// Whether the height of the content depends on its width.
  var hasWrappingContent: Bool { false }
  /// The size of the content for a width, in points; nil for its natural width.
  func contentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// Called when a subview was hidden or shown.
  func visibilityDidChange(of subview: UIView) {}
  /// Called when the intrinsic content size of a subview has changed.
  func contentSizeDidChange(of subview: UIView) {}
  /// Called when constraints or content sizes have changed in a subview that is laid out
  /// independently.
  func layoutDidChange(inContent view: UIView) {}
  /// The frame that layout gives to a subview, for the frame that its constraints determine.
  func placedFrame(of subview: UIView, solved frame: CGRect) -> CGRect { frame }

  // MARK: Sizes and margins

  /// The size that fits the view best within `size`. The default is its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the size that fits best. Its upper left corner does not move.
  open func sizeToFit() { fitSize() }
  /// The natural size of the view's content; ``UIView/noIntrinsicMetric`` for an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The size of the content when it was last invalidated in a layout of the superview; nil before,
  /// and after it was invalidated outside such a layout.
  final var contentSizeInLayout: CGSize?
  /// Notifies the layout engine and the superview that the intrinsic content size has changed.
  open func invalidateIntrinsicContentSize() {
    // An engine places neither its root nor an autoresized view.
    if translatesAutoresizingMaskIntoConstraints || layoutRecord?.box?.engine == nil {
      requestLayoutOfSuperview()
    }
    superview?.contentSizeDidChange(of: self)
    intrinsicContentDidChange()
  }

  /// The distance between the edges and the content in points, in addition to the safe area. The
  /// default is 8 on every side. A controller's view has 16 at the sides, or 20 in a regular width,
  /// and 0 at the top and the bottom.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setGivenMargins(.sides(newValue)) }
  }
  /// The margins by layout direction: leading is left, or right in right-to-left layout. Those that
  /// are set so change sides with ``effectiveUserInterfaceLayoutDirection``.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directedLayoutMargins }
    set { setGivenMargins(.directional(newValue)) }
  }
  /// The margins as they were set.
  var givenMargins: GivenMargins?
  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }
  /// Whether the superview's margins also apply to this view where they overlap it.
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
  /// The insets in points that bars cover, with the controller's additional insets. The device's
  /// edges cover nothing.
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

  /// The insets of this view that the bars of a container cover.
  var overlayInsets: UIEdgeInsets { viewOwner?.coveredInsets ?? .zero }
  /// The last insets of which the view was notified.
  var knownSafeAreaInsets = UIEdgeInsets.zero
  /// Called when ``UIView/safeAreaInsets`` have changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Drawing

  /// Draws the view's own content below its subviews. The context ``UIGraphicsGetCurrentContext()``
  /// is in the view's coordinates.
  open func draw(_ rect: CGRect) { recordDefaultDraw() }
  /// Whether ``UIView/draw(_:)`` begins with transparent pixels, which is the default. Otherwise it
  /// begins with the pixels that it drew last, unless the size has changed.
  open var clearsContextBeforeDrawing = true
  /// Requests ``UIView/draw(_:)`` before the next frame.
  open func setNeedsDisplay() { requestDisplay() }
  /// Requests drawing of the whole view. Parts are never drawn separately.
  open func setNeedsDisplay(_ rect: CGRect) { requestDisplay() }
  var drawing = DrawingState()
  /// Whether the drawn content depends on the tint colour.
  var drawsInTint = false

  /// A view that shows a snapshot of this one with its alpha, at its size and at the origin. Later
  /// changes of this view do not affect it. No pixels are copied.
  ///
  /// - Parameter afterUpdates: false for the content on the screen, without changes since the last
  ///   frame. A view that was never on the screen gives an empty snapshot, with a warning. True for
  ///   the content of the next frame, including changes before that frame: a view whose alpha is
  ///   then set to 0 gives an empty snapshot. Only hiding the view has no effect on the snapshot,
  ///   as animators on iOS expect. The view is laid out at once, with the superviews that need
  ///   layout.
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

  /// Supplies the layer's contents by calling ``UIView/draw(_:)``.
  open func display(_ layer: CALayer) { displayContents(of: layer) }
  /// Calls ``UIView/draw(_:)`` with a context, with the view's traits.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawCurrent(in: ctx) }
  /// Called before the contents are drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Runs a layout pass: calls the controller, then ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) { if layer === ownLayer { runLayout() } }
  /// The action for a change of the layer: an animation inside an animation block, otherwise none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    UIView.animationAction(for: layer, forKey: event)
  }

  open override var description: String {
    Diagnostics.describe(self) { summary }
  }
}
