import CoreGraphics

/// How the tree of layers changes.
extension CALayer {
  /// See `SiblingList`.
  private static let filler = CALayer()

  /// The sublayers of a presentation layer.
  var presentedSublayers: [CALayer]? { modelLayer?.sublayers?.compactMap { $0.presentation() } }

  func insert(_ layer: CALayer, besides sibling: CALayer?, offset: Int, otherwise: Int) {
    guard canHold(layer) else { return }
    if layer.superlayer === self { detach(layer) }
    let index = siblings.index(of: sibling).map { $0 + offset }
    insert(layer, at: index ?? min(otherwise, siblings.count))
  }

  func insert(_ layer: CALayer, at index: Int) {
    guard canHold(layer) else { return }
    let changed = orderAction(forKey: "sublayers")
    let appears = layer.orderAction(forKey: kCAOnOrderIn)
    layer.superlayer?.detach(layer)
    let place = min(max(index, 0), siblings.count)
    siblings.insert(layer, at: place)
    joinRun(layer, at: place)
    adopt(layer)
    changed?.run(forKey: "sublayers", object: self, arguments: nil)
    appears?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
  }

  func canHold(_ layer: CALayer) -> Bool {
    // A layer without sublayers has no descendants to search for this one.
    let hasOthers = !layer.isLeaf || layer.maskLayer != nil || layer.isPresentation
    guard hasOthers ? isDescendant(of: layer) : layer === self else { return true }
    Diagnostics.warn(
      "A layer cannot become a sublayer or the mask of itself or of its own sublayers.")
    return false
  }

  func detach(_ layer: CALayer) {
    if layer === maskLayer {
      maskLayer = nil
    } else if let index = siblings.index(of: layer) {
      siblings.remove(at: index, filler: Self.filler)
      leaveRun(layer)
    } else {
      return
    }
    layer.parentLayer = nil
    layer.leftAt = Self.changeCount
    layer.placementDidChange()
    changeAnimatedCount(by: -layer.animatedCount)
    if layer.animatedCount > 0 { LayerTree.noteDetached(layer, from: self) }
    invalidateContent()
  }

  /// The sublayers, and the mask.
  var children: [CALayer] { maskLayer.map { sublayerArray + [$0] } ?? sublayerArray }

  func adopt(_ layer: CALayer) {
    MainStack.grown
    layer.parentLayer = self
    if layer.leftAt < Self.changeCount { layer.returnedAt = Self.changeCount }
    if layer.leftAt != Self.changeCount { layer.addedAt = Self.changeCount }
    layer.placementDidChange()
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
      current.run?.animated += difference
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

  /// Whether a tree has the layer, and a display list was made since the layer and those above it
  /// were added.
  var isCommitted: Bool {
    var layer = self
    while layer.addedAt != Self.changeCount {
      guard let parent = layer.parentLayer else { return layer.ownTree != nil }
      layer = parent
    }
    return false
  }

  func replaceMask(by newValue: CALayer?) {
    guard newValue !== maskLayer else { return }
    if let newValue, !canHold(newValue) { return }
    if let maskLayer { detach(maskLayer) }
    guard let newValue else { return }
    newValue.superlayer?.detach(newValue)
    maskLayer = newValue
    adopt(newValue)
  }

  func leaveSuperlayer() {
    guard let host = superlayer else { return }
    let changed = host.orderAction(forKey: "sublayers")
    let disappears = orderAction(forKey: kCAOnOrderOut)
    host.detach(self)
    changed?.run(forKey: "sublayers", object: host, arguments: nil)
    disappears?.run(forKey: kCAOnOrderOut, object: self, arguments: nil)
  }

  func replace(_ oldLayer: CALayer, by newLayer: CALayer) {
    guard oldLayer !== newLayer, siblings.index(of: oldLayer) != nil,
      canHold(newLayer)
    else { return }
    insert(newLayer, besides: oldLayer, offset: 0, otherwise: siblings.count)
    oldLayer.removeFromSuperlayer()
  }

  func replaceSublayers(by newValue: [CALayer]?) {
    let kept = Set((newValue ?? []).map(ObjectIdentifier.init))
    for layer in sublayerArray where !kept.contains(ObjectIdentifier(layer)) {
      layer.removeFromSuperlayer()
    }
    for (index, layer) in (newValue ?? []).enumerated() {
      insertSublayer(layer, at: UInt32(index))
    }
  }

  /// Calls `body` for this layer and those below it, each before those in it, masks included. What
  /// is below the layers for which it returns false is left out.
  func walkSubtree(while body: (CALayer) -> Bool) {
    var pending = [self]
    while let layer = pending.popLast() {
      if body(layer) { pending += layer.children.reversed() }
    }
  }

  /// How many searches run, one inside the other.
  private static var hitTestDepth = 0

  /// Each level calls `hitTest(_:)`, which apps override, inside that of the level above. So there
  /// is a limit, with a warning: what lies deeper than `MainStack.deepestCalls` is not found.
  func frontmostLayer(at p: CGPoint) -> CALayer? {
    Self.hitTestDepth += 1
    defer { Self.hitTestDepth -= 1 }
    guard Self.hitTestDepth <= MainStack.deepestCalls else {
      Diagnostics.warn(
        "Layers more than \(MainStack.deepestCalls) levels deep are not found at a point; one of "
          + "them is of \(type(of: self)).")
      return nil
    }
    guard !values.isHidden, values.opacity > 0, let inner = homographyToParent.inverse?.apply(p)
    else {
      return nil
    }
    let inside = contains(inner)
    guard inside || !values.masksToBounds else { return nil }
    for sublayer in Self.inDrawingOrder(sublayers ?? []).reversed() {
      if let hit = sublayer.hitTest(inner) { return hit }
    }
    return inside ? self : nil
  }
}
