internal import CoreGraphics

extension Flattener {
  func group(_ group: DisplayGroup, in parent: Space) -> DrawOperation? {
    guard
      depth < Self.deepestGroup, !group.isEmpty, alphaByte(group.opacity) > 0,
      var space = parent.group(group.transform, unit: unit)
    else { return nil }
    var inner = self
    inner.depth += 1

    var clip: Coverage?
    if let shape = group.clip {
      guard let coverage = space.coverage(shape) else { return nil }
      space.clip = coverage.bounds
      clip = coverage.partial.isEmpty ? nil : coverage
    }
    guard !space.clip.isEmpty else { return nil }
    if inner.drawsAsPicture(group, in: space),
      let picture = inner.rasterized(group, in: space)
    {
      return picture
    }

    let isDeep = fades >= Self.deepestFade
    var opacity = alphaByte(group.opacity)
    if opacity < 255 || clip != nil || group.mask != nil { inner.fades += 1 }
    if isDeep { clip = nil }
    let mask = isDeep ? nil : group.mask.map { inner.silhouette($0, in: space) }
    if let mask, mask.isEmpty { return nil }
    if opacity < 255, isDeep || group.isSingleShape || !group.effects(at: unit).isEmpty {
      space.opacity *= PremultipliedColor.unit(group.opacity)
      opacity = 255
    }
    func direct(_ flattener: Flattener) -> DrawOperation? {
      flattener.drawn(group, in: space, opacity: opacity, clip: clip, mask: mask)
    }
    switch space.placement {
    case .projected: return direct(inner)
    case .aligned: return direct(inner).map { inner.pictureIfCheaper($0, group, in: space) ?? $0 }
    case .unit:
      guard followsMotion, resources.notices(group, transform: space.transform) else {
        return direct(inner)
      }
      // It moves as a whole or not at all: what is in it moves along, and needs no pictures.
      var still = inner
      still.followsMotion = false
      return direct(still).map { still.movingPicture($0, group, in: space) ?? $0 }
    }
  }

  private func drawn(
    _ group: DisplayGroup, in space: Space, opacity: UInt8, clip: Coverage?,
    mask: [DrawOperation]?
  ) -> DrawOperation? {
    let children = contents(of: group, in: space)
    guard !children.isEmpty else { return nil }
    var bounds = children.bounds.intersection(space.clip)
    if let mask { bounds = bounds.intersection(mask.bounds) }
    guard !bounds.isEmpty else { return nil }
    var operation = GroupOperation(
      content: group.content, space: space, children: children, opacity: opacity, clip: clip)
    if let mask {
      let made = MaskOperation(mask, in: bounds)
      // Without a mask the children are what is drawn, however far they reach.
      let isWhole = made.full == [bounds] && bounds.contains(children.bounds)
      operation.mask = isWhole ? nil : made
    }
    return DrawOperation(bounds: bounds, kind: .group(operation))
  }

  /// What a mask draws; how faint the groups above are is none of its business.
  private func silhouette(_ content: GroupContent, in space: Space) -> [DrawOperation] {
    var space = space
    space.opacity = 1
    return operations(content.nodes, in: space)
  }

  /// Whether a group is surely better drawn as a picture, whatever is in it.
  private func drawsAsPicture(_ group: DisplayGroup, in space: Space) -> Bool {
    if group.isRasterized { return true }
    guard space.placement == .projected else { return false }
    // With effects it is a picture already.
    if !group.effects(at: unit).isEmpty { return group.clip != nil || group.mask != nil }
    let shapes = group.content.shapeCount(upTo: 3)
    return shapes > 2 || group.clip != nil || group.mask != nil
      || (group.opacity < 1 && shapes > 1)
  }

  /// The group's picture at the scale that was asked for.
  private func rasterized(_ group: DisplayGroup, in space: Space) -> DrawOperation? {
    guard
      group.isRasterized, let scale = group.rasterizationScale, (0.01...16).contains(scale),
      scale != unit.x || scale != unit.y
    else { return picture(of: group, in: space) }
    var (coarse, stretched) = (self, space)
    coarse.unit = PixelScale(x: scale, y: scale)
    if stretched.placement == .unit { stretched.placement = .aligned }
    return coarse.picture(of: group, in: stretched)
  }

  /// A group that is stretched, as a picture where that is less work than stretching its parts.
  private func pictureIfCheaper(
    _ direct: DrawOperation, _ group: DisplayGroup, in space: Space
  ) -> DrawOperation? {
    guard case .group(let operation) = direct.kind else { return nil }
    let isOpaque = operation.opacity == 255 && operation.children.cover(direct.bounds)
    let pictured =
      Double(direct.bounds.area)
      * (isOpaque ? DrawingCost.scaledOpaque : DrawingCost.scaledBlended)
    guard operation.cost(direct.bounds) > 1.2 * pictured else { return nil }
    return picture(of: group, in: space)
  }

