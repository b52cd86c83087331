import Compositor
import CoreImage
public import CoreGraphics

/// A rectangle in a tree of layers, with its geometry, its content, and its animations.
///
/// Geometry is in points, y down; a layer's position and transform place it in its superlayer's
/// coordinates. Non-finite values are refused with a warning.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The model values, which the layer shows once no animation runs.
  ///
  /// Accesses are not checked at run time, because every frame reads it for every layer. They do
  /// not overlap: nothing but functions of values is called while one lasts.
  @exclusivity(unchecked) package internal(set) var values = LayerValues()
  /// Whether its time differs from its superlayer's.
  private(set) var hasOwnTime = false
  /// Whether a transition runs.
  var runsTransition = false
  /// Whether only position and opacity affect what it draws: it has no mask and no filter, is
  /// double-sided, and is neither rasterised nor blended.
  private(set) var isPlain = true
  /// Whether there may be a `heldScope`: read in every frame, and cheaper than the weak reference.
  private(set) var isHeldByScope = false
  /// Whether the layer draws something else at each time, also without an animation.
  var isTimeDriven = false {
    didSet {
      guard isTimeDriven != oldValue, animations.isEmpty else { return }
      changeAnimatedCount(by: isTimeDriven ? 1 : -1)
    }
  }
  /// The running animations, in the order of addition.
  ///
  /// Accesses are not checked at run time, as those of ``values``: a predicate that is called while
  /// one lasts reads an animation and not the list.
  @exclusivity(unchecked) var animations: [RunningAnimation] = []
  /// How many layers of this subtree have animations, this one included.
  var animatedCount = 0
  /// The number of display lists made so far, of any layers. It identifies changes: a display list
  /// made at a count contains the changes at lower ones.
  static var changeCount = 0
  /// The count when something in this subtree changed last.
  var subtreeChange = 0
  /// The count when what the layer itself draws changed last.
  var contentChange = 0
  /// The sublayers. Accesses are not checked at run time, as those of ``values``: every frame reads
  /// it for every layer, and no code of a program is called while one lasts.
  @exclusivity(unchecked) var siblings = SiblingList<CALayer>()
  /// The render record of the tree that shows this layer, or showed it last. Only display list
  /// builders write it. Accesses are not checked at run time, as those of ``values``.
  ///
  /// The properties up to here are read in every frame, and those of the record up to `shown`. They
  /// are declared first so that they occupy few cache lines: see `CALayer+Fetching`.
  @exclusivity(unchecked) var rendering = RenderRecord()
  /// The layer's own time in its superlayer's.
  var time = MediaTime() { didSet { hasOwnTime = !time.isIdentity } }
  var layoutState = LayoutState()
  /// See `CALayer+Placement`.
  var notedPlacement = 0
  /// Whether `CATransaction.flush()` has committed it: changes then have implicit animations also
  /// before a frame shows it.
  var wasFlushed = false
  /// The number of display lists that had been made when it left its superlayer last.
  var leftAt = Int.max
  /// The number of display lists that had been made when it was added again, if a display list was
  /// made without it. The next display list shows it again.
  var returnedAt = -1
  /// The number of display lists that had been made when it was added to a superlayer, unless it
  /// had left another one since the last.
  var addedAt = -1
  /// Values of keys that layers do not have.
  var userValues: [String: Any] = [:]
  /// The tree this layer is the root of, if it is one.
  weak var ownTree: LayerTree?
  /// The transition that sets this layer's time explicitly.
  weak var heldScope: AnimationScope? { didSet { isHeldByScope = heldScope != nil } }
  /// For a presentation layer: the layer it was copied from.
  weak var modelLayer: CALayer?

  /// Whether this is a presentation layer, made by `presentation()`.
  var isPresentation = false

  /// The layer that this one is in. A presentation layer's is one too.
  open var superlayer: CALayer? {
    isPresentation ? modelLayer?.superlayer?.presentation() : parentLayer
  }
  weak var parentLayer: CALayer?
  /// The parts of a long list of sublayers; empty for a short one, and until it is drawn.
  var sublayerRuns: [SublayerRun] = []
  /// The part of its superlayer's sublayers that this layer is in; nil where there are none.
  var run: SublayerRun?
  var sublayerArray: [CALayer] { siblings.elements }
  var isLeaf: Bool { siblings.isEmpty }
  var maskLayer: CALayer? { didSet { updateIsPlain() } }

  /// Supplies contents, layout and actions; called before the layer's own methods. A view is the
  /// delegate of its layer, which must not get another one.
  open weak var delegate: (any CALayerDelegate)?
  /// A name for debugging output. The layer itself does not use it.
  open var name: String?
  /// Actions by key, searched after the delegate.
  open var actions: [String: any CAAction]?
  /// Shared defaults: its ``actions`` dictionary is searched after the layer's own, then the one of
  /// the style in its `style`, and so on. Other entries have no effect.
  open var style: [AnyHashable: Any]?

  /// See `filters`.
  var filterList: [CIFilter] = [] {
    didSet {
      updateIsPlain()
      filterVersion += 1
    }
  }
  /// The number of times that the filters were set.
  private(set) var filterVersion = 0

  /// The blend mode that ``compositingFilter`` names.
  var blendMode = CGBlendMode.normal {
    didSet { if blendMode != oldValue { compositingDidChange() } }
  }

  private func updateIsPlain() {
    isPlain =
      maskLayer == nil && filterList.isEmpty && isDoubleSided && !shouldRasterize
      && blendMode == .normal
  }

  private func compositingDidChange() {
    updateIsPlain()
    invalidate()
  }

  public override init() { super.init() }

  deinit {
    guard !siblings.isEmpty else { return }
    DeferredRelease.release(siblings.takeAll())
  }

  /// A copy of a layer's values, for ``presentation()`` and for drawing animated values. A subclass
  /// with properties of its own copies them here.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    layer.drawAwaitedContents()
    copyValues(from: layer, values: layer.values)
  }

  /// Archives are not read: it has the effect of ``init()``.
  public required init?(coder: NSCoder) { super.init() }

  /// Archives are not written: it has no effect.
  open func encode(with coder: NSCoder) {}

  /// Makes a layer of a class that is known at run time only: by ``init(layer:)``, or by ``init()``
  /// without a layer to copy.
  ///
  /// A subclass inherits it if it has all initializers of its superclass. One that overrides
  /// ``init()`` therefore overrides ``init(layer:)`` too, which iOS asks for at run time.
  public required convenience init(copying layer: CALayer?) {
    if let layer { self.init(layer: layer) } else { self.init() }
  }

  /// Copies what is not in `values`; a subclass adds its own.
  func copyValues(from other: CALayer, values: LayerValues) {
    self.values = values
    time = other.time
    name = other.name
    otherContents = other.otherContents
    contentsScale = other.contentsScale
    contentsGravity = other.contentsGravity
    magnificationFilter = other.magnificationFilter
    minificationFilter = other.minificationFilter
    allowsGroupOpacity = other.allowsGroupOpacity
    allowsEdgeAntialiasing = other.allowsEdgeAntialiasing
    edgeAntialiasingMask = other.edgeAntialiasingMask
    drawsAsynchronously = other.drawsAsynchronously
    isDoubleSided = other.isDoubleSided
    isOpaque = other.isOpaque
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    (shouldRasterize, rasterizationScale) = (other.shouldRasterize, other.rasterizationScale)
    filterList = other.filterList
    blendMode = other.blendMode
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    userValues = other.userValues
  }

  // MARK: Time

  open var beginTime: CFTimeInterval {
    get { time.beginTime }
    set { setTime(\.beginTime, newValue, "beginTime") }
  }
  /// If positive, the layer's time runs through it, with repeats, and stays at its ends before and
  /// after. 0, the default, is infinite.
  open var duration: CFTimeInterval {
    get { time.duration }
    set { assignDuration(newValue) }
  }
  open var speed: Float {
    get { Float(time.speed) }
    set { setTime(\.speed, Double(newValue), "speed") }
  }
  open var timeOffset: CFTimeInterval {
    get { time.timeOffset }
    set { setTime(\.timeOffset, newValue, "timeOffset") }
  }
  open var repeatCount: Float {
    get { Float(time.repeatCount) }
    set { assignRepeatCount(newValue) }
  }
  open var repeatDuration: CFTimeInterval {
    get { time.repeatDuration }
    set { assignRepeatDuration(newValue) }
  }
  open var autoreverses: Bool {
    get { time.autoreverses }
    set { assignAutoreverses(newValue) }
  }
  /// Stored without an effect; a layer's time stays at its ends in every mode.
  open var fillMode: CAMediaTimingFillMode {
    get { time.fillMode }
    set { time.fillMode = newValue }
  }

  // MARK: Contents

  /// A `CGImage`, placed in the bounds by ``contentsGravity``. Other objects show nothing. A change
  /// is animated as a dissolve; contents that the layer draws itself change at once.
  open var contents: Any? {
    get {
      drawAwaitedContents()
      return values.contents.image ?? otherContents
    }
    set { assignContents(newValue) }
  }
  /// Contents that are not an image; stored without an effect.
  var otherContents: Any?
  /// Pixels per point of ``contents``.
  open var contentsScale: CGFloat = 1 {
    didSet {
      if !isScale(contentsScale, "contentsScale") { contentsScale = oldValue }
      if contentsScale != oldValue, layoutState.drawsItself { setNeedsDisplay() }
    }
  }
  /// The placement of contents whose size differs from the bounds'; `resize` by default.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { invalidateContent() } }
  /// How contents are resampled that are shown larger than they are.
  open var magnificationFilter = CALayerContentsFilter.linear { didSet { invalidateContent() } }
  /// How contents are resampled that are shown smaller than they are.
  open var minificationFilter = CALayerContentsFilter.linear { didSet { invalidateContent() } }
  /// Whether edges that are not on pixels are smooth. They always are here, as where it is set.
  open var allowsEdgeAntialiasing = false
  /// A promise that the contents are opaque.
  open var isOpaque = false
  /// Whether a new size requires new contents.
  open var needsDisplayOnBoundsChange = false
  /// Whether the back of the layer is visible.
  open var isDoubleSided = true { didSet { compositingDidChange() } }
  /// The shape of the rounded corners. A continuous corner reaches further along the edges than its
  /// radius; where a side is too short for that, it goes over into a circular one.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { if cornerCurve != oldValue { invalidateContent() } }
  }
  /// The factor by which a curve's corner reaches further along the edges than its radius.
  ///
  /// - Returns: 1 for circular corners, and 1.528665 for continuous ones, as on iOS.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// Which corners ``cornerRadius`` rounds; all by default.
  open var maskedCorners: CACornerMask = .all { didSet { invalidateContent() } }
  /// The shadow's outline in the layer's coordinates; nil uses that of the layer's content.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    // Copies a mutable path, which may change later; the copy of an immutable path is itself.
    set { change(\.shadowPath, to: newValue?.copy(), key: "shadowPath", isContent: true) }
  }
  /// Whether the layer and its sublayers are drawn into one bitmap before they are composited.
  open var shouldRasterize = false { didSet { compositingDidChange() } }
  /// Pixels per point of that bitmap; 1 by default, as on iOS, for any scale of the screen.
  open var rasterizationScale: CGFloat = 1 {
    didSet {
      if !isScale(rasterizationScale, "rasterizationScale") { rasterizationScale = oldValue }
      invalidate()
    }
  }

  /// Which edges are smooth where they are not on pixels; all by default. Stored without an effect:
  /// all are here.
  open var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  /// Whether the drawing of ``draw(in:)`` is recorded first and drawn later. Stored without an
  /// effect: it is drawn alike.
  open var drawsAsynchronously = false
  /// The format in which drawn contents are kept; `RGBA8Uint` by default. Stored without an effect:
  /// all are kept in 8 bits a component.
  open var contentsFormat: CALayerContentsFormat {
    get { userValues["contentsFormat"] as? CALayerContentsFormat ?? .RGBA8Uint }
    set { userValues["contentsFormat"] = newValue }
  }

  /// The recorder's data about the layer; nil if it was never recorded. It is declared after the
  /// properties that every frame reads.
  var recording: LayerRecording?

  // MARK: Geometry and appearance

  /// The layer's own coordinates: their origin, and its size. A negative size counts as its
  /// absolute value, moved accordingly.
  open var bounds: CGRect {
    get { values.bounds }
    set { assignBounds(newValue) }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { values.position }
    set { assignPosition(newValue) }
  }

  /// Closeness to the viewer: siblings are drawn in its order, and perspective acts on it.
  open var zPosition: CGFloat {
    get { CGFloat(values.zPosition) }
    set { assignZPosition(newValue) }
  }

  /// The point of the bounds, in the unit square, that ``position`` positions, and about which the
  /// transform is applied.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { assignAnchorPoint(newValue) }
  }

  /// The distance of the anchor point in front of the layer's own plane, in points.
  open var anchorPointZ: CGFloat {
    get { CGFloat(values.anchorPointZ) }
    set { assignAnchorPointZ(newValue) }
  }

  /// The bounding box of the layer, in the superlayer's coordinates. Setting it sets bounds and
  /// position, also with a transform.
  open var frame: CGRect {
    get { values.frame }
    set { assignFrame(newValue) }
  }

  /// The size that fits the layer's content, in the superlayer's coordinates: that of the text of a
  /// text layer, and the size of ``frame`` for any other layer.
  open func preferredFrameSize() -> CGSize { frame.size }

  /// Applied to the layer and its sublayers about the anchor point; the identity by default. One
  /// that is not finite is ignored with a warning.
  open var transform: CATransform3D {
    get { values.transform }
    set { assignTransform(newValue) }
  }

  /// Applied to all sublayers about this layer's anchor point, for example for perspective.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { assignSublayerTransform(newValue) }
  }

  /// Whether ``opacity`` applies to the layer and its sublayers as a whole, as it does by default.
  /// Otherwise it applies to each of them, which show through each other. A layer with a mask, or
  /// one that clips its sublayers or is rasterised, is always faded as a whole.
  open var allowsGroupOpacity = true { didSet { compositingDidChange() } }

  /// How the layer and its sublayers, as one picture, are combined with what lies behind them; nil,
  /// the default, puts them over it.
  ///
  /// It is the name of a blend mode or of a compositing operation, such as `"multiplyBlendMode"`,
  /// `"plusL"` or `"sourceAtop"`, or a `CIFilter` of that kind. An unknown one has no effect but a
  /// warning. It is not animated.
  ///
  /// Behind the layer is all that is drawn before it, up to the nearest superlayer that is drawn
  /// into a bitmap: one that is faded, has a mask, filters or a compositing filter, clips to round
  /// corners, is rasterised, or is rotated or in perspective. The layer's opacity, mask, clip and
  /// shadow belong to its picture. An operation that also removes what lies behind the transparent
  /// parts of the layer, such as `"destIn"`, applies within the bounds, and clips to them.
  open var compositingFilter: Any? {
    get { userValues["compositingFilter"] }
    set { assignCompositingFilter(newValue) }
  }

  /// From 0 to 1; applies to the layer and its sublayers as a whole.
  open var opacity: Float {
    get { Float(values.opacity) }
    set { setOpacity(Double(newValue)) }
  }

  /// Whether neither the layer nor its sublayers are shown; false by default.
  open var isHidden: Bool {
    get { values.isHidden }
    set { assignIsHidden(newValue) }
  }

  /// Whether all that the layer shows is clipped to the bounds and their rounded corners: contents,
  /// sublayers, and, as on iOS, its shadow, which is then invisible outside the bounds.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { assignMasksToBounds(newValue) }
  }

  /// The radius of the corners in points; 0 is square. It rounds background and border, and the
  /// clip if ``masksToBounds`` is set.
  open var cornerRadius: CGFloat {
    get { CGFloat(values.cornerRadius) }
    set { assignCornerRadius(newValue) }
  }

  /// Painted below the contents, within the bounds and their rounded corners; nil paints nothing.
  open var backgroundColor: CGColor? {
    get {
      values.backgroundPattern.map { CGColor($0) } ?? values.backgroundColor.map { CGColor($0) }
    }
    set { assignBackgroundColor(newValue) }
  }

  /// Points; the border lies inside the bounds, above the contents and the sublayers.
  open var borderWidth: CGFloat {
    get { CGFloat(values.borderWidth) }
    set { assignBorderWidth(newValue) }
  }

  /// Opaque black by default.
  open var borderColor: CGColor? {
    get { values.borderColor.map { CGColor($0) } }
    set { assignBorderColor(newValue) }
  }

  /// Opaque black by default.
  open var shadowColor: CGColor? {
    get { values.shadowColor.map { CGColor($0) } }
    set { assignShadowColor(newValue) }
  }

  /// 0 by default, so there is no shadow.
  open var shadowOpacity: Float {
    get { Float(values.shadowOpacity) }
    set { assignShadowOpacity(newValue) }
  }

  /// Points; (0, −3) by default, as Apple documents it.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { assignShadowOffset(newValue) }
  }

  /// The blur in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { CGFloat(values.shadowRadius) }
    set { assignShadowRadius(newValue) }
  }

  /// The part of the contents that is shown, in the unit square.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { assignContentsRect(newValue) }
  }

  /// The part of the contents that stretches in both directions when they are resized, in the unit
  /// square: edges stretch along themselves, corners not at all. All of it by default.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { assignContentsCenter(newValue) }
  }

  // MARK: Values by key

  /// The value of a key: that of the property of that name, or the one that was set; nil if there
  /// is neither.
  open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

  /// Sets the value of a key as the property of that name would be set, with its actions. A key
  /// that layers do not have is stored; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) { store(value, forKey: key) }

  // MARK: Hierarchy

  /// From the back to the front. Those of a presentation layer are presentation layers.
  open var sublayers: [CALayer]? {
    get { isPresentation ? presentedSublayers : isLeaf ? nil : sublayerArray }
    set { replaceSublayers(by: newValue) }
  }

  /// Adds `layer` on top of the others. It is removed from its former superlayer; a layer cannot be
  /// added to itself or to a descendant.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: siblings.count)
  }

  /// Inserts `layer` at an index; one beyond the end counts as the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts `layer` just below `sibling`, or at the bottom if there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer, besides: sibling, offset: 0, otherwise: 0)
  }

  /// Inserts `layer` just above `sibling`, or on top if there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer, besides: sibling, offset: 1, otherwise: siblings.count)
  }

  /// Replaces `oldLayer` by `newLayer`. Nothing happens if the old one is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, by: newLayer)
  }

  /// Removes the layer from its superlayer, also if it is its mask. Without a superlayer nothing
  /// happens. Its animations end with the next commit, if it is still outside the tree then, except
  /// for those that are not removed on completion.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  /// A layer whose alpha masks this layer: its contents, sublayers, border and shadow.
  ///
  /// The mask lies in this layer's coordinates and moves, fades and animates like any other; its
  /// colours do not matter. A mask that is hidden hides everything. This layer becomes its
  /// superlayer, and it is removed from its former one; a layer cannot mask itself or one of its
  /// ancestors.
  open var mask: CALayer? {
    get { isPresentation ? modelLayer?.mask?.presentation() : maskLayer }
    set { replaceMask(by: newValue) }
  }

  // MARK: Methods for subclasses

  /// Whether sublayers are not flattened, and the layer draws nothing itself.
  var keepsDepth: Bool { false }

  /// Whether copies of the sublayers are delayed.
  var delaysCopies: Bool { false }

  /// The replication of the sublayers; nil, the default, draws them once.
  func replication(_ shown: LayerValues) -> Replication? { nil }

  /// Appends the layer's drawing between its background and its sublayers, for presentation values.
  /// Equal values give the same objects again.
  func appendContents(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    appendImage(shown, to: &nodes)
  }

  /// Whether the layer's own drawing may reach beyond its bounds, other than by its contents.
  var drawsOutsideOfBounds: Bool { !filterList.isEmpty }

  /// The nodes to draw instead of those of the layer and its sublayers, before its filters are
  /// applied. A subclass can modify them.
  func composed(_ nodes: [DisplayNode], _ shown: LayerValues) -> [DisplayNode] { nodes }

  /// Adds a time of the layer to the values that are shown, if it is driven by time.
  func show(_ time: TimeInterval, in shown: inout LayerValues) {}

  /// Whether a time-driven layer will look different at some time after the given one.
  func changes(after time: TimeInterval) -> Bool { false }

  /// The default value of a key: a subclass returns values for its own keys here, which can then be
  /// set, read and animated by key. Nil, the default, for unknown keys.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether a new value of a key requires new contents. The default is false. While a value that
  /// the class adds is animated, or the bounds are, the contents are drawn for each frame. In an
  /// opened project an `@objc` property that the class stores is such a value, too.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The action for a change of `event`, before any search: the default is none of its own.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Searches the delegate, then ``actions``, then ``style``, then the class; for animatable values
  /// of a visible layer the last resort is an implicit animation. Paths have none, and values that
  /// a program's class adds.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// Adds a copy of an animation. One with the same key is replaced; without a key any number run
  /// side by side. It begins with the next frame unless it has a begin time.
  open func add(_ anim: CAAnimation, forKey key: String?) { add(anim, forKey: key, group: nil) }

  /// Removes one animation; its delegate is notified that it did not finish. The layer then shows
  /// its model value. Without an animation for that key nothing happens.
  open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  /// Removes all animations of this layer, as ``removeAnimation(forKey:)`` does. Those of sublayers
  /// continue.
  open func removeAllAnimations() { removeAnimations { !$0.isStationary } }

  /// Requests ``layoutSublayers()`` before the next frame.
  open func setNeedsLayout() { requestLayout() }

  /// Performs the requested layout of this subtree at once, starting from the topmost ancestor that
  /// needs layout, too.
  open func layoutIfNeeded() { performLayout() }

  /// Requests ``display()`` before the next frame.
  open func setNeedsDisplay() { requestDisplay() }

  /// Requests drawing of the whole layer; parts are not drawn alone.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Calls a requested ``display()`` at once, for this layer alone.
  open func displayIfNeeded() { performDisplay() }

  /// Lays out sublayers: the delegate does.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Supplies the contents: the delegate does, or ``draw(in:)``.
  ///
  /// While a value that needs display is animated, an override is called for each frame, and
  /// ``presentation()`` has the value.
  open func display() {
    guard AnimatedDisplay.current !== self else { return }
    if let delegate { delegate.display(self) } else { drawContents { draw(in: $0) } }
  }

  /// Draws the contents if there is no delegate. The default draws nothing.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Whether a point in the layer's coordinates is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

  /// The frontmost layer of this subtree at a point in the superlayer's coordinates. On a
  /// presentation layer it uses the values on the screen; ``model()`` of the result is the layer
  /// itself.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

  open override var description: String {
    Diagnostics.describe(self) {
      let label = name.map { " \"\($0)\"" } ?? ""
      return "<\(type(of: self))\(label): frame = \(values.frame)>"
    }
  }
}
