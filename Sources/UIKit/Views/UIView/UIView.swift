public import CoreGraphics
package import Platform
public import QuartzCore

/// A rectangle on the screen: it draws something, holds other views and takes touches.
///
/// Geometry is in points, y down. What a view shows is its layer's; setting a property writes the
/// layer, and inside an animation block the change animates. Values that are not finite numbers are
/// refused with a warning.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, @preconcurrency NSCoding {
  /// The class of layer that views of this class make for themselves.
  open class var layerClass: AnyClass { CALayer.self }

  private let ownLayer: CALayer
  /// What the view shows on the screen. The view is its delegate.
  open var layer: CALayer { ownLayer }

  /// Makes a view that has this frame in its superview's coordinates.
  public init(frame: CGRect) {
    ownLayer = ((Self.layerClass as? CALayer.Type) ?? CALayer.self).init()
    super.init()
    setUp(frame: frame)
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view, with all that is in it, as a file of Interface Builder says. Archives are not
  /// read: with a coder of another kind it is made as `init(frame: .zero)` does.
  public required init?(coder: NSCoder) {
    ownLayer = ((Self.layerClass as? CALayer.Type) ?? CALayer.self).init()
    super.init(coder: coder)
    setUp(frame: .zero)
    coder.decodeProperties(of: self, as: UIView.self)
  }

  /// Writes nothing: views are not archived.
  open func encode(with coder: NSCoder) {}

  private func setUp(frame: CGRect) {
    ownLayer.delegate = self
    ownLayer.contentsScale = UIScreen.main.scale
    ownLayer.frame = frame
    invalidateDrawing()
  }

  // MARK: Geometry

  /// The smallest upright rectangle around the view, in its superview's coordinates. Setting it
  /// solves back to ``bounds`` and ``UIView/center``, also under a transform; under one that
  /// collapses the view the size stays.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The view's own coordinates: their origin, and its size.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// Where the anchor point (by default the middle) is in the superview's coordinates.
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

  /// The point in the unit square of the bounds that ``UIView/center`` places and transforms turn
  /// about. Setting it moves the view, as it does a layer.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Pixels a point of what the view draws: the screen's scale, unless set.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }
  var hasOwnContentScale = false

  // MARK: Appearance

  /// From 0 to 1; applies to the view and its subviews as a whole.
  open var alpha: CGFloat {
    get { layer.values.opacity }
    set { layer.setOpacity(newValue.isFinite ? min(max(newValue, 0), 1) : newValue) }
  }

  /// Whether the view and those in it are neither seen nor touched.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewVisibilityDidChange()
    }
  }

  /// Nil shows what is below. Dynamic colours follow the view's traits.
  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set {
      ownBackgroundColor = newValue
      resolveBackgroundColor()
    }
  }
  var ownBackgroundColor: UIColor?
  var resolvedBackgroundColor: CGColor?

  /// A promise that the view covers its whole rectangle. Where it was never set, the pixels decide.
  open var isOpaque = true { didSet { layer.isOpaque = isOpaque } }

  /// Whether subviews are cut off at the bounds; not set by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// What becomes of the drawn content when the size changes.
  open var contentMode = UIView.ContentMode.scaleToFill { didSet { contentModeDidChange() } }

  /// Its alpha says how much of this view is seen; in this view's coordinates. It is in no
  /// superview, takes no touches and does not keep them from this view. A view that is in a
  /// superview leaves it.
  open var mask: UIView? {
    get { ownMask }
    set {
      newValue?.removeFromSuperview()
      layer.mask = newValue?.layer
      ownMask = layer.mask === newValue?.layer ? newValue : ownMask
    }
  }
  private var ownMask: UIView?

  /// The colour of what can be pressed or is selected: the view's own, or else its superview's, and
  /// in the end the system's blue. Setting nil goes back to the inherited one.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      ownTintColor = newValue
      notifyTintColorChanged()
    }
  }
  var ownTintColor: UIColor?

  /// Whether ``tintColor`` is dimmed, as behind an alert; `.automatic` does as the superview.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      guard newValue != ownTintAdjustmentMode else { return }
      ownTintAdjustmentMode = newValue
      notifyTintColorChanged()
    }
  }
  var ownTintAdjustmentMode = UIView.TintAdjustmentMode.automatic

  /// Called when the tint colour that holds here has changed.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// Light or dark for this view and all below it; overrides what is inherited.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }
  /// What a file of Interface Builder has for other size classes.
  var sizeClassVariations: (any TraitVariations)?
  var constraintVariations: (any TraitVariations)?
  /// The traits that hold here, once the view has received any.
  var lastTraits: UITraitCollection?

  /// The environment the view lives in: its superview's, the screen's for a window.
  open var traitCollection: UITraitCollection { lastTraits ?? inheritedTraits }

  /// Called when the traits that hold here are others; the old ones are the argument.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Hierarchy

  /// The view that this one is in.
  open internal(set) weak var superview: UIView?
  var children: [UIView] = []
  /// From the back to the front.
  open var subviews: [UIView] { children }
  /// The window that the view is in.
  open var window: UIWindow? { enclosingWindow }
  /// A number to find the view by.
  open var tag = 0
  /// The controller whose view this is.
  weak var viewOwner: (any ViewOwner)?

  open override var next: UIResponder? { viewOwner ?? superview }

  /// Puts a view in front of all others. It leaves the superview it was in.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }

  /// Puts a view at a place in ``subviews``: 0 is the back, too large a number the front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Puts a view just behind a sibling, or in front of all where that is no subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  /// Puts a view just before a sibling, or in front of all where that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  /// Lets two subviews, named by their places, change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Puts a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Puts a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Takes the view out of its superview. Its touches and gestures, and those in it, are cancelled.
  open func removeFromSuperview() { detachFromSuperview() }

  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view got another superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view gets into another window, or out of one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view got into another window, or out of one.
  open func didMoveToWindow() {}

  /// Whether this is `view` or lies in it, at any depth.
  open func isDescendant(of view: UIView) -> Bool { isInSubtree(of: view) }

  /// The first view with that tag in this view and below it.
  open func viewWithTag(_ tag: Int) -> UIView? { firstInSubtree { $0.tag == tag } }

  // MARK: Touches

  /// Whether the view and those in it take touches.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more fingers than the first that is down in it.
  open var isMultipleTouchEnabled = false
  /// Whether, while the view has a touch, no other view of the window gets one, and the other way
  /// round.
  open var isExclusiveTouch = false
  /// The recognisers attached to the view, in the order of their addition.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }
  var recognizers: [UIGestureRecognizer] = []
  /// What the mouse pointer becomes over the view; nil leaves it to the superview.
  package var hoverCursor: CursorShape?

  /// The frontmost view at a point in this view's coordinates that takes touches: neither hidden,
  /// nor all but transparent (alpha below 0.01), nor closed to interaction.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    descendant(at: point, with: event)
  }

  /// Whether a point in the view's coordinates is inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Attaches a recogniser to the view; it leaves the view it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recogniser away; what it was recognising is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Asked when a recogniser is about to recognise touches that began in this view and would be
  /// cancelled by it; false makes it fail.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Keyboard focus

  /// Whether Tab comes by this view; controls that are enabled, unless overridden.
  open var canBecomeFocused: Bool { false }
  /// Whether the keyboard is at this view, so that Space and Return go to it.
  open var isFocused: Bool { window?.keyboardFocus.current === self }
  var focusRing: FocusRing?

  // MARK: What kinds of views answer in ways of their own

  /// What distinguishes the view from others in messages: the text that it shows, if any.
  var messageText: String? { nil }
  /// What of the content can be brought into sight, in the content's coordinates; nil where the
  /// view does not scroll.
  var reachableContent: CGRect? { nil }
  /// Scrolls until a rectangle in the view's coordinates is seen, as far as that can be done.
  ///
  /// - Returns: where the rectangle will be then.
  func reveal(_ rect: CGRect) -> CGRect { rect }
  /// Whether a view in this one may have a touch.
  func mayGive(_ touch: UITouch, with event: UIEvent, to view: UIView) -> Bool { true }
  /// What stands for the edges of the view in constraints from inside, where that is not the view.
  var innerEdges: UILayoutGuide? { nil }
  /// The size of the content, in points, where that scrolls; constraints may decide it.
  var scrolledSize: CGSize {
    get { .zero }
    set {}
  }

  // MARK: Layout

  /// Whether subviews follow a change of size as their ``autoresizingMask`` says.
  open var autoresizesSubviews = true
  /// Which of the margins and sides follow the superview's size; none by default.
  open var autoresizingMask: UIView.AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue, layoutRecord?.box != nil { discardLayoutEngine() } }
  }
  var autoresizingResidual: AutoresizingResidual?

  /// Lays out subviews: the default places those that have constraints. Called when layout is due;
  /// use ``UIView/setNeedsLayout()`` to ask for it.
  open func layoutSubviews() { if layoutRecord != nil { placeSubviews() } }
  /// Asks for layout before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out at once what is due.
  open func layoutIfNeeded() {
    prepareLayout(isLayingOut: false)
    layer.layoutIfNeeded()
    if CALayer.layoutPasses == 0 { hostScene.turn.layoutDidEnd(in: self) }
  }

  // MARK: Auto Layout

  var layoutRecord: LayoutRecord?

  /// Whether the view's place is what its frame and its autoresizing mask say, for the constraints
  /// of others, too. Without it constraints alone place the view.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() }
    }
  }

  /// Whether views of this class make constraints in ``updateConstraints()``, so that it is called
  /// though there are none yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Changes constraints, when that is due. An override calls super at its end.
  open func updateConstraints() {}
  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    makeLayoutRecord().needsUpdate = true
    announceConstraintUpdate()
  }
  /// Whether ``updateConstraints()`` is due.
  open func needsUpdateConstraints() -> Bool { layoutRecord?.needsUpdate ?? false }
  /// Calls ``updateConstraints()`` where it is due, here and below.
  open func updateConstraintsIfNeeded() { runConstraintUpdates() }

  /// What of the view's sides constraints leave out of account, as a shadow.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first line of text stands for this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text stands for this one's.
  open var forLastBaselineLayout: UIView { forFirstBaselineLayout }
  /// Where a baseline is by itself: at the bottom, unless the view shows text.
  func baselinePlace(isFirst: Bool) -> BaselinePlace { .bottom }

  /// The size that fits `targetSize` as well as the constraints in the view allow, where the
  /// target's sides have these priorities. What is around the view has no say.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    measure(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// Whether the content's height depends on the width that it gets.
  var hasWrappingContent: Bool { false }
  /// The content's size where it is so wide, in points; nil for as wide as it likes.
  func contentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// A subview was hidden or shown.
  func subviewVisibilityDidChange() {}

  // MARK: Sizes and margins

  /// The size that suits the view best where it has so much room; its present one unless
  /// overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes on the size that suits the view best; the upper left corner stays.
  open func sizeToFit() { fitSize() }
  /// The size of what the view shows; ``UIView/noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Notifies constraints and the superview that the view would like another size.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    intrinsicContentDidChange()
  }

  /// Room to keep between the edges and the content, in points, on top of the safe area's: 8 on
  /// every side unless set. A controller's view has 16 at the sides, 20 where there is regular
  /// width, and none above and below.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set {
      guard newValue != ownLayoutMargins else { return }
      guard (newValue.top + newValue.left + newValue.bottom + newValue.right).isFinite else {
        return Diagnostics.warn("Layout margins must be finite; \(newValue) is ignored.")
      }
      ownLayoutMargins = newValue
      marginsDidChange()
    }
  }
  /// Those that were set.
  var ownLayoutMargins: UIEdgeInsets?
  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }
  /// Whether the superview's margins, where they reach into the view, are its own, too.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }
  /// Called when ``layoutMargins`` are others.
  open func layoutMarginsDidChange() {}
  /// What bars cover of the view, in points, with what its controller keeps free. The device's
  /// edges cover nothing.
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

  /// What the bars of a container cover of this view.
  var overlayInsets: UIEdgeInsets { viewOwner?.overlayInsets ?? .zero }
  /// Those that the view was last notified of.
  var knownSafeAreaInsets = UIEdgeInsets.zero
  /// Called when ``UIView/safeAreaInsets`` are others.
  open func safeAreaInsetsDidChange() {}

  // MARK: Drawing

  /// Draws what the view shows by itself, below its subviews. The context of
  /// ``UIGraphicsGetCurrentContext()`` is in the view's coordinates.
  open func draw(_ rect: CGRect) { noteDefaultDraw() }
  /// Asks for ``UIView/draw(_:)`` before the next frame.
  open func setNeedsDisplay() { requestDisplay() }
  /// Asks for the whole view to be drawn; parts are not drawn alone.
  open func setNeedsDisplay(_ rect: CGRect) { requestDisplay() }
  var drawing = DrawingState()

  // MARK: Being the layer's delegate

  /// Supplies the contents: what ``UIView/draw(_:)`` draws.
  open func display(_ layer: CALayer) { displayContents(of: layer) }
  /// Draws ``UIView/draw(_:)`` into a context, with the view's traits.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawCurrent(in: ctx) }
  /// Called before the contents are drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// One pass of layout: the controller is called, then ``layoutSubviews()`` called.
  open func layoutSublayers(of layer: CALayer) { if layer === ownLayer { runLayout() } }
  /// What a change of the layer leads to: an animation inside an animation block, else nothing.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    UIView.animationAction(for: layer, forKey: event)
  }

  open override var description: String {
    MainActor.assumeIsolated { summary }
  }
}
