internal import CoreGraphics

extension Flattener {
  func group(_ group: DisplayGroup, in parent: Space) -> DrawOperation? {
    var operation = unblended(group, in: parent)
    guard group.blendMode != .normal, case .group(var made)? = operation?.kind else {
      return operation
    }
    if group.blendMode.reachesBeyondSource, group.clip == nil {
      (made.isIsolated, made.blending) = (group.content.blending != .none, .none)
    } else {
      (made.blendMode, made.blending) = (group.blendMode, group.blending)
    }
    operation?.kind = .group(made)
    return operation
  }

  /// The operation of a group as if its blend mode were `normal`.
  private func unblended(_ group: DisplayGroup, in parent: Space) -> DrawOperation? {
    guard
      depth < GroupContent.deepestGroup, !group.isEmpty, alphaByte(group.opacity) > 0,
      var space = parent.group(group.transform, unit: unit)
    else { return nil }
    var inner = self
    inner.depth += 1

    var clip: Coverage?
    var limit = PixelRect.unbounded
    if let shape = group.clip {
      guard let coverage = coverage(shape, in: space) else { return nil }
      limit = coverage.bounds
      // A plain rectangle through which groups are mixed with what is below ends at whole pixels.
      let isWhole = group.mixesContent && space.placement != .projected
      clip = coverage.partial.isEmpty || isWhole ? nil : coverage
      space.visible = space.visible.intersection(limit)
    }
    guard !space.culls || !space.visible.isEmpty else { return nil }
    inner.below =
      group.hasBackdrop ? below?.inside(space.origin, limit: limit, shape: clip) : nil
    if inner.drawsAsPicture(group, in: space),
      let picture = inner.rasterized(group, in: space)
    {
      return picture
    }

    var opacity = alphaByte(group.opacity)
    let isUncut = clip == nil && group.mask == nil && group.blendMode == .normal
    let isDeep = fades >= Self.deepestFade
    var isHandedDown = group.isSingleShape || !group.effects(at: unit).isEmpty
    if isDeep, !isUncut || (opacity < 255 && !isHandedDown) {
      if let drawn = deepPicture(of: group, in: space) { return drawn.first }
      isHandedDown = true
    }
    if opacity < 255 || !isUncut { inner.fades += 1 }
    let mask = group.mask.map { inner.silhouette($0, in: space) }
    if let mask, mask.isEmpty, !group.blendMode.reachesBeyondSource { return nil }
    if opacity < 255, isHandedDown {
      space.opacity *= PremultipliedColor.unit(group.opacity)
      opacity = 255
    }
    var form = GroupForm(opacity: opacity, limit: limit, clip: clip, mask: mask)
    if isDeep { (form.clip, form.mask) = (nil, nil) }
    switch space.placement {
    case .projected: return inner.drawn(group, form, in: space)
    case .aligned:
      return inner.drawn(group, form, in: space).map {
        inner.pictureIfCheaper($0, group, in: space) ?? $0
      }
    case .unit:
      guard followsMotion, resources.updateMotion(of: group, at: space.distance) else {
        return inner.drawn(group, form, in: space)
      }
      return inner.drawn(group, form, in: space).map {
        inner.movingPicture($0, group, form, in: space) ?? $0
      }
    }
  }

  /// Draws a group as a picture because it is nested in the greatest number of groups for which a
  /// thread may use bitmaps. Inside the picture the count starts from 0 again.
  ///
  /// - Returns: the picture, or no operation if nothing of it is visible. Nil if the picture would
  ///   be too large, and for a group that needs what is below it.
  private func deepPicture(of group: DisplayGroup, in space: Space) -> [DrawOperation]? {
    guard !group.needsPixelsBelow else { return nil }
    var outside = self
    // The content that wraps a group with a mask or effects does not count as a level.
    if group.mask != nil || !group.effects.isEmpty { outside.depth -= 1 }
    if let picture = outside.picture(of: group, in: space) { return [picture] }
    return resources.canHold(outside.bounds(of: picturedContent(of: group))) ? [] : nil
  }

