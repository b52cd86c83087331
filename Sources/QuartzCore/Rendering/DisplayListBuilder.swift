import Compositor
import CoreGraphics

/// Turns a layer tree at a moment into a display list.
///
/// Only changed or moving subtrees are visited: any other returns the same content object as
/// before. The content is stored in the builder's records, and nothing else is written: neither the
/// layers nor their animations.
@MainActor
struct DisplayListBuilder {
  /// The values of layers to draw.
  enum Source {
    /// The values on the screen now.
    case screen
    /// The presentation values now, without recording them as shown.
    case presentation
    /// The content of the last display list; nothing is made again.
    case lastShown
    /// The model values.
    case model
  }

  /// The clock's time of the display list.
  let time: TimeInterval
  let source: Source
  private let records: RenderRecords
  private let owner: Int
  /// The value of `CALayer.changeCount` for the new contents.
  let count: Int
  /// Whether anything changes when the clock advances.
  private(set) var isMoving = false
  /// Animations that are over, in no particular order.
  private(set) var ended: [DueAnimation] = []
  /// Animations whose delay has passed with this frame.
  private(set) var started: [DueAnimation] = []

  /// - Parameter records: stores the contents of layers; nil for a separate snapshot.
  init(time: TimeInterval, source: Source = .screen, records: RenderRecords? = nil) {
    self.time = time
    self.source = source
    self.records = records ?? RenderRecords(isOfTree: false)
    owner = self.records.number
    // Later changes may or may not be included in this display list.
    CALayer.changeCount += 1
    count = CALayer.changeCount
  }

  /// What a layer inherits from the layers above it during the traversal: their time.
  struct TraversalState {
    var time: TimeInterval
    /// Whether animations fill and may not end.
    var isHeld = false
    /// Whether time advances by itself.
    var runs = true
    /// Whether it is invisible.
    var isHidden = false
    /// Whether this is a delayed repetition: animations end with the original's.
    var isReplica = false
    /// The number of times that enclosing replicating layers draw it.
    var copies = 1
  }

  private func open(_ layer: CALayer) {
    if layer.rendering.owner != owner { records.open(layer) }
  }

  mutating func build(root: CALayer) -> GroupContent {
    var nodes: [DisplayNode] = []
    appendNodes(of: root, in: TraversalState(time: time), parent: nil, to: &nodes)
    return GroupContent(nodes: nodes)
  }

  /// A layer's content in its own coordinates: with its opacity, clip, mask and shadow, but without
  /// its position.
  mutating func ownPicture(of layer: CALayer) -> GroupContent {
    defer { records.close() }
    let parent = layer.superlayer
    let outer = TraversalState(
      time: parent?.localTime(atClock: time) ?? time, isHeld: parent?.isTimeHeld ?? false)
    var nodes: [DisplayNode] = []
    if let visit = visit(layer, in: outer) {
      append(layer, visit, at: CATransform3DIdentity, to: &nodes)
    }
    return GroupContent(nodes: nodes)
  }

  // MARK: A layer

  /// A layer's presentation values at the moment, and its time.
  struct Visit {
    var shown: LayerValues
    var inner: TraversalState
  }

  /// - Returns: the layer's presentation `zPosition`; 0 for an invisible one.
  @discardableResult
  mutating func appendNodes(
    of layer: CALayer, in outer: TraversalState, parent: LayerValues?, to nodes: inout [DisplayNode]
  ) -> Double {
    guard let visit = visit(layer, in: outer) else { return 0 }
    append(layer, visit, at: layer.matrixToParent(visit.shown, parent: parent), to: &nodes)
    return visit.shown.zPosition
  }

  mutating func append(
    _ layer: CALayer, _ visit: Visit, at matrix: CATransform3D, to nodes: inout [DisplayNode]
  ) {
    guard !layer.keepsDepth else {
      appendFaces(of: layer, visit, at: matrix, to: &nodes)
      return
    }
    let transform = matrix.flattened
    if let node = movedNode(of: layer, visit),
      let placed = node.placed(transform, min(max(visit.shown.opacity, 0), 1))
    {
      if transform.isFinite { nodes.append(placed) }
      return
    }
    update(layer, visit)
    appendPlaced(layer, visit, transform: transform, to: &nodes)
  }