  /// A group that moves or fades while nothing in it changes, as a picture where that pays.
  private func movingPicture(
    _ direct: DrawOperation, _ group: DisplayGroup, in space: Space
  ) -> DrawOperation? {
    guard
      case .group(let operation) = direct.kind,
      operation.cost(direct.bounds) > 1.5 * blitCost(operation, direct.bounds),
      let picture = picture(of: group, in: space)
    else { return nil }
    resources.keepsPicture(of: group)
    return picture
  }

  private func blitCost(_ operation: GroupOperation, _ bounds: PixelRect) -> Double {
    let isOpaque = operation.opacity == 255 && operation.children.cover(bounds)
    return Double(bounds.area) * (isOpaque ? DrawingCost.copied : DrawingCost.blended)
  }

  /// The group drawn at the screen's scale and then moved, stretched or projected as one picture;
  /// nil where that picture would be too large.
  private func picture(of group: DisplayGroup, in space: Space) -> DrawOperation? {
    var clip = group.clip
    if let shape = clip {
      // The clip snaps in the picture as it would at rest.
      guard
        let outline = AlignedOutline(
          shape, transform: .scale(x: unit.x, y: unit.y), isSnapped: true)
      else { return nil }
      clip = RoundedRect(
        CGRect(
          x: outline.left, y: outline.top, width: outline.right - outline.left,
          height: outline.bottom - outline.top),
        radius: outline.radiusX, corners: outline.corners)
    }
    let clipBounds = clip.map { shape in
      PixelRect(
        coveringLeft: shape.rect.minX, top: shape.rect.minY, right: shape.rect.maxX,
        bottom: shape.rect.maxY)
    }
    let isPlain = group.mask == nil && group.effects.isEmpty
    let content = isPlain ? group.content : resources.content(withoutPlaceOf: group)
    guard let raster = raster(of: content, clip: clipBounds) else { return nil }
    let frame = clipBounds.map { raster.frame.intersection($0) } ?? raster.frame
    guard
      let picture = picture(
        of: raster, frame: frame, clip: clip,
        opacity: space.opacity * PremultipliedColor.unit(group.opacity), in: space)
    else { return nil }
    let operation = GroupOperation(
      content: group.content, space: space, children: [picture], opacity: 255, clip: nil)
    return DrawOperation(bounds: picture.bounds, kind: .group(operation))
  }

  /// A raster's frame as a picture; `clip` is in its pixels.
  func picture(
    of raster: Raster, frame: PixelRect, clip: RoundedRect?, opacity: Double, in space: Space
  ) -> DrawOperation? {
    var inPixels = space
    let toPoints = Homography.scale(x: 1 / raster.scale.x, y: 1 / raster.scale.y)
    inPixels.transform = toPoints.followed(by: space.transform)
    if space.placement == .unit { (inPixels.transform.a, inPixels.transform.d) = (1, 1) }
    let source = StretchedSource(
      source: .raster(raster),
      area: CGRect(
        x: frame.x - raster.frame.x, y: frame.y - raster.frame.y, width: frame.width,
        height: frame.height),
      isOpaque: raster.isOpaque, filter: .linear)
    let rect = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    return stretch(source, over: rect, clip: clip, opacity: alphaByte(opacity), in: inPixels)
  }

  /// The picture of a content, or of what of it a clip shows (in content pixels).
  func raster(of content: GroupContent, clip: PixelRect?) -> Raster? {
    resources.raster(of: content, unit: unit, clip: clip) { flattened(content) }
  }

  /// The picture of just the given content pixels; nil where nothing is drawn in them.
  func raster(of content: GroupContent, frame: PixelRect) -> Raster? {
    resources.raster(of: content, unit: unit, frame: frame) { flattened(content) }
  }

  /// The content pixels that a content touches.
  func bounds(of content: GroupContent) -> PixelRect {
    resources.bounds(of: content, unit: unit) { flattened(content) }
  }

  private func flattened(_ content: GroupContent) -> [DrawOperation] {
    guard
      depth < Self.deepestGroup,
      let space = Space(.scale(x: unit.x, y: unit.y), unit: unit, clip: .unbounded)
    else { return [] }
    var still = self
    still.followsMotion = false
    still.fades = 0
    still.depth += 1
    return still.operations(content.nodes, in: space)
  }
}

extension DisplayGroup {
  /// Whether nothing can come of it.
  fileprivate var isEmpty: Bool {
    content.nodes.isEmpty && effects.allSatisfy { $0.inputs.isEmpty }
  }

  /// Whether this is one shape, so that fading it is fading the whole.
  fileprivate var isSingleShape: Bool {
    guard content.nodes.count == 1 else { return false }
    if case .group = content.nodes[0] { return false }
    return true
  }
}

extension GroupContent {
  /// The number of things drawn, counted no further than `limit`.
  func shapeCount(upTo limit: Int) -> Int {
    var count = 0
    for node in nodes where count < limit {
      if case .group(let group) = node {
        count += group.content.shapeCount(upTo: limit - count)
      } else {
        count += 1
      }
    }
    return count
  }
}
