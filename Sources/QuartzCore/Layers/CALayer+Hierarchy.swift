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
    siblings.insert(layer, at: min(max(index, 0), siblings.count))
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
    } else {
      return
    }
    layer.parentLayer = nil
    changeAnimatedCount(by: -layer.animatedCount)
    if layer.animatedCount > 0 { LayerTree.noteDetached(layer, from: self) }
    invalidateContent()
  }

  /// The sublayers, and the mask.
  var children: [CALayer] { maskLayer.map { sublayerArray + [$0] } ?? sublayerArray }

  func adopt(_ layer: CALayer) {
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

  func frontmostLayer(at p: CGPoint) -> CALayer? {
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
