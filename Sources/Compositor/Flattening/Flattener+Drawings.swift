internal import CoreGraphics

extension Flattener {
  func drawing(_ placed: PlacedDrawing, in space: Space) -> DrawOperation? {
    let opacity = placed.opacity * space.opacity
    let bounds = placed.drawing.bounds
    guard
      alphaByte(opacity) > 0, bounds.width > 0, bounds.height > 0, bounds.minX.isFinite,
      bounds.minY.isFinite, bounds.maxX.isFinite, bounds.maxY.isFinite,
      let space = space.node(placed.transform, unit: unit)
    else { return nil }
    if space.placement == .unit, let filling = placed.drawing.filling,
      let mask = resources.mask(of: placed.drawing, filling.path, unit: unit)
    {
      let color = PremultipliedColor(filling.color, opacity: opacity)
      return color.alpha > 0 ? place(mask, offset: .zero, color, in: space) : nil
    }
    if let spread = spread(placed.drawing, alphaByte(opacity), in: space) { return spread }
    var scale = drawingScale(of: bounds, in: space)
    for _ in 0..<Self.mostHalvings {
      let visible = space.visible(in: placed.drawing.frame(at: scale), scale: scale)
      if let raster = resources.raster(of: placed.drawing, scale: scale, visible: visible) {
        let clip = placed.drawing.pattern == nil ? nil : RoundedRect(bounds.scaled(by: scale))
        return picture(of: RasterPart(raster), clip: clip, opacity: opacity, in: space)
      }
      // Too many pixels are visible at once, so the drawing is made at half the scale.
      scale = PixelScale(x: scale.x / 2, y: scale.y / 2)
    }
    return nil
  }

  /// A drawing that is too large for memory after so many halvings is not drawn.
  private static let mostHalvings = 12

  /// A pattern as one of its columns, where these are alike and it is moved only.
  private func spread(_ drawing: Drawing, _ opacity: UInt8, in space: Space) -> DrawOperation? {
    guard space.placement == .unit, drawing.pattern?.likeness == .columns,
      let column = resources.column(of: drawing, scale: unit)
    else { return nil }
    let frame = column.frame
    let edge = space.transform.ty + Double(frame.y)
    let top = AlignedOutline.snapped(edge, edge + Double(frame.height)).0
    var rows = PixelRect.unbounded
    (rows.y, rows.height) = (Int(clampingCoordinate: top), frame.height)
    guard let coverage = coverage(RoundedRect(drawing.bounds), in: space, within: rows) else {
      return nil
    }
    let picture = PictureOperation(
      source: .raster(column), window: PixelRect(x: 0, y: 0, width: 1, height: frame.height),
      mapping: .spread(y: rows.y), filter: .nearest, isOpaque: column.isOpaque, opacity: opacity,
      coverage: coverage)
    return DrawOperation(bounds: coverage.bounds, kind: .picture(picture))
  }

  /// Pixels per point to draw with: the visible part of a drawing is sharp, and while its size is
  /// animated it is drawn again only a few times for each doubling.
  private func drawingScale(of bounds: CGRect, in space: Space) -> PixelScale {
    let map = space.transform
    switch space.placement {
    case .unit: return unit
    case .aligned: return PixelScale(x: abs(map.a).quarterStep, y: abs(map.d).quarterStep)
    case .projected:
      let stretching = map.stretching(atX: bounds.midX, y: bounds.midY) / max(unit.x, unit.y)
      let octave = stretching > 0 && stretching.isFinite ? log2(stretching).rounded() : 0
      let factor = exp2(max(-4, min(4, octave)))
      return PixelScale(x: unit.x * factor, y: unit.y * factor)
    }
  }
}

extension Double {
  /// The next of 1, 1.25, 1.5 and 1.75 times the powers of two from here on.
  fileprivate var quarterStep: Double {
    /// Scales beyond these are drawn with these.
    let bounded = Swift.max(0x1p-6, Swift.min(0x1p6, self))
    let octave = exp2(log2(bounded).rounded(.down))
    return octave * (bounded / octave * 4 - 1e-4).rounded(.up) / 4
  }
}

extension CGRect {
  /// The rectangle converted from points to pixels.
  fileprivate func scaled(by scale: PixelScale) -> CGRect {
    CGRect(x: minX * scale.x, y: minY * scale.y, width: width * scale.x, height: height * scale.y)
  }
}

extension Homography {
  /// How much longer a short line gets at most, where it starts at a point.
  fileprivate func stretching(atX x: Double, y: Double) -> Double {
    let w = p * x + q * y + r
    guard w > 1e-9 else { return 1 }
    let u = (a * x + c * y + tx) / w
    let v = (b * x + d * y + ty) / w
    let across = ((a - u * p) * (a - u * p) + (b - v * p) * (b - v * p)).squareRoot()
    let down = ((c - u * q) * (c - u * q) + (d - v * q) * (d - v * q)).squareRoot()
    return max(across, down) / w
  }
}

extension Space {
  /// The part of a rectangle of the content's pixels that can be seen.
  func visible(in rect: PixelRect, scale: PixelScale) -> PixelRect {
    // In perspective the corners do not decide it.
    guard transform.isAffine, let inverse = transform.inverse else { return rect }
    let toPixels = inverse.followed(by: .scale(x: scale.x, y: scale.y))
    let seen = toPixels.deviceBounds(
      of: CGRect(x: visible.x, y: visible.y, width: visible.width, height: visible.height))
    return rect.intersection(seen)
  }
}
