internal import CCairo

extension CGPath {
  /// Draws the inside of the path by its winding, antialiased, on the pixels of `area`: how much of
  /// each it covers, from 0 to 255. Draws nothing on an area without pixels or beyond 32767 on a
  /// side.
  ///
  /// - Parameters:
  ///   - transform: from the path's points to pixels.
  ///   - base: of memory without coverage, a byte a pixel; its rows are a multiple of 4 bytes long.
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
