internal import CCairo

extension CGContext {
  /// Sets Cairo's source to a pattern, or to a colour if there is none, with the context's alpha
  /// and blend mode.
  ///
  /// As on iOS a pattern is anchored to the base space: it starts at the origin of the original
  /// context, and transforms of the context do not move it. It is upright if y points down in the
  /// base space.
  func use(_ color: RGBA, _ pattern: ColorPattern?) {
    guard let pattern else { return use(color) }
    let image =
      state.alpha < 1
      ? pattern.shownImage.faded(by: CGFloat(state.alpha)) ?? pattern.shownImage
      : pattern.shownImage
    guard let surface = CairoSurface(reading: image), let source = CairoPattern(surface) else {
      return use(.clear)
    }
    let tile = CGAffineTransform(
      a: pattern.size.width / CGFloat(image.width), b: 0, c: 0,
      d: pattern.size.height / CGFloat(image.height), tx: 0, ty: 0)
    let place = tile.concatenating(baseTransform).concatenating(pixelTransform.inverted())
    guard place.isInvertible else { return use(.clear) }
    cairo_pattern_set_filter(source.handle, CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(source.handle, CAIRO_EXTEND_REPEAT)
    var matrix = cairo_matrix_t(place.inverted())
    cairo_pattern_set_matrix(source.handle, &matrix)
    cairo_set_source(handle, source.handle)
    // Cairo reads the image while it paints, so the pattern is retained.
    patternInUse = source
    applyBlendMode()
  }
}