  /// How a group is drawn as a whole.
  struct GroupForm {
    var opacity: UInt8
    /// Nothing outside is drawn. All values are in the group's pixels.
    var limit: PixelRect
    var clip: Coverage?
    var mask: [DrawOperation]?
  }

  private func drawn(_ group: DisplayGroup, _ form: GroupForm, in space: Space) -> DrawOperation? {
    let contents = contents(of: group, in: space)
    let fillsLimit = group.blendMode.reachesBeyondSource && form.limit != .unbounded
    guard !contents.operations.isEmpty || fillsLimit else { return nil }
    let extent = contents.bounds
    var bounds = fillsLimit ? form.limit : extent.intersection(form.limit)
    if let mask = form.mask, !fillsLimit { bounds = bounds.intersection(mask.bounds) }
    guard !bounds.isEmpty else { return nil }
    var operation = GroupOperation(
      content: group.content, space: space, children: contents.operations, opacity: form.opacity,
      limit: form.limit.contains(extent) ? .unbounded : form.limit, clip: form.clip)
    if let mask = form.mask {
      let made = MaskOperation(mask, in: bounds)
      // Without the mask the children would be drawn as far as they reach, so it is left out only
      // if they lie within the bounds.
      let isWhole = made.full == [bounds] && bounds.contains(extent)
      operation.mask = isWhole ? nil : made
    }
    if group.content.blending != .none {
      operation.isIsolated =
        group.isolatesContent || form.clip != nil || form.mask != nil || form.opacity < 255
      operation.blending = operation.isIsolated ? .none : group.content.blending
    }
    return DrawOperation(operation, bounds: bounds)
  }

  /// The drawing of a mask, which does not depend on the opacity of the groups above.
  private func silhouette(_ content: GroupContent, in space: Space) -> [DrawOperation] {
    var space = space
    space.opacity = 1
    var alone = self
    alone.below = nil
    return alone.operations(content.nodes, in: space)
  }

  /// Whether a group is drawn as a bitmap regardless of its content.
  private func drawsAsPicture(_ group: DisplayGroup, in space: Space) -> Bool {
    if group.isRasterized { return true }
    guard space.placement == .projected else { return false }
    // With effects it is a picture already.
    if !group.effects(at: unit).isEmpty { return group.clip != nil || group.mask != nil }
    return group.isPictureWhenProjected
  }

  /// The group's picture at the rasterization scale that the layer requests.
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

  /// Draws a stretched group as a picture, if that is less work than stretching its parts.
  private func pictureIfCheaper(
    _ direct: DrawOperation, _ group: DisplayGroup, in space: Space
  ) -> DrawOperation? {
    guard case .group(let operation) = direct.kind, !group.needsPixelsBelow,
      !group.blendMode.reachesBeyondSource
    else { return nil }
    let isOpaque =
      operation.opacity == 255 && operation.children.cover(direct.bounds, asStated: true)
    let pictured =
      Double(direct.bounds.area)
      * (isOpaque ? DrawingCost.scaledOpaque : DrawingCost.scaledBlended)
    guard operation.cost(direct.bounds) > 1.2 * pictured else { return nil }
    return picture(of: group, in: space)
  }

