internal import CoreGraphics

extension Flattener {
  /// The operations of a group, with its effects applied.
  func contents(of group: DisplayGroup, in space: Space) -> Contents {
    let effects = group.effects(at: unit)
    guard !effects.isEmpty, let raster = raster(of: group, through: effects, in: space) else {
      return contents(group.content, in: space)
    }
    let picture = picture(
      of: RasterPart(raster), clip: nil, opacity: space.opacity, in: space)
    return Contents(picture.map { [$0] } ?? [])
  }

  /// The group's picture after its effects; nil where it is empty or would be too large.
  private func raster(
    of group: DisplayGroup, through effects: [Effect], in space: Space
  ) -> Raster? {
    let extent = extent(of: group, through: effects)
    guard !extent.isEmpty else { return nil }
    let reach = effects.reduce(0) { $0 + pixels(ofReach: $1.reach) }
    var frame = extent.enlarged(by: reach)
    if !resources.canHold(frame) {
      resources.noteUseOfVisibleArea()
      var seen = space.visible(in: frame, scale: unit)
      if let clip = group.clip {
        let rect = clip.rect
        seen = seen.intersection(
          PixelRect(
            coveringLeft: rect.minX * unit.x, top: rect.minY * unit.y,
            right: rect.maxX * unit.x, bottom: rect.maxY * unit.y))
      }
      frame = frame.intersection(seen.enlarged(by: reach))
      guard !frame.isEmpty, resources.canHold(frame) else { return nil }
    }
    return resources.effects.raster(
      of: group.content, effects: effects, frame: frame, scale: unit, frame: resources.frame
    ) {
      EffectRecipe(
        effects, content: group.content, source: raster(of: group.content, frame: frame),
        inputs: effects.map { $0.inputs.map { raster(of: $0, frame: frame) } },
        area: EffectArea(rect: frame.rect(unit), extent: extent.rect(unit), scale: unit.x))
    }
  }

  /// The pixels to which the effects are applied.
  private func extent(of group: DisplayGroup, through effects: [Effect]) -> PixelRect {
    if let area = effects.lazy.compactMap(\.area).first {
      return PixelRect(
        coveringLeft: area.minX * unit.x, top: area.minY * unit.y, right: area.maxX * unit.x,
        bottom: area.maxY * unit.y)
    }
    let contents = [group.content] + effects.flatMap(\.inputs)
    return contents.reduce(PixelRect.empty) { $0.union(bounds(of: $1)) }
  }

  /// Rounded up in steps, so that pictures keep their size while a radius is animated.
  private func pixels(ofReach reach: Double) -> Int {
    let step = 32.0
    let longest = 1024.0
    guard reach > 0 else { return 0 }
    return Int((min(longest, reach * max(unit.x, unit.y)) / step).rounded(.up) * step)
  }
}

extension DisplayGroup {
  /// The effects that change anything.
  func effects(at unit: PixelScale) -> [Effect] {
    effects.isEmpty ? [] : effects.filter { !$0.isNeutral(at: unit.x) }
  }
}

extension PixelRect {
  fileprivate func rect(_ unit: PixelScale) -> CGRect {
    CGRect(
      x: Double(x) / unit.x, y: Double(y) / unit.y, width: Double(width) / unit.x,
      height: Double(height) / unit.y)
  }
}
