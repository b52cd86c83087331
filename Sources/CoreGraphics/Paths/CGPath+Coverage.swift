internal import CCairo

extension CGPath {
  /// Draws the antialiased inside of the path, by the winding rule, on the pixels of `area`: the
  /// coverage of each pixel, from 0 to 255. Draws nothing if the area is empty or above 32767 on a
  /// side.
  ///
  /// - Parameters:
  ///   - transform: the transform from the path's points to pixels.
  ///   - base: cleared memory with a byte per pixel. The length of its rows is a multiple of 4
  ///     bytes.
  package func drawCoverage(
    of area: PixelRect, transform: CGAffineTransform = .identity,
    to base: UnsafeMutableRawPointer, bytesPerRow: Int
  ) {
    let place = transform.concatenating(
      CGAffineTransform(translationX: CGFloat(-area.x), y: CGFloat(-area.y)))
    let buffer = PixelBuffer(
      base: base, width: area.width, height: area.height, bytesPerRow: bytesPerRow)
    guard PixelStorage.isPossible(width: area.width, height: area.height), place.isFinite,
      let surface = CairoSurface(buffer, format: CAIRO_FORMAT_A8),
      let cairo = cairo_create(surface.handle)
    else { return }
    elements.applying(place).append(to: cairo)
    cairo_set_fill_rule(cairo, CGPathFillRule.winding.cairoRule)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface.handle)
  }
}
