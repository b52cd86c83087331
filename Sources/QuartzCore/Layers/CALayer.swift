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
  package internal(set) var values = LayerValues()
  /// The layer's own time in its superlayer's.
  var time = MediaTime() { didSet { hasOwnTime = !time.isIdentity } }
  /// Whether its time differs from its superlayer's.
  private(set) var hasOwnTime = false
  /// The running animations, in the order of addition.
  var animations: [RunningAnimation] = []
  /// How many layers of this subtree have animations, this one included.
  var animatedCount = 0
  /// The number of display lists made so far, of any layers. It identifies changes: a display list
  /// made at a count contains the changes at lower ones.
  static var changeCount = 0
  /// The count when something in this subtree changed last.
  private(set) var subtreeChange = 0
  /// The count when what the layer itself draws changed last.
  private(set) var contentChange = 0
  /// The render record of the tree that shows this layer, or showed it last. Only display list
  /// builders write it.
  var rendering = RenderRecord()
  var layoutState = LayoutState()
  /// Whether a transition runs.
  var runsTransition = false
  /// Whether only position and opacity affect what it draws: it has no mask and no filter, is
  /// double-sided, and is not rasterised.
  private(set) var isPlain = true
  /// Values of keys that layers do not have.
  var userValues: [String: Any] = [:]
  /// The tree this layer is the root of, if it is one.
  weak var ownTree: LayerTree?
  /// The transition that sets this layer's time explicitly.
  weak var heldScope: AnimationScope? { didSet { isHeldByScope = heldScope != nil } }
  /// Whether there may be one: read in every frame, and cheaper than the weak reference.
  private(set) var isHeldByScope = false
  /// For a presentation layer: the layer it was copied from.
  weak var modelLayer: CALayer?

  /// Whether this is a presentation layer, made by `presentation()`.
  var isPresentation = false

  /// The layer that this one is in. A presentation layer's is one too.
  open var superlayer: CALayer? {
    isPresentation ? modelLayer?.superlayer?.presentation() : parentLayer
  }
  private weak var parentLayer: CALayer?
  private var siblings = SiblingList<CALayer>()
  var sublayerArray: [CALayer] { siblings.elements }
  var isLeaf: Bool { siblings.isEmpty }
  /// See `SiblingList`.
  private static let filler = CALayer()
  private var maskLayer: CALayer? { didSet { updateIsPlain() } }

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

  private func updateIsPlain() {
    isPlain = maskLayer == nil && filterList.isEmpty && isDoubleSided && !shouldRasterize
  }

  public required override init() { super.init() }

  deinit {
    guard !siblings.isEmpty else { return }
    DeferredRelease.release(siblings.takeAll())
  }

  /// A copy of a layer's values, for ``presentation()`` and for drawing animated values. A subclass
  /// with properties of its own copies them here. It is `required` where iOS has a plain
  /// initialiser, since the class is known at run time only.
  public required init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { take(from: layer, values: layer.values) }
  }

  /// Copies what is not in `values`; a subclass adds its own.
  func take(from other: CALayer, values: LayerValues) {
    self.values = values
    time = other.time
    name = other.name
    otherContents = other.otherContents
    contentsScale = other.contentsScale
    contentsGravity = other.contentsGravity
    isDoubleSided = other.isDoubleSided
    isOpaque = other.isOpaque
    maskedCorners = other.maskedCorners
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
    set {
      if newValue < 0 {
        Diagnostics.warn("A layer's duration must not be negative; 0 is used.")
      }
      setTime(\.duration, max(newValue, 0), "duration")
    }
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
    set {
      guard isCount(newValue >= 0, "repeatCount") else { return }
      time.repeatCount = newValue >= 1e30 ? .infinity : Double(newValue)
      invalidate()
    }
  }
  open var repeatDuration: CFTimeInterval {
    get { time.repeatDuration }
    set {
      guard isCount(newValue >= 0, "repeatDuration") else { return }
      time.repeatDuration = newValue
      invalidate()
    }
  }
  open var autoreverses: Bool {
    get { time.autoreverses }
    set {
      time.autoreverses = newValue
      invalidate()
    }
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
    get { values.contents.image ?? otherContents }
    set {
      let image = newValue as? CGImage
      otherContents = image == nil ? newValue : nil
      change(\.contents, to: ContentsMixture(image), key: "contents", isContent: true)
    }
  }
  /// Contents that are not an image; stored without an effect.
  private var otherContents: Any?
  /// Pixels a point of ``contents``.
  open var contentsScale: CGFloat = 1 {
    didSet {
      if !isScale(contentsScale, "contentsScale") { contentsScale = oldValue }
      if contentsScale != oldValue, layoutState.drawsItself { setNeedsDisplay() }
    }
  }
  /// The placement of contents whose size differs from the bounds'; `resize` by default.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { invalidateContent() } }
  /// How contents are resampled when they shrink or grow.
  open var magnificationFilter = CALayerContentsFilter.linear { didSet { invalidateContent() } }
  /// A promise that the contents are opaque.
  open var isOpaque = false
  /// Whether a new size requires new contents.
  open var needsDisplayOnBoundsChange = false
  /// Whether the back of the layer is visible.
  open var isDoubleSided = true {
    didSet {
      updateIsPlain()
      invalidate()
    }
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
  open var shouldRasterize = false {
    didSet {
      updateIsPlain()
      invalidate()
    }
  }
  /// Pixels a point of that bitmap; 1 by default, as on iOS, for any scale of the screen.
  open var rasterizationScale: CGFloat = 1 {
    didSet {
      if !isScale(rasterizationScale, "rasterizationScale") { rasterizationScale = oldValue }
      invalidate()
    }
  }

  // MARK: Hierarchy

  /// From the back to the front. Those of a presentation layer are presentation layers.
  open var sublayers: [CALayer]? {
    get {
      if isPresentation { return modelLayer?.sublayers?.compactMap { $0.presentation() } }
      return sublayerArray.isEmpty ? nil : sublayerArray
    }
    set {
      let kept = Set((newValue ?? []).map(ObjectIdentifier.init))
      for layer in sublayerArray where !kept.contains(ObjectIdentifier(layer)) {
        layer.removeFromSuperlayer()
      }
      for (index, layer) in (newValue ?? []).enumerated() {
        insertSublayer(layer, at: UInt32(index))
      }
    }
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
    guard oldLayer !== newLayer, siblings.index(of: oldLayer) != nil,
      canHold(newLayer)
    else { return }
    insert(newLayer, besides: oldLayer, offset: 0, otherwise: siblings.count)
    oldLayer.removeFromSuperlayer()
  }

  private func insert(_ layer: CALayer, besides sibling: CALayer?, offset: Int, otherwise: Int) {
    guard canHold(layer) else { return }
    if layer.superlayer === self { detach(layer) }
    let index = siblings.index(of: sibling).map { $0 + offset }
    insert(layer, at: index ?? min(otherwise, siblings.count))
  }

  private func insert(_ layer: CALayer, at index: Int) {
    guard canHold(layer) else { return }
    let changed = orderAction(forKey: "sublayers")
    let appears = layer.orderAction(forKey: kCAOnOrderIn)
    layer.superlayer?.detach(layer)
    siblings.insert(layer, at: min(max(index, 0), siblings.count))
    adopt(layer)
    changed?.run(forKey: "sublayers", object: self, arguments: nil)
    appears?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
  }

  private func canHold(_ layer: CALayer) -> Bool {
    // A layer without sublayers has no descendants to search for this one.
    let hasOthers = !layer.isLeaf || layer.maskLayer != nil || layer.isPresentation
    guard hasOthers ? isDescendant(of: layer) : layer === self else { return true }
    Diagnostics.warn(
      "A layer cannot become a sublayer or the mask of itself or of its own sublayers.")
    return false
  }

  /// Removes the layer from its superlayer, also if it is its mask. Without a superlayer nothing
  /// happens. Its animations end with the next commit, if it is still outside the tree then.
  open func removeFromSuperlayer() {
    guard let host = superlayer else { return }
    let changed = host.orderAction(forKey: "sublayers")
    let disappears = orderAction(forKey: kCAOnOrderOut)
    host.detach(self)
    changed?.run(forKey: "sublayers", object: host, arguments: nil)
    disappears?.run(forKey: kCAOnOrderOut, object: self, arguments: nil)
  }

  private func detach(_ layer: CALayer) {
    if layer === maskLayer {
      maskLayer = nil
    } else if let index = siblings.index(of: layer) {
      siblings.remove(at: index, filler: Self.filler)
    } else {
      return
    }
    layer.parentLayer = nil
    changeAnimatedCount(by: -layer.animatedCount)
    if layer.animatedCount > 0 { LayerTree.noteDetached(layer, from: self) }
    invalidateContent()
  }

  /// A layer whose alpha masks this layer: its contents, sublayers, border and shadow.
  ///
  /// The mask lies in this layer's coordinates and moves, fades and animates like any other; its
  /// colours do not matter. A mask that is hidden hides everything. This layer becomes its
  /// superlayer, and it is removed from its former one; a layer cannot mask itself or one of its
  /// ancestors.
  open var mask: CALayer? {
    get { isPresentation ? modelLayer?.mask?.presentation() : maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      if let newValue, !canHold(newValue) { return }
      if let maskLayer { detach(maskLayer) }
      guard let newValue else { return }
      newValue.superlayer?.detach(newValue)
      maskLayer = newValue
      adopt(newValue)
    }
  }

  /// The sublayers, and the mask.
  var children: [CALayer] { maskLayer.map { sublayerArray + [$0] } ?? sublayerArray }

  private func adopt(_ layer: CALayer) {
    MainStack.grown
    layer.parentLayer = self
    changeAnimatedCount(by: layer.animatedCount)
    if layer.animatedCount > 0 { tree?.adoptUncommitted(in: layer) }
    layer.announceWork()
    layer.subtreeChange = Self.changeCount
    invalidateContent()
  }

  func changeAnimatedCount(by difference: Int) {
    guard difference != 0 else { return }
    var layer: CALayer? = self
    while let current = layer {
      current.animatedCount += difference
      layer = current.superlayer
    }
  }

  package func isDescendant(of ancestor: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.isSame(as: ancestor) { return true }
      layer = current.superlayer
    }
    return false
  }

  /// Whether both are the same layer, or presentations of the same one: a new presentation layer is
  /// made at each call.
  func isSame(as other: CALayer?) -> Bool {
    self === other
      || (isPresentation && other?.isPresentation == true && modelLayer === other?.modelLayer)
  }

  /// The tree that shows this layer, if one does.
  package var tree: LayerTree? {
    var layer = self
    while let parent = layer.superlayer { layer = parent }
    return layer.ownTree
  }

  // MARK: Change

  /// Marks the layer and its ancestors as changed.
  package func invalidate() {
    let now = Self.changeCount
    var layer: CALayer? = self
    while let current = layer {
      // No display list was made since the last change, so the ancestors are marked already.
      guard current.subtreeChange != now else { return }
      // An invisible layer has no effect, and showing it marks the ancestors.
      if current !== self, current.isUnseen { return }
      current.subtreeChange = now
      let parent = current.superlayer
      if parent == nil { current.ownTree?.setNeedsFrame() }
      layer = parent
    }
  }

  /// Marks that the layer's own drawing has changed, and not only its position.
  func invalidateContent() {
    contentChange = Self.changeCount
    invalidate()
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

  /// The default value of a key: a subclass returns values for its own keys here, which can then be
  /// set, read and animated by key. Nil, the default, for unknown keys.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether a new value of a key requires new contents, also while it is animated. The default is
  /// false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The action for a change of `event`, before any search: the default is none of its own.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Searches the delegate, then ``actions``, then ``style``, then the class; for animatable values
  /// of a visible layer the last resort is an implicit animation.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let action = styleAction(forKey: event) { return action is NSNull ? nil : action }
    if let action = Self.defaultAction(forKey: event) { return action }
    return implicitAction(forKey: event)
  }

  /// Lays out sublayers: the delegate does.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Supplies the contents: the delegate does, or ``draw(in:)``.
  open func display() {
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
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0, let inner = homographyToParent.inverse?.apply(p) else {
      return nil
    }
    let inside = contains(inner)
    guard inside || !masksToBounds else { return nil }
    for sublayer in Self.inDrawingOrder(sublayers ?? []).reversed() {
      if let hit = sublayer.hitTest(inner) { return hit }
    }
    return inside ? self : nil
  }

  open override var description: String {
    MainActor.assumeIsolated {
      let label = name.map { " \"\($0)\"" } ?? ""
      return "<\(type(of: self))\(label): frame = \(values.frame)>"
    }
  }
}
