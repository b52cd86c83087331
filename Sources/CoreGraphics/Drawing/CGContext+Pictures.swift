internal import CCairo

extension CGContext {
  // MARK: Images

  /// Draws an image stretched over a rectangle. With tiling, it is repeated at that size over the
  /// whole clip.
  ///
  /// As on iOS its first row is at the greatest y of the rectangle. In a program's own context it
  /// is upright. In the contexts of UIKit it is upside down, unless the program flips the context;
  /// `UIImage` draws upright there.
  ///
  /// An image that is scaled by more than 16,000 is not drawn. An image mask (``CGImage/isMask``)
  /// is painted in the fill colour.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image, in: rect, byTiling: byTiling, firstRow: .atGreatestY)
  }

  /// Draws an image as ``draw(_:in:byTiling:)`` does, but with its first row at the smallest y of
  /// the rectangle: upright where y points down.
  package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image, in: rect, byTiling: byTiling, firstRow: .atLeastY)
  }

  /// The side of the rectangle at which the first row of an image is.
  private enum FirstRow {
    case atLeastY, atGreatestY
  }

  private func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool, firstRow: FirstRow) {
    guard canDraw, !rect.isNull else { return }
    guard rect.isFinite else {
      Diagnostics.warnFromAnyThread(
        "An image was drawn into a rectangle that is not finite; it was left out.")
      return
    }
    if byTiling {
      paint(image, in: rect, byTiling: true, firstRow)
    } else {
      withShadow(of: rect.applying(pixelTransform)) {
        $0.paint(image, in: rect, byTiling: false, firstRow)
      }
    }
  }

  private func paint(_ image: CGImage, in rect: CGRect, byTiling: Bool, _ firstRow: FirstRow) {
    let (image, rect) = byTiling ? reducedTile(image, in: rect) : (image, rect)
    guard let place = placement(of: image, in: rect, isTiled: byTiling, firstRow),
      let surface = CairoSurface(reading: image), let pattern = CairoPattern(surface)
    else { return }
    // A tile is reduced by less than a half here, where better filters give no better result.
    let isSmoothTile = byTiling && state.interpolationQuality != .none
    cairo_pattern_set_filter(
      pattern.handle,
      isSmoothTile ? CAIRO_FILTER_BILINEAR : state.interpolationQuality.cairoFilter)
    // Otherwise the outermost pixels of an enlarged image would fade to transparent.
    cairo_pattern_set_extend(pattern.handle, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    var matrix = cairo_matrix_t(place.inverted())
    cairo_pattern_set_matrix(pattern.handle, &matrix)

    cairo_save(handle)
    defer { cairo_restore(handle) }
    if image.isMask {
      use(state.fillColor, state.fillPattern)
    } else {
      cairo_set_source(handle, pattern.handle)
      applyBlendMode()
    }
    applyAntialiasing()
    if !byTiling {
      emit(PathElements(rect, pixelTransform))
      guard image.isMask || state.alpha < 1 || state.blendMode.reachesOutsideShapes else {
        drawing(in: rect.applying(pixelTransform)) { cairo_fill(handle) }
        return
      }
      cairo_clip(handle)
    }
    drawing(in: byTiling ? CGRect.infinite : rect.applying(pixelTransform)) {
      if image.isMask {
        cairo_mask(handle, pattern.handle)
      } else {
        cairo_paint_with_alpha(handle, state.alpha)
      }
    }
  }

  /// The maximum scale of an image. Beyond it the 16.16 fixed-point numbers of Cairo's image
  /// transforms overflow, which puts the context into an error state.
  private static let largestImageScale: CGFloat = 16_000

  /// Returns a tile that is drawn much smaller than its image as an image of about its size on the
  /// bitmap. Otherwise every drawn pixel would average many pixels of the image, in each tile.
  private func reducedTile(_ image: CGImage, in rect: CGRect) -> (CGImage, CGRect) {
    // The size of a pixel in points, and the size of the tile in pixels.
    let pixel = (
      width: 1 / hypot(pixelTransform.a, pixelTransform.b),
      height: 1 / hypot(pixelTransform.c, pixelTransform.d)
    )
    let (across, down) = (rect.width / pixel.width, rect.height / pixel.height)
    func count(_ length: CGFloat, _ whole: Int) -> Int {
      length < CGFloat(whole) / 2 ? max(Int(length.rounded(.up)), whole / 8000 + 1) : whole
    }
    let (columns, rows) = (count(across, image.width), count(down, image.height))
    guard columns < image.width || rows < image.height, !image.isMask,
      let context = CGContext(width: columns, height: rows)
    else { return (image, rect) }
    context.interpolationQuality = interpolationQuality
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: columns, height: rows))
    guard let reduced = context.finish(isOpaque: image.isOpaque) else { return (image, rect) }
    // A tile narrower than a pixel is uniform, so it can be one pixel wide.
    return (
      reduced,
      CGRect(
        x: rect.minX, y: rect.minY,
        width: across < 1 ? pixel.width : rect.width,
        height: down < 1 ? pixel.height : rect.height)
    )
  }

  /// Returns the transform from an image's pixels to points; nil if the image is not visible or
  /// cannot be drawn. As on iOS, a rectangle with a negative size is standardized.
  private func placement(
    of image: CGImage, in rect: CGRect, isTiled: Bool, _ firstRow: FirstRow
  ) -> CGAffineTransform? {
    var origin = CGPoint(x: rect.minX, y: rect.minY)
    if isTiled {
      // Any tile can be the origin. One in the middle of the bitmap keeps the numbers small.
      origin.x += ((middle.x - origin.x) / rect.width).rounded() * rect.width
      origin.y += ((middle.y - origin.y) / rect.height).rounded() * rect.height
      // The pattern is so far away that a Double cannot distinguish adjacent tiles.
      guard abs(origin.x - middle.x) <= rect.width, abs(origin.y - middle.y) <= rect.height
      else { return nil }
    }
    let (width, height) = (
      rect.width / CGFloat(image.width), rect.height / CGFloat(image.height)
    )
    let place =
      switch firstRow {
      case .atLeastY:
        CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: origin.x, ty: origin.y)
      case .atGreatestY:
        CGAffineTransform(
          a: width, b: 0, c: 0, d: -height, tx: origin.x, ty: origin.y + rect.height)
      }
    let (smallest, largest) = place.concatenating(pixelTransform).extremeScales
    guard place.isInvertible,
      largest <= Self.largestImageScale,
      smallest >= 1 / Self.largestImageScale
    else { return nil }
    let shown = rect.applying(pixelTransform)
    return isTiled || shown.intersects(area) ? place : nil
  }

  // MARK: Gradients

  /// Fills the clip with a gradient along the line from `startPoint` to `endPoint`.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard canDraw, startPoint != endPoint else { return }
    guard startPoint.isFinite, endPoint.isFinite else { return warnAboutGradient() }
    guard let space = gradientSpace() else { return }
    let (start, end) = (startPoint.applying(space), endPoint.applying(space))
    guard Self.isNear(start), Self.isNear(end), start != end else { return }
    paint(CairoPattern(from: start, to: end), gradient, options, in: space)
  }

  /// Fills the clip with a gradient from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard canDraw else { return }
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      startRadius >= 0, endRadius >= 0
    else { return warnAboutGradient() }
    guard let space = gradientSpace() else { return }
    let (start, end) = (startCenter.applying(space), endCenter.applying(space))
    let (startRadius, endRadius) = (startRadius * space.a, endRadius * space.a)
    guard Self.isNear(start), Self.isNear(end),
      max(startRadius, endRadius) <= Self.farthestGradientPoint
    else { return }
    paint(
      CairoPattern(from: start, radius: startRadius, to: end, radius: endRadius), gradient, options,
      in: space)
  }

  /// The maximum distance in pixels from the middle of the bitmap. A gradient that reaches farther
  /// is not drawn.
  private static let farthestGradientPoint: CGFloat = 1_000_000

  private static func isNear(_ point: CGPoint) -> Bool {
    max(abs(point.x), abs(point.y)) <= farthestGradientPoint
  }

  /// The middle of the bitmap in user space.
  private var middle: CGPoint {
    CGPoint(x: area.midX, y: area.midY).applying(pixelTransform.inverted())
  }

  /// Returns the transform from user space to a space around the middle of the bitmap with about
  /// the resolution of its pixels. Coordinates far from the origin or at an extreme scale would
  /// overflow the 16.16 fixed-point numbers of Cairo's gradients.
  private func gradientSpace() -> CGAffineTransform? {
    let (smallest, largest) = pixelTransform.extremeScales
    guard largest / smallest <= Self.largestImageScale else { return nil }
    return CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(
      CGAffineTransform(scaleX: smallest, y: smallest))
  }

  private func paint(
    _ pattern: CairoPattern?, _ gradient: CGGradient, _ options: CGGradientDrawingOptions,
    in space: CGAffineTransform
  ) {
    guard let pattern else { return }
    var matrix = cairo_matrix_t(space)
    cairo_pattern_set_matrix(pattern.handle, &matrix)
    pattern.addStops(of: gradient, alpha: state.alpha, options: options)
    withShadow { context in
      cairo_set_source(context.handle, pattern.handle)
      context.applyBlendMode()
      context.drawing(in: .infinite) { cairo_paint(context.handle) }
    }
  }

  private func warnAboutGradient() {
    Diagnostics.warnFromAnyThread(
      "A gradient was given a point or radius that is negative or not finite; it was left out.")
  }

  // MARK: Layers

  /// Begins a transparency layer. The drawing until ``endTransparencyLayer()`` is composited as
  /// one, with the current alpha, blend mode and shadow. Inside the layer they start as 1, normal
  /// and none. `auxiliaryInfo` is ignored.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    beginLayer(clippedTo: nil)
  }

  /// Begins a transparency layer as ``beginTransparencyLayer(auxiliaryInfo:)`` does. It is clipped
  /// to a rectangle, which is faster.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginLayer(clippedTo: rect)
  }

  private func beginLayer(clippedTo rect: CGRect?) {
    frames.append(.layer(state))
    // This save is for the clip; the group has its own.
    cairo_save(handle)
    if let rect, rect.isNull || rect.isFinite {
      clip(to: PathElements(rect, pixelTransform), using: .winding)
    }
    cairo_push_group(handle)
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
    // The mask applies to the layer as a whole.
    state.clipMask = nil
  }

  /// Composites the transparency layer. States that were saved in it and not restored are restored.
  public func endTransparencyLayer() {
    guard let begin = frames.lastIndex(where: { if case .layer = $0 { true } else { false } }),
      case .layer(let outer) = frames[begin]
    else {
      Diagnostics.warnFromAnyThread(
        "endTransparencyLayer() was called without a layer that was begun; nothing was done.")
      return
    }
    while frames.count > begin + 1 { restoreGState() }
    frames.removeLast()
    state = outer
    let group = cairo_pop_group(handle)
    // The clip of the layer applies to its content and not to its shadow.
    cairo_restore(handle)
    guard let group else { return }
    withShadow { $0.paint(group) }
    cairo_pattern_destroy(group)
  }
}

extension CGContext {
  /// Paints the content of a transparency layer.
  private func paint(_ group: OpaquePointer) {
    cairo_set_source(handle, group)
    applyBlendMode()
    drawing(in: .infinite) { cairo_paint_with_alpha(handle, state.alpha) }
  }
}

extension CGInterpolationQuality {
  var cairoFilter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
