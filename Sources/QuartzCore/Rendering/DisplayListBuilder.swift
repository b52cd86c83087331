import Compositor
import CoreGraphics

/// Turns a layer tree at a moment into a display list.
///
/// Only what changed or moves is visited: a subtree without either gives back the content it gave
/// before, the same object.
@MainActor
struct DisplayListBuilder {
  /// The clock's time that is shown.
  let time: TimeInterval
  /// Whether anything will look different when the clock goes on.
  private(set) var isMoving = false
  /// Animations that are over, in no particular order.
  private(set) var ended: [EndedAnimation] = []

  init(time: TimeInterval) {
    self.time = time
  }

  /// The time of a layer's surroundings on the way down.
  private struct Surroundings {
    var time: TimeInterval
    /// Whether animations fill and may not end.
    var isHeld: Bool
    /// Whether time goes on by itself.
    var runs: Bool
    /// Whether nothing of it is seen.
    var isHidden = false
  }

  mutating func build(root: CALayer) -> GroupContent {
    let surroundings = Surroundings(time: time, isHeld: false, runs: true)
    var nodes: [DisplayNode] = []
    appendNodes(of: root, in: surroundings, parent: nil, to: &nodes)
    return GroupContent(nodes: nodes)
  }

  private mutating func appendNodes(
    of layer: CALayer, in outer: Surroundings, parent: LayerValues?, to nodes: inout [DisplayNode]
  ) {
    var inner = outer
    if !layer.time.isIdentity {
      inner.time = layer.time.layerTime(at: outer.time)
      if layer.time.speed == 0 { inner.runs = false }
    }
    if let scope = layer.heldScope {
      inner.isHeld = inner.isHeld || !scope.allowsEnds
      inner.runs = false
    }
    var shown = layer.values
    if !layer.animations.isEmpty {
      shown = layer.presentationValues(at: inner.time, isHeld: inner.isHeld)
      let wantsFrames = layer.collectEnded(
        at: inner.time, isHeld: inner.isHeld,
        isUnseen: inner.isHidden || (shown.isHidden && !layer.animatesHiding), into: &ended)
      if inner.runs && wantsFrames { isMoving = true }
    }
    layer.rendering.wasShown = true
    guard !shown.isHidden, shown.opacity > 0.001 else {
      passHidden(layer, in: inner)
      layer.rendering.shown = shown
      return
    }
    updateContent(of: layer, shown: shown, in: inner)
    appendPlaced(layer, shown: shown, parent: parent, to: &nodes)
  }

  /// Animations below a hidden layer run and end all the same.
  private mutating func passHidden(_ layer: CALayer, in surroundings: Surroundings) {
    layer.isSubtreeDirty = false
    layer.rendering.isContentStale = true
    guard layer.animatedCount > 0 else { return }
    var hidden = surroundings
    hidden.isHidden = true
    var unused: [DisplayNode] = []
    for sublayer in layer.sublayerArray where sublayer.animatedCount > 0 {
      appendNodes(of: sublayer, in: hidden, parent: layer.values, to: &unused)
    }
  }

  /// Makes the layer's content anew if anything in it changed or moves.
  private mutating func updateContent(
    of layer: CALayer, shown: LayerValues, in surroundings: Surroundings
  ) {
    let animatesBelow = layer.animatedCount > (layer.animations.isEmpty ? 0 : 1)
    let isSame = shown.hasSameContent(as: layer.rendering.shown)
    let isDirty = layer.rendering.isContentStale || (layer.isSubtreeDirty && !layer.isLeaf)
    layer.rendering.shown = shown
    layer.isSubtreeDirty = false
    guard isDirty || animatesBelow || !isSame else { return }
    layer.rendering.isContentStale = false
    var nodes: [DisplayNode] = []
    appendOwn(layer, shown: shown, to: &nodes)
    for sublayer in layer.sublayersInDrawingOrder {
      appendNodes(of: sublayer, in: surroundings, parent: shown, to: &nodes)
    }
    appendBorder(layer, shown: shown, to: &nodes)
    layer.rendering.content = content(
      of: nodes, isGroup: nodes.count > 1 || layer.needsGroup(shown),
      keeping: layer.rendering.content)
  }

  /// Groups what is several; a group equal in all its nodes to the one before stays that object.
  private func content(
    of nodes: [DisplayNode], isGroup: Bool, keeping old: LayerContent
  ) -> LayerContent {
    guard let first = nodes.first else { return .nothing }
    guard isGroup else { return .node(first) }
    if case .group(let previous) = old, previous.nodes.isIdentical(to: nodes) { return old }
    return .group(GroupContent(nodes: nodes))
  }

