internal import CoreGraphics

extension Flattener {
  /// Makes a picture of the content below a shape, seen through a material.
  ///
  /// Where nothing is below, the tint alone is drawn.
  func backdrop(_ backdrop: Backdrop, over below: Underlay, in space: Space) -> DrawOperation? {
    let opacity = backdrop.opacity * space.opacity
    guard
      alphaByte(opacity) > 0, let inner = space.node(backdrop.transform, unit: unit)
    else { return nil }
    let scale = scale(of: inner)
    guard
      !backdrop.material.isNeutral(at: scale), let coverage = coverage(backdrop.shape, in: inner)
    else { return nil }
    guard let raster = raster(of: backdrop.material, behind: coverage, below, scale: scale) else {
      var tint = backdrop.material.tint
      tint.alpha *= PremultipliedColor.unit(backdrop.opacity)
      return fill(
        Fill(shape: backdrop.shape, color: tint, transform: backdrop.transform), in: space)
    }
    let frame = raster.frame
    let shown = coverage.cut(to: below.limit)
    guard !shown.bounds.isEmpty else { return nil }
    let picture = PictureOperation(
      source: .raster(raster),
      window: PixelRect(x: 0, y: 0, width: frame.width, height: frame.height),
      mapping: .moved(x: frame.x, y: frame.y), filter: .linear, isOpaque: raster.isOpaque,
      opacity: alphaByte(opacity), coverage: shown)
    return DrawOperation(bounds: shown.bounds, kind: .picture(picture))
  }

  /// Device pixels per point: a material is stretched with its view.
  private func scale(of space: Space) -> Double {
    switch space.placement {
    case .unit, .projected: unit.x
    case .aligned: abs(space.transform.a * space.transform.d).squareRoot()
    }
  }

  /// The picture of the material over what is below; nil if nothing is below, or the picture would
  /// be too large.
  private func raster(
    of material: Material, behind coverage: Coverage, _ below: Underlay, scale: Double
  ) -> Raster? {
    let shown = coverage.bounds.intersection(below.limit)
    guard !shown.isEmpty, scale.isFinite else { return nil }
    var frame = shown.enlarged(by: pixels(ofDepth: material.depth * scale))
      .intersection(below.limit)
    var operations = below.operations(in: frame)
    guard !operations.isEmpty else { return nil }
    var material = material
    // If what is below ends within the reach of the blur, its edge pixels are extended, provided
    // that they are opaque.
    let filled = frame.intersection(operations.bounds)
    material.clampsEdges = filled.contains(shown) && operations.cover(filled)
    if material.clampsEdges, filled != frame {
      frame = filled
      operations = below.operations(in: frame)
    }
    guard resources.canHold(frame) else { return nil }
    return resources.backdrops.raster(
      of: operations, through: material, shown: shown, from: frame,
      scale: PixelScale(x: scale, y: scale), now: resources.frame)
  }

  /// Rounded up in steps, so that pictures keep their size while a radius is animated.
  private func pixels(ofDepth depth: Double) -> Int {
    let step = 32.0
    let longest = 640.0
    return Int((min(longest, depth) / step).rounded(.up) * step)
  }
}

extension Coverage {
  /// The part in a rectangle.
  fileprivate func cut(to rect: PixelRect) -> Coverage {
    guard !rect.contains(bounds) else { return self }
    let part = bounds.intersection(rect)
    switch form {
    case .rect: return Coverage(rect: part)
    case .aligned(let shape): return Coverage(shape, clip: part)
    case .projected(let shape): return Coverage(shape, clip: part)
    }
  }
}
