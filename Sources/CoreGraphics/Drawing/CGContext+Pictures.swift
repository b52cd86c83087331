internal import CCairo

extension CGContext {
  // MARK: Images

  /// Draws an image upright, stretched over a rectangle, or at that size again and again over the
  /// whole clip when tiling.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard canDraw, !rect.isNull else { return }
    guard rect.isFinite else {
      Diagnostics.warnFromAnyThread(
        "An image was drawn into a rectangle that is not finite; it was left out.")
      return
    }
    // Into a rectangle of points; a negative size means the same place, as on iOS.
    let place = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY)
    guard place.concatenating(state.ctm).isInvertible, let surface = CairoSurface(reading: image),
      let pattern = CairoPattern(surface)
    else { return }
    cairo_pattern_set_filter(pattern.handle, state.interpolationQuality.cairoFilter)
    // Without it the image's outermost pixels would fade into nothing when enlarged.
    cairo_pattern_set_extend(pattern.handle, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    var matrix = cairo_matrix_t(place.inverted())
    cairo_pattern_set_matrix(pattern.handle, &matrix)

    cairo_save(handle)
    defer { cairo_restore(handle) }
    cairo_set_source(handle, pattern.handle)
    applyBlendMode()
    applyAntialiasing()
    if !byTiling {
      emit(PathElements(rect, state.ctm))
      guard state.alpha < 1 || state.blendMode.reachesOutsideShapes else {
        cairo_fill(handle)
        return
      }
      cairo_clip(handle)
    }
    cairo_paint_with_alpha(handle, state.alpha)
  }

  // MARK: Gradients

  /// Fills the clip with a gradient along the line from `startPoint` to `endPoint`.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard canDraw, startPoint != endPoint else { return }
    guard startPoint.isFinite, endPoint.isFinite else { return warnAboutGradient() }
    paint(CairoPattern(from: startPoint, to: endPoint), gradient, options)
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
    paint(
      CairoPattern(from: startCenter, radius: startRadius, to: endCenter, radius: endRadius),
      gradient, options)
  }

  private func paint(
    _ pattern: CairoPattern?, _ gradient: CGGradient, _ options: CGGradientDrawingOptions
  ) {
    guard let pattern else { return }
    pattern.addStops(of: gradient, alpha: state.alpha, options: options)
    applyBlendMode()
    cairo_set_source(handle, pattern.handle)
    cairo_paint(handle)
  }

  private func warnAboutGradient() {
    Diagnostics.warnFromAnyThread(
      "A gradient was given a point or radius that is negative or not finite; it was left out.")
  }

  // MARK: Layers

  /// Collects what is drawn until `endTransparencyLayer()`, to be faded and mixed as one, with the
  /// alpha and blend mode of this moment. Inside they begin as 1 and normal. `auxiliaryInfo` means
  /// nothing here.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    beginLayer(clippedTo: nil)
  }

  /// The same for a layer that is clipped to a rectangle, and the cheaper for it.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginLayer(clippedTo: rect)
  }

  private func beginLayer(clippedTo rect: CGRect?) {
    frames.append(.layer(state))
    // For the clip; the group has a save of its own.
    cairo_save(handle)
    if let rect, rect.isNull || rect.isFinite {
      clip(to: PathElements(rect, state.ctm), using: .winding)
    }
    cairo_push_group(handle)
    (state.alpha, state.blendMode) = (1, .normal)
  }

  /// Paints what was collected. States saved and not restored since the beginning are restored.
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
    cairo_pop_group_to_source(handle)
    applyBlendMode()
    cairo_paint_with_alpha(handle, state.alpha)
    cairo_restore(handle)
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