  /// The usual case of a moving layer: the node that it drew before, at another position.
  private func movedNode(of layer: CALayer, _ visit: Visit) -> DisplayNode? {
    guard layer.isPlain, layer.isLeaf, !layer.runsTransition, source != .lastShown else {
      return nil
    }
    return layer.rendering.moved(to: visit.shown, change: layer.contentChange, at: count)
  }

  /// Updates the layer's content and its mask.
  mutating func update(_ layer: CALayer, _ visit: Visit) {
    guard source != .lastShown else { return }
    updateContent(of: layer, visit)
    if source == .model {
      layer.rendering.transition = nil
    } else {
      layer.updateTransition(
        shown: visit.shown, at: visit.inner.time, isHeld: visit.inner.isHeld)
    }
    updateMask(of: layer, visit)
  }

  /// Visits a layer: its time, its values, and the animations that are over. Nil if it is
  /// invisible.
  mutating func visit(_ layer: CALayer, in outer: TraversalState) -> Visit? {
    guard source != .lastShown else {
      let shown = layer.rendering.shown
      guard layer.rendering.hasBeenShown, shown.isVisible else { return nil }
      return Visit(shown: shown, inner: outer)
    }
    open(layer)
    var visit = Visit(shown: layer.values, inner: outer)
    if layer.hasOwnTime {
      visit.inner.time = layer.time.layerTime(at: outer.time)
      if layer.time.speed == 0 { visit.inner.runs = false }
    }
    if layer.isHeldByScope, let scope = layer.heldScope {
      visit.inner.isHeld = visit.inner.isHeld || !scope.allowsEnds
      visit.inner.runs = false
    }
    if !layer.animations.isEmpty, source != .model {
      layer.applyAnimations(
        at: visit.inner.time, isHeld: visit.inner.isHeld, to: &visit.shown)
      if !visit.inner.isReplica { collectEnded(of: layer, visit) }
    }
    guard visit.shown.isVisible else {
      passHidden(layer, visit)
      return nil
    }
    return visit
  }

  private mutating func collectEnded(of layer: CALayer, _ visit: Visit) {
    let wantsFrames = layer.collectEnded(
      at: visit.inner.time, isHeld: visit.inner.isHeld,
      isUnseen: visit.inner.isHidden || (visit.shown.isHidden && !layer.animatesHiding),
      into: &ended, started: &started)
    if visit.inner.runs && wantsFrames { isMoving = true }
  }

  /// Animations below a hidden layer still run and end.
  private mutating func passHidden(_ layer: CALayer, _ visit: Visit) {
    layer.rendering.isContentStale = true
    layer.rendering.shown = visit.shown
    guard layer.animatedCount > 0 else { return }
    var hidden = visit.inner
    hidden.isHidden = true
    var unused: [DisplayNode] = []
    for child in layer.children where child.animatedCount > 0 {
      appendNodes(of: child, in: hidden, parent: layer.values, to: &unused)
    }
  }

  // MARK: Its content

  /// Makes the layer's content again if anything in it changed or moves.
  private mutating func updateContent(of layer: CALayer, _ visit: Visit) {
    let shown = visit.shown
    let animatesBelow = layer.animatedCount > (layer.animations.isEmpty ? 0 : 1)
    let isSame = shown.hasSameContent(as: layer.rendering.shown)
    let isDirty =
      layer.isContentStale
      || (!layer.isLeaf && layer.subtreeChange >= layer.rendering.made)
    layer.rendering.shown = shown
    layer.rendering.made = count
    guard isDirty || animatesBelow || !isSame else { return }
    layer.rendering.isContentStale = false
    var nodes: [DisplayNode] = []
    layer.drawAnimated(shown)
    layer.appendBackground(shown, to: &nodes)
    layer.appendContents(shown, to: &nodes)
    appendSublayers(of: layer, shown: shown, in: visit.inner, to: &nodes)
    layer.appendBorder(shown, to: &nodes)
    guard layer.filterList.isEmpty else {
      layer.rendering.live = layer.filtered(nodes, shown: shown)
      return
    }
    layer.rendering.live = content(
      of: nodes, isGroup: nodes.count > 1 || layer.needsGroup(shown),
      keeping: layer.rendering.live)
  }

