import Compositor
import CoreImage
public import CoreGraphics

/// A rectangle in a tree: where it is, what it shows, and how both move with time.
///
/// Geometry is in points, y down; a layer's position and transform place it in its superlayer's
/// coordinates. Non-finite values are refused with a warning.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The model: what the layer will show once nothing moves.
  package internal(set) var values = LayerValues()
  /// The layer's own time in its superlayer's.
  var time = MediaTime() { didSet { hasOwnTime = !time.isIdentity } }
  /// Whether it differs from its superlayer's.
  private(set) var hasOwnTime = false
  /// What runs on it, in the order of addition.
  var animations: [RunningAnimation] = []
  /// How many layers of this subtree have animations, this one included.
  var animatedCount = 0
  /// How often display lists were made, of any layers. Changes are known by it: a display list made
  /// at a count has in it what changed at lower ones.
  static var changeCount = 0
  /// The count when something in this subtree changed last.
  private(set) var subtreeChange = 0
  /// The count when what the layer itself draws changed last.
  private(set) var contentChange = 0
  /// What the tree that shows this layer, or showed it last, has drawn of it. Written by display
  /// lists alone.
  var rendering = RenderRecord()
  var layoutState = LayoutState()
  /// Whether a transition runs.
  var runsTransition = false
  /// Whether nothing but its place and opacity stands between what it draws and what is seen of it:
  /// no mask, no filter, no side that is not seen, no picture of its own.
  private(set) var isPlain = true
  /// What was set under keys that layers do not have.
  var userValues: [String: Any] = [:]
  /// The tree this layer is the root of, if it is one.
  weak var ownTree: LayerTree?
  /// The transition that sets this layer's time explicitly.
  weak var heldScope: AnimationScope? { didSet { isHeldByScope = heldScope != nil } }
  /// Whether there may be one: asked with every frame, and cheaper than the weak reference.
  private(set) var isHeldByScope = false
  /// For a presentation layer: the layer it was copied from.
  weak var modelLayer: CALayer?

  /// Whether this is a copy of what a layer shows, made by `presentation()`.
  var isPresentation = false

  /// The layer that this one is in. A presentation layer's is one too.
  open var superlayer: CALayer? {
    isPresentation ? modelLayer?.superlayer?.presentation() : parentLayer
  }
  private weak var parentLayer: CALayer?
  var sublayerArray: [CALayer] = []
  private var maskLayer: CALayer? { didSet { updateIsPlain() } }

  /// Supplies contents, layout and actions; asked before the layer's own methods act. A view is the
  /// delegate of its layer, which must not be given another one.
  open weak var delegate: (any CALayerDelegate)?
  /// A name of the program's own, which debugging output shows. The layer itself makes no use of
  /// it.
  open var name: String?
  /// Actions by key, asked after the delegate.
  open var actions: [String: any CAAction]?
  /// Shared defaults: its ``actions`` dictionary is asked after the layer's own, then the one of
  /// the style in its `style`, and so on. Other entries have no effect.
  open var style: [AnyHashable: Any]?

  /// See `filters`.
  var filterList: [CIFilter] = [] {
    didSet {
      updateIsPlain()
      filterVersion += 1
    }
  }
  /// How often the filters were set.
  private(set) var filterVersion = 0

  private func updateIsPlain() {
    isPlain = maskLayer == nil && filterList.isEmpty && isDoubleSided && !shouldRasterize
  }

  public required override init() { super.init() }

  /// A copy of a layer's values: what ``presentation()`` makes, and draws where a layer draws what
  /// is animated. A subclass with properties of its own copies them here. It is `required` where
  /// iOS has a plain initialiser, since the class is known at run time only.
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
  /// Where it is above 0 the layer's time runs through it, over and over as its repeats say, and
  /// stands at its ends before and after. 0, the default, is without end.
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
  /// Stored without an effect; a layer's time stands at its ends in every mode.
  open var fillMode: CAMediaTimingFillMode {
    get { time.fillMode }
    set { time.fillMode = newValue }
  }

  // MARK: Contents

  /// A `CGImage` stretched over the bounds as ``contentsGravity`` says. Other things show nothing.
  /// A new image dissolves in; what a layer draws for itself is there at once.
  open var contents: Any? {
    get { values.contents.image ?? otherContents }
    set {
      let image = newValue as? CGImage
      otherContents = image == nil ? newValue : nil
      change(\.contents, to: ContentsMixture(image), key: "contents", isContent: true)
    }
  }
  /// Contents that are no image; stored without an effect.
  private var otherContents: Any?
  /// Pixels a point of ``contents``.
  open var contentsScale: CGFloat = 1 {
    didSet {
      if !isScale(contentsScale, "contentsScale") { contentsScale = oldValue }
      if contentsScale != oldValue, layoutState.drawsItself { setNeedsDisplay() }
    }
  }
  /// Where contents lie that are not of the bounds' size; `resize` by default.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { invalidateContent() } }
  /// How contents are resampled when they shrink or grow.
  open var magnificationFilter = CALayerContentsFilter.linear { didSet { invalidateContent() } }
  /// A promise that the contents leave no pixel see-through.
  open var isOpaque = false
  /// Whether a new size calls for new contents.
  open var needsDisplayOnBoundsChange = false
  /// Whether the side that faces away is seen.
  open var isDoubleSided = true {
    didSet {
      updateIsPlain()
      invalidate()
    }
  }
  /// Which corners ``cornerRadius`` rounds; all by default.
  open var maskedCorners: CACornerMask = .all { didSet { invalidateContent() } }
  /// The shadow's outline in the layer's coordinates; nil takes that of what the layer draws.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    // The copy of an immutable path is itself; that of a mutable one stays as it is now.
    set { change(\.shadowPath, to: newValue?.copy(), key: "shadowPath", isContent: true) }
  }
  /// Whether the layer and its sublayers are drawn into one picture before they are placed.
  open var shouldRasterize = false {
    didSet {
      updateIsPlain()
      invalidate()
    }
  }
  /// Pixels a point of that picture; 1 by default, as on iOS, regardless of the screen's scale.
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
      for layer in sublayerArray where !(newValue ?? []).contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
      for (index, layer) in (newValue ?? []).enumerated() {
        insertSublayer(layer, at: UInt32(index))
      }
    }
  }

  /// Puts `layer` on top of the others. It leaves the superlayer that it had; a layer cannot be
  /// added to itself or to one below it.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: sublayerArray.count)
  }

  /// Puts `layer` in at an index; one beyond the end counts as the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Puts `layer` just below `sibling`, or at the bottom where there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer, besides: sibling, offset: 0, otherwise: 0)
  }

  /// Puts `layer` just above `sibling`, or on top where there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer, besides: sibling, offset: 1, otherwise: sublayerArray.count)
  }

  /// Puts `newLayer` in the place of `oldLayer`. Nothing happens where the old one is no sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, sublayerArray.contains(where: { $0 === oldLayer }),
      canHold(newLayer)
    else { return }
    insert(newLayer, besides: oldLayer, offset: 0, otherwise: sublayerArray.count)
    oldLayer.removeFromSuperlayer()
  }

  private func insert(_ layer: CALayer, besides sibling: CALayer?, offset: Int, otherwise: Int) {
    guard canHold(layer) else { return }
    if layer.superlayer === self { detach(layer) }
    let index = sublayerArray.firstIndex { $0 === sibling }.map { $0 + offset }
    insert(layer, at: index ?? min(otherwise, sublayerArray.count))
  }

  private func insert(_ layer: CALayer, at index: Int) {
    guard canHold(layer) else { return }
    let changed = orderAction(forKey: "sublayers")
    let appears = layer.orderAction(forKey: kCAOnOrderIn)
    layer.superlayer?.detach(layer)
    sublayerArray.insert(layer, at: min(max(index, 0), sublayerArray.count))
    adopt(layer)
    changed?.run(forKey: "sublayers", object: self, arguments: nil)
    appears?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
  }

  private func canHold(_ layer: CALayer) -> Bool {
    guard isDescendant(of: layer) else { return true }
    Diagnostics.warn(
      "A layer cannot become a sublayer or the mask of itself or of its own sublayers.")
    return false
  }

  /// Takes the layer out of its superlayer, or from being its mask. Without a superlayer nothing
  /// happens. Its animations end when a commit finds it outside.
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
    } else if let index = sublayerArray.firstIndex(where: { $0 === layer }) {
      sublayerArray.remove(at: index)
    } else {
      return
    }
    layer.parentLayer = nil
    changeAnimatedCount(by: -layer.animatedCount)
    if layer.animatedCount > 0 { LayerTree.noteDetached(layer, from: self) }
    invalidateContent()
  }

  /// Its alpha says how much of this layer is seen: of its contents, sublayers, border and shadow.
  ///
  /// The mask lies in this layer's coordinates and moves, fades and animates like any other; what
  /// it shows outside its own alpha does not matter. A mask that is hidden hides everything. It has
  /// this layer as its superlayer, and leaves the one it had before; a layer cannot mask itself or
  /// one of its own sublayers.
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

  /// Whether both are the same layer, or stand for the same one: presentation layers are made again
  /// at each request.
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

  /// Notes that something is to be seen differently, up to the root.
  package func invalidate() {
    let now = Self.changeCount
    var layer: CALayer? = self
    while let current = layer {
      // Since then no display list was made: those above know already.
      guard current.subtreeChange != now else { return }
      // Nothing of it is seen, and showing it notifies those above.
      if current !== self, current.isUnseen { return }
      current.subtreeChange = now
      let parent = current.superlayer
      if parent == nil { current.ownTree?.setNeedsFrame() }
      layer = parent
    }
  }

  /// The same, when what the layer itself draws changed and not only where it is.
  func invalidateContent() {
    contentChange = Self.changeCount
    invalidate()
  }

  // MARK: Members that subclasses override

  /// Whether sublayers stay where they are in space, and the layer draws nothing itself.
  var keepsDepth: Bool { false }

  /// Whether copies of the sublayers are behind their time.
  var delaysCopies: Bool { false }

  /// How often and where the sublayers are drawn; nil, the default, for once and as they are.
  func replication(_ shown: LayerValues) -> Replication? { nil }

  /// Appends what the layer draws between its background and its sublayers, made from what it shows
  /// at the moment. Equal values give the same objects again.
  func appendContents(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    appendImage(shown, to: &nodes)
  }

  /// The value of a key that has not been set yet: a class of its own gives its keys a value here,
  /// and they can then be set, read and animated by key. Nil, the default, for keys that it does
  /// not know.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether a new value of a key calls for new contents, also while it is animated. The default is
  /// false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The action for a change of `event`, before any search: the default is none of its own.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Searches the delegate, then ``actions``, then ``style``, then the class; animatable values end
  /// with an implicit animation where the layer is shown.
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

  /// Draws the contents where there is no delegate. The default draws nothing.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Whether a point in the layer's coordinates is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

  /// The frontmost layer of this subtree at a point in the superlayer's coordinates. Asked of a
  /// presentation layer it goes by what is on screen; ``model()`` of what it finds is the layer
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
