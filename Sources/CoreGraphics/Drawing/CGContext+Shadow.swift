internal import CCairo

/// The shadow that a context draws.
struct ContextShadow {
  /// The offset in pixels; a positive height is down.
  let offset: CGSize
  /// The standard deviation of the blur in pixels.
  let sigma: Double
  let color: RGBA
}

extension CGContext {
  /// Enables a black shadow with an opacity of one third for shapes, lines, images, text and
  /// transparency layers, until the state is restored.
  ///
  /// - Parameters:
  ///   - offset: the offset of the shadow in points of the base space: transforms do not change it.
  ///     As on iOS a positive height is down in the contexts of UIKit, and up in a program's own.
  ///   - blur: the width by which the shadow's edge spreads, in the same points; 0 for a sharp
  ///     edge.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Enables a shadow as ``setShadow(offset:blur:)`` does, with a colour. A nil or transparent
  /// colour removes the shadow.
  ///
  /// The opacity of the drawing also applies to its shadow. These cast no shadow: tiled images, the
  /// content of a transparency layer outside the clip, and drawings with a blend mode that changes
  /// pixels around them.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard offset.width.isFinite, offset.height.isFinite, blur.isFinite, blur >= 0 else {
      Diagnostics.warnFromAnyThread(
        "A shadow was given an offset or a blur that is negative or not finite; the last one stays "
          + "in use.")
      return
    }
    guard let color, color.rgba.alpha > 0 else {
      state.shadow = nil
      return
    }
    let scale = baseTransform.a
    state.shadow = ContextShadow(
      offset: CGSize(width: offset.width * scale, height: offset.height * baseTransform.d),
      // This is the definition for the canvas in the HTML standard, whose shadows are modelled on
      // these.
      sigma: Double(blur * scale / 2), color: color.rgba)
  }

  /// Whether drawings cast a shadow.
  package var hasShadow: Bool { state.shadow != nil }

  /// Draws content above its shadow.
  ///
  /// - Parameters:
  ///   - bounds: a rectangle in pixels that contains the content; nil if it is unknown.
  ///   - draw: draws the content in a context. If there is a shadow, it is first called with
  ///     another context.
  package func withShadow(
    of bounds: @autoclosure () -> CGRect? = nil, _ draw: (CGContext) -> Void
  ) {
    guard let shadow = state.shadow else { return draw(self) }
    state.shadow = nil
    if canDraw, !state.blendMode.reachesOutsideShapes {
      cast(shadow, of: bounds() ?? .infinite, draw)
    }
    draw(self)
    state.shadow = shadow
  }

  private func cast(_ shadow: ContextShadow, of bounds: CGRect, _ draw: (CGContext) -> Void) {
    let blur = BoxBlur(sigma: shadow.sigma)
    let reach = CGFloat(blur.reach)
    // The part of the content whose shadow is visible.
    let seen = clipInPixels.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
      .insetBy(dx: -reach, dy: -reach)
    // Foundation's intersection traps if an edge is NaN, as it is for a line of infinite width.
    let isBounded = bounds.isNull || bounds.isFinite
    let part = isBounded ? seen.intersection(bounds.insetBy(dx: -1, dy: -1)) : seen
    guard !part.isEmpty, part.fitsCairo else { return }
    let source = PixelRect(
      left: Int(part.minX.rounded(.down)), top: Int(part.minY.rounded(.down)),
      right: Int(part.maxX.rounded(.up)), bottom: Int(part.maxY.rounded(.up)))
    guard let other = CGContext(of: source, like: self) else { return }
    other.state.blendMode = .normal
    draw(other)
    guard let coverage = other.blurredCoverage(by: blur) else { return }
    cairo_save(handle)
    cairo_identity_matrix(handle)
    cairo_set_source_rgba(
      handle, shadow.color.red, shadow.color.green, shadow.color.blue, shadow.color.alpha)
    applyBlendMode()
    let place = CGRect(
      x: CGFloat(source.x - blur.reach) + shadow.offset.width,
      y: CGFloat(source.y - blur.reach) + shadow.offset.height,
      width: CGFloat(source.width + 2 * blur.reach),
      height: CGFloat(source.height + 2 * blur.reach))
    drawing(in: place) {
      cairo_mask_surface(handle, coverage.handle, Double(place.minX), Double(place.minY))
    }
    cairo_restore(handle)
  }

  /// The bounding box of the clip in pixels.
  var clipInPixels: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_save(handle)
    cairo_identity_matrix(handle)
    cairo_clip_extents(handle, &x1, &y1, &x2, &y2)
    cairo_restore(handle)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// Returns the opacity of the bitmap's pixels, and of the pixels around them that the blur
  /// reaches.
  private func blurredCoverage(by blur: BoxBlur) -> CairoSurface? {
    let (columns, rows) = (width + 2 * blur.reach, height + 2 * blur.reach)
    // The storage has words of four bytes, and a byte of coverage per pixel.
    guard let storage = PixelStorage(width: (columns + 3) / 4, height: rows),
      let image = finish()
    else { return nil }
    let buffer = storage.buffer
    let base = buffer.base.assumingMemoryBound(to: UInt8.self)
    for y in 0..<height {
      let row = (image.pixels + y * image.rowStride).assumingMemoryBound(to: UInt32.self)
      let target = base + (y + blur.reach) * buffer.bytesPerRow + blur.reach
      for x in 0..<width { target[x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
    }
    blur.apply(to: base, width: columns, height: rows, bytesPerRow: buffer.bytesPerRow)
    return CairoSurface(
      PixelBuffer(
        base: buffer.base, width: columns, height: rows, bytesPerRow: buffer.bytesPerRow),
      format: CAIRO_FORMAT_A8, storage: storage)
  }
}

extension CGRect {
  /// Whether Cairo's fixed-point numbers can represent it.
  fileprivate var fitsCairo: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) <= PathElements.farthest }
  }
}
