internal import CCairo

/// How much of each pixel a shape covers, 0 to 255, rows from top to bottom.
package struct AlphaMask: Sendable, Hashable {
  package let bytes: [UInt8]
  package let width, height: Int
  /// The distance from a row to the next; a multiple of 4.
  package let bytesPerRow: Int

  /// Nothing covered; nil for a size without pixels or beyond 32767 on a side.
  package init?(width: Int, height: Int) {
    self.init(width: width, height: height) { _ in }
  }

  fileprivate init?(width: Int, height: Int, draw: (OpaquePointer) -> Void) {
    guard PixelStorage.isPossible(width: width, height: height) else { return nil }
    let stride = (width + 3) / 4 * 4
    var bytes = [UInt8](repeating: 0, count: stride * height)
    let isDrawn = bytes.withUnsafeMutableBytes { memory in
      guard let base = memory.baseAddress else { return false }
      return Self.draw(
        on: PixelBuffer(base: base, width: width, height: height, bytesPerRow: stride), draw)
    }
    guard isDrawn else { return nil }
    (self.bytes, self.width, self.height, self.bytesPerRow) = (bytes, width, height, stride)
  }

  /// - Parameter buffer: of one byte a pixel.
  fileprivate static func draw(
    on buffer: PixelBuffer, _ draw: (OpaquePointer) -> Void
  ) -> Bool {
    guard let surface = CairoSurface(buffer, format: CAIRO_FORMAT_A8),
      let cairo = cairo_create(surface.handle)
    else { return false }
    draw(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface.handle)
    return true
  }
}

extension CGPath {
  /// The inside of the path, antialiased, on the pixels of `area`. `transform` maps the path's
  /// points to device pixels. Nil for an area without pixels or beyond 32767 on a side.
  package func coverage(
    of area: PixelRect, transform: CGAffineTransform = .identity,
    using rule: CGPathFillRule = .winding
  ) -> AlphaMask? {
    filling(area, transform, rule).flatMap {
      AlphaMask(width: area.width, height: area.height, draw: $0)
    }
  }

  /// Draws the inside of the path, antialiased, on the pixels of `area`.
  ///
  /// - Parameter base: of memory without coverage, a byte a pixel; its rows are a multiple of 4
  ///   bytes long.
  package func drawCoverage(
    of area: PixelRect, transform: CGAffineTransform, to base: UnsafeMutableRawPointer,
    bytesPerRow: Int
  ) {
    guard PixelStorage.isPossible(width: area.width, height: area.height),
      let filling = filling(area, transform, .winding)
    else { return }
    _ = AlphaMask.draw(
      on: PixelBuffer(
        base: base, width: area.width, height: area.height, bytesPerRow: bytesPerRow), filling)
  }

  /// What fills the path where a surface's first pixel is that of `area`.
  private func filling(
    _ area: PixelRect, _ transform: CGAffineTransform, _ rule: CGPathFillRule
  ) -> ((OpaquePointer) -> Void)? {
    let place = transform.concatenating(
      CGAffineTransform(translationX: CGFloat(-area.x), y: CGFloat(-area.y)))
    guard place.isFinite else { return nil }
    let shape = elements.applying(place)
    return { cairo in
      shape.append(to: cairo)
      cairo_set_fill_rule(cairo, rule.cairoRule)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      cairo_fill(cairo)
    }
  }

  /// The whole inside of the path, with `margin` pixels around it, and where it lies. Nil where the
  /// path is empty or far too large.
  package func coverage(
    transform: CGAffineTransform = .identity, margin: Int = 0,
    using rule: CGPathFillRule = .winding
  ) -> (mask: AlphaMask, area: PixelRect)? {
    let bounds = elements.applying(transform).bounds.integral
    let most = CGFloat(PixelStorage.maximumSide)
    guard !bounds.isNull, bounds.isFinite, bounds.width <= most, bounds.height <= most,
      abs(bounds.minX) < 1e9, abs(bounds.minY) < 1e9,
      (0...PixelStorage.maximumSide).contains(margin)
    else { return nil }
    let area = PixelRect(
      x: Int(bounds.minX) - margin, y: Int(bounds.minY) - margin,
      width: Int(bounds.width) + 2 * margin, height: Int(bounds.height) + 2 * margin)
    guard let mask = coverage(of: area, transform: transform, using: rule) else { return nil }
    return (mask, area)
  }
}
