import Compositor
import CoreGraphics

/// Makes the contents of layers.
///
/// The nested layers whose contents are being made are kept on an explicit stack instead of the
/// call stack, so that trees of any depth can be drawn.
extension DisplayListBuilder {
  /// Updates the layer's content and its mask.
  mutating func update(_ layer: CALayer, _ visit: Visit) {
    guard source != .lastShown else { return }
    if needsContent(layer, visit) { makeContent(of: layer, visit) }
    finishUpdate(of: layer, visit)
  }

  /// Records the values, and returns whether the content has to be made again, because anything in
  /// it changed or moves.
  private func needsContent(_ layer: CALayer, _ visit: Visit) -> Bool {
    let isSame = visit.shown.hasSameContent(as: layer.rendering.shown)
    let isDirty =
      layer.isContentStale
      || (!layer.isLeaf && layer.subtreeChange >= layer.rendering.made)
    layer.rendering.shown = visit.shown
    layer.rendering.made = count
    return isDirty || layer.animatesSublayers || !isSame
  }

  /// Updates the transition and the mask, after the content.
  private mutating func finishUpdate(of layer: CALayer, _ visit: Visit) {
    if source == .model {
      layer.rendering.transition = nil
    } else {
      layer.updateTransition(
        shown: visit.shown, at: visit.inner.time, isHeld: visit.inner.isHeld)
    }
    updateMask(of: layer, visit)
  }

  /// Makes the content of a layer, and before it those of all layers below that have to be made.
  private mutating func makeContent(of root: CALayer, _ visit: Visit) {
    // The elements are changed in place, because copying one would retain many references.
    var stack = [begin(root, visit, at: CATransform3DIdentity)]
    while true {
      let top = stack.count - 1
      if let inner = appendSublayers(of: &stack[top]) {
        stack.append(begin(inner.layer, inner.visit, at: inner.matrix))
        continue
      }
      finish(&stack[top])
      let made = stack.removeLast()
      guard !stack.isEmpty else { return }
      finishUpdate(of: made.layer, made.visit)
      place(made.layer, made.visit, at: made.matrix, in: &stack[top - 1])
    }
  }

  /// A layer with sublayers whose content has to be made.
  private struct Outdated {
    let layer: CALayer
    let visit: Visit
    /// From the layer to its superlayer.
    let matrix: CATransform3D
  }

  /// Appends the drawings of sublayers, up to one with sublayers whose content has to be made
  /// first. Nil at the end.
  private mutating func appendSublayers(of making: inout LayerInProgress) -> Outdated? {
    let (sublayers, state) = (making.sublayers, making.visit.inner)
    let inward = making.visit.shown.inwardTransform
    let visit = Visit(in: state)
    while making.next < sublayers.count {
      if making.next == making.runs.end {
        passRun(&making)
        continue
      }
      let layer = sublayers[making.next]
      CALayer.fetchAhead(after: making.next, of: sublayers)
      making.next += 1
      let first = making.nodes.count
      if let known = making.runs.unchangedNodes(of: layer, at: making.next - 1, for: owner) {
        making.nodes += known
        making.note(from: first)
        continue
      }
      guard self.visit(layer, in: state, into: visit) else {
        making.note(from: first)
        continue
      }
      let matrix = visit.shown.matrixToParent(inside: inward)
      let transform = matrix.flattened
      if appendKnown(layer, visit, at: matrix, transform, to: &making.nodes) {
        making.note(visit.shown.bounds, at: matrix, from: first)
        continue
      }
      guard updateLeaf(layer, visit) else {
        return Outdated(layer: layer, visit: visit, matrix: matrix)
      }
      place(layer, visit, at: matrix, in: &making)
    }
    closeRun(&making)
    return nil
  }

  /// Updates a layer. False if its content has to be made and has sublayers.
  private mutating func updateLeaf(_ layer: CALayer, _ visit: Visit) -> Bool {
    guard source != .lastShown else { return true }
    if needsContent(layer, visit) {
      guard layer.isLeaf else { return false }
      var making = begin(layer, visit, at: CATransform3DIdentity)
      finish(&making)
    }
    finishUpdate(of: layer, visit)
    return true
  }

  private func place(
    _ layer: CALayer, _ visit: Visit, at matrix: CATransform3D, in parent: inout LayerInProgress
  ) {
    let first = parent.nodes.count
    appendPlaced(layer, visit, transform: matrix.flattened, to: &parent.nodes)
    parent.note(visit.shown.bounds, at: matrix, from: first)
  }

  /// Draws what lies below the sublayers.
  private mutating func begin(
    _ layer: CALayer, _ visit: Visit, at matrix: CATransform3D
  ) -> LayerInProgress {
    let shown = visit.shown
    var making = LayerInProgress(layer: layer, visit: visit, matrix: matrix)
    layer.rendering.isContentStale = false
    layer.drawAnimated(shown)
    layer.appendBackground(shown, to: &making.nodes)
    layer.appendContents(shown, to: &making.nodes)
    if let replication = replication(of: layer, shown, in: visit.inner) {
      appendReplicated(
        replication, of: layer, shown: shown, in: visit.inner, to: &making.nodes)
    } else {
      making.depths = DepthOrder(start: making.nodes.count)
      making.sublayers = layer.sublayerArray
      beginRuns(&making)
    }
    return making
  }

  /// Draws what lies above the sublayers, and keeps the content in the layer's record.
  private func finish(_ making: inout LayerInProgress) {
    let (layer, shown) = (making.layer, making.visit.shown)
    making.depths.sort(&making.nodes)
    layer.appendBorder(shown, to: &making.nodes)
    let nodes = layer.composed(making.nodes, shown)
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
    let made = GroupContent(nodes: nodes)
    guard made.isTall else { return .group(made) }
    let low = made.lowered()
    if case .group(let previous) = old, previous.nodes.isIdentical(to: low.nodes) { return old }
    return .group(low)
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
    nest { $0.appendNodes(of: mask, in: visit.inner, to: &nodes) }
    if let old, old.nodes.isIdentical(to: nodes) { return }
    layer.rendering.mask = GroupContent(nodes: nodes)
  }
}

extension CALayer {
  /// Whether the layer's own drawing differs from the record.
  fileprivate var isContentStale: Bool {
    rendering.isContentStale || contentChange >= rendering.made
  }

  /// Whether even a single node must be a group with an identity: to be clipped, or to be
  /// identified by a cache of its bitmap.
  fileprivate func needsGroup(_ shown: LayerValues) -> Bool {
    shouldRasterize || mask != nil || blendMode != .normal || isCut(shown)
      || (shown.shadowOpacity > 0 && shown.shadowPath == nil
        && (shown.backgroundColor?.alpha ?? 0) < 1)
  }
}