  /// Draws a group that moves or fades while nothing in it changes as a picture, if that is faster
  /// and gives exactly the same pixels.
  private func movingPicture(
    _ direct: DrawOperation, _ group: DisplayGroup, _ form: GroupForm, in space: Space
  ) -> DrawOperation? {
    // Opacity that is applied to the nodes is not that of the group as a whole.
    let isHandedDown = form.opacity != alphaByte(group.opacity)
    guard
      case .group(let operation) = direct.kind, !group.needsPixelsBelow,
      !group.blendMode.reachesBeyondSource,
      operation.cost(direct.bounds)
        > 1.5 * blitCost(operation, direct.bounds.translated(by: -space.origin)),
      fades + group.content.fadeHeight + (group.mask?.fadeHeight ?? 0) < Self.deepestFade,
      space.opacity == (isHandedDown ? PremultipliedColor.unit(group.opacity) : 1)
    else { return nil }
    let content = picturedContent(of: group)
    let bounds = entry(of: content).bounds.intersection(form.limit)
    let entry = entry(of: content)
    let isSame =
      if isHandedDown {
        entry.operations.areOneWholePicture && form.clip == nil
      } else {
        form.opacity < 255 || entry.isSameAsPicture
      }
    guard isSame, !entry.usesVisibleArea, let part = raster(of: content, clip: bounds) else {
      return nil
    }
    let coverage: Coverage
    if form.clip == nil {
      coverage = Coverage(rect: bounds)
    } else {
      guard let shape = group.clip.flatMap({ self.coverage($0, in: space, within: bounds) }) else {
        return nil
      }
      coverage = shape
    }
    let frame = part.raster.frame
    let picture = PictureOperation(
      source: .raster(part.raster),
      window: PixelRect(x: 0, y: 0, width: frame.width, height: frame.height),
      mapping: .moved(x: frame.x, y: frame.y), filter: .linear, isOpaque: part.isOpaque,
      opacity: alphaByte(group.opacity), coverage: coverage)
    resources.keepsPicture(of: group)
    return whole(
      group, in: space, DrawOperation(bounds: coverage.bounds, kind: .picture(picture)))
  }

  /// - Parameter bounds: what the group touches, in its own pixels.
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
        radius: outline.cornerRadius, corners: outline.corners,
        isContinuous: outline.curve > 0)
    }
    let clipBounds = clip.map { shape in
      PixelRect(
        coveringLeft: shape.rect.minX, top: shape.rect.minY, right: shape.rect.maxX,
        bottom: shape.rect.maxY)
    }
    guard let part = raster(of: picturedContent(of: group), clip: clipBounds) else { return nil }
    let picture = picture(
      of: part, clip: clip, opacity: space.opacity * PremultipliedColor.unit(group.opacity),
      in: space)
    return picture.map { whole(group, in: space, $0) }
  }

  /// The content of a group's picture, without the clip, the opacity and the position of the group.
  private func picturedContent(of group: DisplayGroup) -> GroupContent {
    let isPlain = group.mask == nil && group.effects.isEmpty
    return isPlain ? group.content : resources.content(withoutPlaceOf: group)
  }

  /// The operation of a group, or the picture that replaces it.
  private func whole(
    _ group: DisplayGroup, in space: Space, _ picture: DrawOperation
  ) -> DrawOperation {
    DrawOperation(
      GroupOperation(
        content: group.content, space: space, children: [picture], opacity: 255,
        limit: .unbounded, clip: nil),
      bounds: picture.bounds)
  }

  /// A raster's part as a picture; `clip` is in its pixels.
  func picture(
    of part: RasterPart, clip: RoundedRect?, opacity: Double, in space: Space
  ) -> DrawOperation? {
    let (raster, frame) = (part.raster, part.frame)
    var inPixels = space
    let toPoints = Homography.scale(x: 1 / raster.scale.x, y: 1 / raster.scale.y)
    inPixels.transform = toPoints.followed(by: space.transform)
    if space.placement == .unit { (inPixels.transform.a, inPixels.transform.d) = (1, 1) }
    let source = StretchedSource(
      source: .raster(raster),
      area: CGRect(
        x: frame.x - raster.frame.x, y: frame.y - raster.frame.y, width: frame.width,
        height: frame.height),
      isOpaque: part.isOpaque, filter: .linear)
    let rect = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    return stretch(source, over: rect, clip: clip, opacity: alphaByte(opacity), in: inPixels)
  }

  /// The picture of a content, or of what of it a clip shows (in content pixels).
  func raster(of content: GroupContent, clip: PixelRect?) -> RasterPart? {
    resources.raster(of: entry(of: content), unit: unit, clip: clip)
  }

  /// The picture of just the given content pixels; nil where nothing is drawn in them.
  func raster(of content: GroupContent, frame: PixelRect) -> Raster? {
    resources.raster(of: entry(of: content), unit: unit, frame: frame)
  }

  /// The content pixels that a content touches.
  func bounds(of content: GroupContent) -> PixelRect { entry(of: content).bounds }

  /// A content's operations in its own pixels.
  func entry(of content: GroupContent) -> FlattenedContent {
    resources.entry(for: content, unit: unit, depth: cutDepth(of: content)) { flattened(content) }
  }

  /// The depth, where the content is cut off for lack of depth; 0 where all of it is drawn.
  func cutDepth(of content: GroupContent) -> Int {
    // A group may be drawn as a picture of its content, which counts as one more.
    depth + 2 * (content.height + 1) < GroupContent.deepestGroup ? 0 : depth
  }

  private func flattened(_ content: GroupContent) -> [DrawOperation] {
    guard
      depth < GroupContent.deepestGroup,
      let space = Space(
        .scale(x: unit.x, y: unit.y), unit: unit, visible: .unbounded, culls: false)
    else { return [] }
    var still = self
    still.followsMotion = false
    still.below = nil
    still.fades = 0
    still.depth += 1
    return still.operations(content.nodes, in: space)
  }
}

