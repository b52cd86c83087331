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
  let owner: Int
  /// The value of `CALayer.changeCount` for the new contents.
  let count: Int
  /// Whether anything changes when the clock advances.
  private(set) var isMoving = false
  /// Animations that are over, in no particular order.
  private(set) var ended: [DueAnimation] = []
  /// Animations whose delay has passed with this frame.
  private(set) var started: [DueAnimation] = []
  /// See `DisplayListBuilder+Nesting`.
  var nesting = 0

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

  /// The state that a layer inherits from its ancestors during the traversal, such as their time.
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

  /// Whether the drawings of parts of long lists are kept for the next display list.
  var keepsRuns: Bool { source == .screen && records.isOfTree }

  func open(_ layer: CALayer) {
    if layer.rendering.owner != owner { records.open(layer) }
  }

  mutating func build(root: CALayer) -> GroupContent {
    var nodes: [DisplayNode] = []
    appendNodes(of: root, in: TraversalState(time: time), to: &nodes)
    let content = GroupContent(nodes: nodes)
    if content.isTooDeep { warnOfDepth() }
    return content
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
  ///
  /// An object, because it is passed to many functions and is large. Accesses are not checked at
  /// run time: each belongs to one builder, and only `visit` changes it.
  final class Visit {
    @exclusivity(unchecked) var shown = LayerValues()
    @exclusivity(unchecked) var inner: TraversalState

    init(in outer: TraversalState) { inner = outer }
  }

  /// Appends a layer that is in no other, or is a mask.
  mutating func appendNodes(
    of layer: CALayer, in outer: TraversalState, to nodes: inout [DisplayNode]
  ) {
    guard let visit = visit(layer, in: outer) else { return }
    append(layer, visit, at: visit.shown.transformToParent, to: &nodes)
  }

  mutating func append(
    _ layer: CALayer, _ visit: Visit, at matrix: CATransform3D, to nodes: inout [DisplayNode]
  ) {
    let transform = matrix.flattened
    guard !appendKnown(layer, visit, at: matrix, transform, to: &nodes) else { return }
    update(layer, visit)
    appendPlaced(layer, visit, transform: transform, to: &nodes)
  }

  /// Appends a layer whose own content is drawn as before, or that has none because it keeps the
  /// depth of its sublayers. False if the content has to be updated first.
  ///
  /// - Parameter transform: `matrix` in the superlayer's plane.
  @inline(__always)
  mutating func appendKnown(
    _ layer: CALayer, _ visit: Visit, at matrix: CATransform3D, _ transform: Homography,
    to nodes: inout [DisplayNode]
  ) -> Bool {
    guard !layer.keepsDepth else {
      appendFaces(of: layer, visit, at: matrix, to: &nodes)
      return true
    }
    // The usual case of a moving layer: the node that it drew before, at another position.
    guard layer.isPlain, layer.isLeaf, !layer.runsTransition, source != .lastShown else {
      return false
    }
    return layer.rendering.appendMoved(
      to: &nodes, values: visit.shown, transform: transform, change: layer.contentChange, at: count)
  }

  /// Visits a layer: its time, its values, and the animations that are over. Nil if it is
  /// invisible.
  mutating func visit(_ layer: CALayer, in outer: TraversalState) -> Visit? {
    let visit = Visit(in: outer)
    return self.visit(layer, in: outer, into: visit) ? visit : nil
  }

  /// Visits a layer, and returns whether it is visible. An object that is no longer needed can be
  /// used again.
  mutating func visit(
    _ layer: CALayer, in outer: TraversalState, into visit: Visit
  ) -> Bool {
    visit.inner = outer
    guard source != .lastShown else {
      visit.shown = layer.rendering.shown
      return layer.rendering.hasBeenShown
        && (visit.shown.isVisible || layer.rendering.transition != nil)
    }
    readValues(of: layer, in: outer, into: visit)
    guard visit.shown.isVisible || isLeaving(layer, visit) else {
      passHidden(layer, visit)
      return false
    }
    if layer.isTimeDriven, visit.inner.runs, layer.changes(after: visit.inner.time) {
      isMoving = true
    }
    return true
  }

  /// Reads a layer's values and time, visible or not. Collects its animations that are over.
  @inline(__always)
  private mutating func readValues(
    of layer: CALayer, in outer: TraversalState, into visit: Visit
  ) {
    open(layer)
    visit.shown = layer.values
    if layer.hasOwnTime {
      visit.inner.time = layer.time.layerTime(at: outer.time)
      if layer.time.speed == 0 { visit.inner.runs = false }
    }
    if layer.isHeldByScope, let scope = layer.heldScope {
      visit.inner.isHeld = visit.inner.isHeld || !scope.allowsEnds
      visit.inner.runs = false
    }
    if layer.isTimeDriven, source != .model { layer.show(visit.inner.time, in: &visit.shown) }
    if !layer.animations.isEmpty, source != .model { play(layer, visit) }
  }

  /// Applies a layer's animations to its values, and collects those that are over.
  @inline(__always)
  private mutating func play(_ layer: CALayer, _ visit: Visit) {
    let (time, isHeld) = (visit.inner.time, visit.inner.isHeld)
    guard !visit.inner.isReplica else {
      return layer.applyAnimations(at: time, isHeld: isHeld, to: &visit.shown)
    }
    let moves = layer.playAnimations(
      at: time, isHeld: isHeld, to: &visit.shown, ended: &ended, started: &started)
    guard moves, visit.inner.runs, !isMoving else { return }
    let isUnseen = visit.inner.isHidden || (visit.shown.isHidden && !layer.animatesHiding)
    isMoving = !isUnseen || layer.hasEndAhead(at: time, isHeld: isHeld)
  }

  /// Whether a hidden layer is still drawn, because a transition leads from what it showed.
  private func isLeaving(_ layer: CALayer, _ visit: Visit) -> Bool {
    source != .model
      && layer.isLeaving(visit.shown, at: visit.inner.time, isHeld: visit.inner.isHeld)
  }

  /// Animations below a hidden layer still run and end; nothing below it is drawn.
  private mutating func passHidden(_ layer: CALayer, _ visit: Visit) {
    layer.rendering.isContentStale = true
    layer.rendering.shown = visit.shown
    layer.rendering.transition = nil
    guard layer.animatedCount > 0, source != .model else { return }
    var hidden = visit.inner
    hidden.isHidden = true
    var pending: [(layer: CALayer, outer: TraversalState)] = []
    func add(_ children: [CALayer], in outer: TraversalState) {
      for child in children.reversed() where child.animatedCount > 0 {
        pending.append((child, outer))
      }
    }
    add(layer.children, in: hidden)
    while let (layer, outer) = pending.popLast() {
      let visit = Visit(in: outer)
      readValues(of: layer, in: outer, into: visit)
      layer.rendering.isContentStale = true
      layer.run?.discardContent()
      layer.rendering.shown = visit.shown
      add(layer.children, in: visit.inner)
    }
  }
}

extension LayerValues {
  /// Opacities up to this are invisible.
  private static let leastOpacity = 0.001

  var isVisible: Bool { !isHidden && opacity > Self.leastOpacity }
}

extension CALayer {
  /// Whether an animation may make the layer visible.
  fileprivate var animatesHiding: Bool {
    animations.contains { $0.animation.animates("hidden") }
  }
}