  private func appendOwn(_ layer: CALayer, shown: LayerValues, to nodes: inout [DisplayNode]) {
    let shape = layer.shape(shown)
    if let color = shown.backgroundColor, color.alpha > 0, !shown.bounds.isEmpty {
      nodes.append(.fill(Fill(shape: shape, color: color, transform: .identity)))
    }
    guard let image = layer.contentsImage else { return }
    let size = CGSize(
      width: Double(image.width) * shown.contentsRect.size.width / layer.contentsScale,
      height: Double(image.height) * shown.contentsRect.size.height / layer.contentsScale)
    // Contents that a layer drew for itself are its size rounded up to pixels, and stay unscaled.
    let rect =
      layer.contentsGravity == .resize && layer.drawsAtSize(shown.bounds.size)
      ? CGRect(origin: shown.bounds.origin, size: size)
      : layer.contentsGravity.place(size, in: shown.bounds)
    let clips =
      shown.masksToBounds && layer.isLeaf
      && (shown.cornerRadius > 0 || !shown.bounds.contains(rect))
    nodes.append(
      .picture(
        Picture(
          image: image, source: shown.contentsRect, rect: rect, clip: clips ? shape : nil,
          filter: layer.magnificationFilter == .nearest ? .nearest : .linear,
          transform: .identity)))
  }

  private func appendBorder(_ layer: CALayer, shown: LayerValues, to nodes: inout [DisplayNode]) {
    guard shown.borderWidth > 0, let color = shown.borderColor, color.alpha > 0 else { return }
    nodes.append(
      .border(
        Border(
          shape: layer.shape(shown), width: shown.borderWidth, color: color, transform: .identity)))
  }

  /// Puts a layer's content into its superlayer's.
  private func appendPlaced(
    _ layer: CALayer, shown: LayerValues, parent: LayerValues?, to nodes: inout [DisplayNode]
  ) {
    let transform = layer.homographyToParent(shown, parent: parent)
    guard transform.isFinite, layer.isDoubleSided || transform.determinant > 0 else { return }
    let opacity = min(max(shown.opacity, 0), 1)
    appendShadow(layer, shown: shown, transform: transform, to: &nodes)
    let clip = shown.masksToBounds && !layer.isLeaf ? layer.shape(shown) : nil
    switch layer.rendering.content {
    case .nothing: break
    case .node(let node):
      if clip == nil && !layer.shouldRasterize, let placed = node.placed(transform, opacity) {
        nodes.append(placed)
      } else {
        nodes.append(
          .group(
            DisplayGroup(
              content: GroupContent(nodes: [node]), transform: transform, opacity: opacity,
              clip: clip, isRasterized: layer.shouldRasterize,
              rasterizationScale: layer.scaleOfRaster)))
      }
    case .group(let content):
      nodes.append(
        .group(
          DisplayGroup(
            content: content, transform: transform, opacity: opacity, clip: clip,
            isRasterized: layer.shouldRasterize,
            rasterizationScale: layer.scaleOfRaster)))
    }
  }

  private func appendShadow(
    _ layer: CALayer, shown: LayerValues, transform: Homography, to nodes: inout [DisplayNode]
  ) {
    guard shown.shadowOpacity > 0, var color = shown.shadowColor, color.alpha > 0 else { return }
    color.alpha *= shown.shadowOpacity * min(max(shown.opacity, 0), 1)
    let silhouette: Shadow.Silhouette
    if let path = layer.shadowPath {
      silhouette = .path(path)
    } else if let background = shown.backgroundColor, background.alpha >= 1 {
      silhouette = .shape(layer.shape(shown))
    } else {
      switch layer.rendering.content {
      case .nothing: return
      case .node(let node): silhouette = .content(GroupContent(nodes: [node]))
      case .group(let content): silhouette = .content(content)
      }
    }
    nodes.append(
      .shadow(
        Shadow(
          silhouette: silhouette, offset: shown.shadowOffset, blurRadius: shown.shadowRadius,
          color: color, transform: transform)))
  }
}

extension CALayer {
  /// Whether an animation may bring the layer in sight by itself.
  fileprivate var animatesHiding: Bool {
    animations.contains { $0.animation.animates("hidden") }
  }

  fileprivate var isLeaf: Bool { sublayerArray.isEmpty }

  /// Whether even a single node must be a group with an identity: to be clipped, or to be known
  /// again by whoever keeps a picture of it.
  fileprivate func needsGroup(_ shown: LayerValues) -> Bool {
    shouldRasterize || (shown.masksToBounds && !isLeaf)
      || (shown.shadowOpacity > 0 && shadowPath == nil && (shown.backgroundColor?.alpha ?? 0) < 1)
  }

  /// Pixels a point of the picture that the layer asks for.
  fileprivate var scaleOfRaster: Double? { shouldRasterize ? Double(rasterizationScale) : nil }

  fileprivate func shape(_ shown: LayerValues) -> RoundedRect {
    let corners = RoundedRect.Corners(rawValue: UInt8(truncatingIfNeeded: maskedCorners.rawValue))
    return RoundedRect(shown.bounds, radius: shown.cornerRadius, corners: corners)
  }

  /// Whether the contents were drawn by the layer itself for this size.
  fileprivate func drawsAtSize(_ size: CGSize) -> Bool {
    guard layoutState.drawsItself, let image = contentsImage else { return false }
    return (size.width * contentsScale).rounded(.up) == CGFloat(image.width)
      && (size.height * contentsScale).rounded(.up) == CGFloat(image.height)
  }
}