extension DisplayGroup {
  /// Whether the group surely draws nothing.
  fileprivate var isEmpty: Bool {
    content.nodes.isEmpty && effects.allSatisfy { $0.inputs.isEmpty && $0.area == nil }
  }

  /// Whether this is one shape, so that fading it is fading the whole.
  fileprivate var isSingleShape: Bool {
    guard content.nodes.count == 1 else { return false }
    switch content.nodes[0] {
    case .group, .run: return false
    case .fill, .picture, .border, .shadow, .drawing, .backdrop: return true
    }
  }
}

extension DisplayGroup {
  /// Whether what it draws depends on what is below, so that no picture of it can be kept.
  fileprivate var needsPixelsBelow: Bool { hasBackdrop || mixesContent }

  /// Whether it is drawn as one picture when it is turned or seen in perspective.
  fileprivate var isPictureWhenProjected: Bool {
    if blendMode.reachesBeyondSource { return isRasterized }
    if isRasterized || clip != nil || mask != nil { return true }
    let shapes = content.shapeCount(upTo: 3)
    return opacity < 1 ? shapes > 1 : shapes > 2 && !content.isPictureUnderShape
  }
}

extension GroupContent {
  /// The number of things drawn, counted no further than `limit`.
  fileprivate func shapeCount(upTo limit: Int) -> Int {
    var count = 0
    for node in nodes where count < limit { count += node.shapeCount(upTo: limit - count) }
    return count
  }

  /// Whether the nodes are a group that is one picture, and a shape over it, such as a page with a
  /// shade. Then each is projected separately, so that the page's picture can be reused while the
  /// shade changes.
  fileprivate var isPictureUnderShape: Bool {
    if nodes.count == 1, case .run(let run) = nodes[0] { return run.isPictureUnderShape }
    guard nodes.count == 2, case .group(let group) = nodes[0] else { return false }
    let isPicture = !group.effects.isEmpty || group.isPictureWhenProjected
    return isPicture && nodes[1].shapeCount(upTo: 2) == 1
  }
}

extension DisplayNode {
  /// The number of things drawn, counted no further than `limit`.
  fileprivate func shapeCount(upTo limit: Int) -> Int {
    switch self {
    case .group(let group): group.content.shapeCount(upTo: limit)
    case .run(let run): run.shapeCount(upTo: limit)
    case .fill, .picture, .border, .shadow, .drawing, .backdrop: 1
    }
  }
}
