import Compositor
import CoreGraphics

extension DisplayListBuilder {
  /// Appends a layer's content with its transform, shadow, clip, mask and opacity.
  ///
  /// - Parameter factor: multiplies the opacity.
  func appendPlaced(
    _ layer: CALayer, _ visit: Visit, transform: Homography, opacity factor: Double = 1,
    to nodes: inout [DisplayNode]
  ) {
    let shown = visit.shown
    guard transform.isFinite, layer.isDoubleSided || transform.determinant > 0 else { return }
    let opacity = min(max(shown.opacity, 0), 1) * factor
    let mask = layer.rendering.mask
    let mode = layer.blendMode
    let clip =
      layer.isCut(shown) || mode.reachesBeyondSource ? layer.shape(shown) : nil
    guard let shadow = layer.shadow(shown) else {
      appendContent(
        of: layer, visit, transform, opacity, clip: clip, mask: mask, blendMode: mode, to: &nodes)
      return
    }
    guard shown.masksToBounds || mask != nil || mode != .normal else {
      nodes.append(shadow.placed(transform, opacity))
      appendContent(of: layer, visit, transform, opacity, to: &nodes)
      return
    }
    // The clip, the mask and the blend mode apply to the shadow too.
    var masked: [DisplayNode] = [.shadow(shadow)]
    appendContent(of: layer, visit, .identity, 1, to: &masked)
    let content: GroupContent
    if let known = layer.rendering.masked, known.nodes.isIdentical(to: masked) {
      content = known
    } else {
      content = GroupContent(nodes: masked)
      if source != .lastShown { layer.rendering.masked = content }
    }
    nodes.append(
      .group(
        DisplayGroup(
          content: content, transform: transform, opacity: opacity,
          clip: shown.masksToBounds ? layer.shape(shown) : clip, mask: mask, blendMode: mode,
          isRasterized: layer.shouldRasterize, rasterizationScale: layer.scaleOfRaster)))
  }

  private func appendContent(
    of layer: CALayer, _ visit: Visit, _ transform: Homography, _ opacity: Double,
    clip: RoundedRect? = nil, mask: GroupContent? = nil, blendMode: CGBlendMode = .normal,
    to nodes: inout [DisplayNode]
  ) {
    let isFree =
      clip == nil && mask == nil && blendMode == .normal && !layer.shouldRasterize
    let content: GroupContent
    switch layer.shownContent {
    case .nothing: return
    case .node(let node):
      // A layer that is faded is a bitmap: what blends in it does not reach what is behind it.
      let isApart = opacity < 1 && layer.allowsGroupOpacity && node.isBlended
      if isFree, !isApart, let placed = node.placed(transform, opacity) {
        nodes.append(placed)
        return
      }
      content = GroupContent(nodes: [node])
    case .group(let group): content = group
    }
    if !layer.allowsGroupOpacity, opacity < 1, isFree {
      appendEach(content, transform, opacity, to: &nodes)
      return
    }
    nodes.append(
      .group(
        DisplayGroup(
          content: content, transform: transform, opacity: opacity, clip: clip, mask: mask,
          blendMode: blendMode, isRasterized: layer.shouldRasterize,
          rasterizationScale: layer.scaleOfRaster)))
  }
}

extension DisplayListBuilder {
  /// Appends each node of a layer's content with the layer's opacity.
  private func appendEach(
    _ content: GroupContent, _ transform: Homography, _ opacity: Double,
    to nodes: inout [DisplayNode]
  ) {
    for node in content.nodes {
      switch node {
      case .run(let run): appendEach(run, transform, opacity, to: &nodes)
      case .shadow(let shadow): nodes.append(shadow.placed(transform, opacity))
      default:
        if let placed = node.placed(transform, opacity) { nodes.append(placed) }
      }
    }
  }
}

extension Shadow {
  fileprivate func placed(_ transform: Homography, _ opacity: Double) -> DisplayNode {
    var shadow = self
    shadow.transform = shadow.transform.followed(by: transform)
    shadow.color.alpha *= opacity
    return .shadow(shadow)
  }
}

extension CALayer {
  /// The scale of the layer's rasterisation; nil for none.
  fileprivate var scaleOfRaster: Double? { shouldRasterize ? Double(rasterizationScale) : nil }

  /// Whether what the layer draws is clipped to its bounds as a whole. A leaf that draws inside of
  /// them, or clips its picture itself, need not be.
  func isCut(_ shown: LayerValues) -> Bool {
    shown.masksToBounds && (!isLeaf || drawsOutsideOfBounds)
  }

  /// How many sublayers of a layer are looked at; of more, the compositor finds out what they draw.
  /// A layer that moves is placed in every frame.
  private static let mostSublayersChecked = 8

  /// The outline of an opaque layer: its background with what sticks out of it.
  private func opaqueSilhouette(_ shown: LayerValues) -> Shadow.Silhouette {
    // A transition's picture is another in each frame: its shadow is that of the background.
    guard !isLeaf || drawsOutsideOfBounds, rendering.transition == nil,
      case .group(let content) = rendering.live, !keepsSublayersInside(shown)
    else { return .shape(shape(shown)) }
    return .filled(shape(shown), content)
  }

  /// Whether few sublayers surely draw nothing beside the layer's bounds.
  private func keepsSublayersInside(_ shown: LayerValues) -> Bool {
    let sublayers = sublayerArray
    guard !drawsOutsideOfBounds, sublayers.count <= Self.mostSublayersChecked,
      shown.inwardTransform == nil
    else { return false }
    return sublayers.allSatisfy { sublayer in
      sublayer.rendering.shown.isHidden
        || (sublayer.rendering.shown.masksToBounds
          && shown.bounds.contains(sublayer.rendering.shown.frame))
    }
  }

  /// The layer's shadow in its own coordinates, as for an opaque layer; nil where nothing of it is
  /// seen.
  fileprivate func shadow(_ shown: LayerValues) -> Shadow? {
    guard shown.shadowOpacity > 0, var color = shown.shadowColor, color.alpha > 0 else {
      return nil
    }
    // The clip removes the shadow outside the bounds, and an opaque background covers the rest.
    if shown.masksToBounds, let background = shown.backgroundColor, background.alpha >= 1 {
      return nil
    }
    color.alpha *= shown.shadowOpacity
    // What is drawn fades by itself, an outline does not.
    let presence = rendering.transition?.presence ?? 1
    let silhouette: Shadow.Silhouette
    if let path = shown.shadowPath {
      silhouette = .path(path)
      color.alpha *= presence
    } else if let background = shown.backgroundColor, background.alpha >= 1 {
      silhouette = opaqueSilhouette(shown)
      color.alpha *= presence
    } else {
      switch shownContent {
      case .nothing: return nil
      case .node(let node): silhouette = .content(GroupContent(nodes: [node]))
      case .group(let content): silhouette = .content(content)
      }
    }
    return Shadow(
      silhouette: silhouette, offset: shown.shadowOffset, blurRadius: shown.shadowRadius,
      color: color, transform: .identity)
  }
}