  /// Groups several nodes; a group with the same nodes as before stays the same object.
  private func content(
    of nodes: [DisplayNode], isGroup: Bool, keeping old: LayerContent
  ) -> LayerContent {
    guard let first = nodes.first else { return .nothing }
    guard isGroup else { return .node(first) }
    if case .group(let previous) = old, previous.nodes.isIdentical(to: nodes) { return old }
    return .group(GroupContent(nodes: nodes))
  }

  /// Sublayers by their presentation `zPosition`; equal ones keep their order.
  private mutating func appendSublayers(
    of layer: CALayer, shown: LayerValues, in state: TraversalState,
    to nodes: inout [DisplayNode]
  ) {
    if let replication = replication(of: layer, shown, in: state) {
      appendReplicated(replication, of: layer, shown: shown, in: state, to: &nodes)
      return
    }
    let first = nodes.count
    let parent = Optional(shown)
    var (ends, depths): ([Int], [Double]) = ([], [])
    ends.reserveCapacity(layer.sublayerArray.count)
    nodes.reserveCapacity(first + layer.sublayerArray.count)
    var hasDepth = false
    for sublayer in layer.sublayerArray {
      let depth = appendNodes(of: sublayer, in: state, parent: parent, to: &nodes)
      ends.append(nodes.count)
      if depth != 0, !hasDepth {
        hasDepth = true
        depths = Array(repeating: 0, count: layer.sublayerArray.count)
      }
      if hasDepth { depths[ends.count - 1] = depth }
    }
    guard hasDepth else { return }
    let drawn = nodes
    nodes.removeLast(nodes.count - first)
    let order = depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    for index in order {
      nodes += drawn[(index == 0 ? first : ends[index - 1])..<ends[index]]
    }
  }

  // MARK: Its mask

  private mutating func updateMask(of layer: CALayer, _ visit: Visit) {
    guard let mask = layer.mask else {
      if layer.rendering.maskLayer != nil {
        (layer.rendering.mask, layer.rendering.maskLayer) = (nil, nil)
      }
      return
    }
    let isKnown = layer.rendering.maskLayer == ObjectIdentifier(mask)
    let old = isKnown ? layer.rendering.mask : nil
    open(mask)
    let made = mask.rendering.made
    guard old == nil || mask.subtreeChange >= made || mask.animatedCount > 0 else { return }
    layer.rendering.maskLayer = ObjectIdentifier(mask)
    var nodes: [DisplayNode] = []
    appendNodes(of: mask, in: visit.inner, parent: nil, to: &nodes)
    if let old, old.nodes.isIdentical(to: nodes) { return }
    layer.rendering.mask = GroupContent(nodes: nodes)
  }
}

extension LayerValues {
  /// Opacities up to this are invisible.
  private static let leastOpacity = 0.001

  var isVisible: Bool { !isHidden && opacity > Self.leastOpacity }
}

extension CALayer {
  /// Whether the layer's own drawing differs from the record.
  fileprivate var isContentStale: Bool {
    rendering.isContentStale || contentChange >= rendering.made
  }

  /// Whether an animation may make the layer visible.
  fileprivate var animatesHiding: Bool {
    animations.contains { $0.animation.animates("hidden") }
  }

  /// Whether even a single node must be a group with an identity: to be clipped, or to be
  /// identified by a cache of its bitmap.
  fileprivate func needsGroup(_ shown: LayerValues) -> Bool {
    shouldRasterize || mask != nil || (shown.masksToBounds && !isLeaf)
      || (shown.shadowOpacity > 0 && shown.shadowPath == nil
        && (shown.backgroundColor?.alpha ?? 0) < 1)
  }
}
