internal import CCairo

/// The shadow of what a context draws.
struct ContextShadow {
  /// In pixels; a positive height is down.
  let offset: CGSize
  /// The standard deviation of the blur in pixels.
  let sigma: Double
  let color: RGBA
}

extension CGContext {
  /// Lets shapes, lines, images, text and transparency layers cast a shadow in black with an
  /// opacity of a third, until the state is restored.
  ///
  /// - Parameters:
  ///   - offset: from what is drawn to its shadow, in points of the context as it was made:
  ///     transforms do not change it. As on iOS a positive height is down in the contexts of UIKit,
  ///     and up in a program's own.
  ///   - blur: how far the shadow's edge spreads, in the same points; 0 for a sharp one.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// As ``setShadow(offset:blur:)``, in a colour; nil or a transparent one ends the shadow.
  ///
  /// The opacity of what is drawn is that of its shadow, too. Tiled images cast none, nor does what
  /// a transparency layer has outside of the clip, nor anything with a blend mode that changes
  /// pixels around what is drawn.
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
      // As the HTML standard has it for the canvas, whose shadows are modelled on these.
      sigma: Double(blur * scale / 2), color: color.rgba)
  }

  /// Whether what is drawn casts a shadow.
  package var hasShadow: Bool { state.shadow != nil }

  /// Draws, over the shadow of what is drawn.
  ///
  /// - Parameters:
  ///   - bounds: what is drawn lies inside, in pixels; nil for anywhere.
  ///   - draw: is called with this context, and with another one before if there is a shadow.
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
    // Of what is drawn, that whose shadow can be seen.
    let seen = clipInPixels.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
      .insetBy(dx: -reach, dy: -reach)
    // Foundation's own intersection stops the program where an edge is no number, as that of a line
    // without an end to its width.
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

  /// The opacity of the bitmap's pixels, and of those around them that the blur reaches.
  private func blurredCoverage(by blur: BoxBlur) -> CairoSurface? {
    let (columns, rows) = (width + 2 * blur.reach, height + 2 * blur.reach)
    // Its words hold four bytes of coverage each.
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
  /// Whether Cairo's fixed-point numbers can hold it.
  fileprivate var fitsCairo: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) <= PathElements.farthest }
  }
}
