/// Marking a layer as changed.
extension CALayer {
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
      current.run?.change = now
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
}
