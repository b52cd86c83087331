internal import CCairo

/// Owns one of Cairo's patterns: an image or a gradient.
final class CairoPattern {
  let handle: OpaquePointer
  /// Retains the image's memory while the pattern may read it.
  private let surface: CairoSurface?

  private init?(_ handle: OpaquePointer?, surface: CairoSurface? = nil) {
    guard let handle else { return nil }
    self.handle = handle
    self.surface = surface
  }

  convenience init?(_ surface: CairoSurface) {
    self.init(cairo_pattern_create_for_surface(surface.handle), surface: surface)
  }

  /// Makes a linear gradient between two points.
  convenience init?(from start: CGPoint, to end: CGPoint) {
    self.init(
      cairo_pattern_create_linear(
        Double(start.x), Double(start.y), Double(end.x), Double(end.y)))
  }

  /// Makes a radial gradient between two circles.
  convenience init?(
    from start: CGPoint, radius startRadius: CGFloat, to end: CGPoint, radius endRadius: CGFloat
  ) {
    self.init(
      cairo_pattern_create_radial(
        Double(start.x), Double(start.y), Double(startRadius),
        Double(end.x), Double(end.y), Double(endRadius)))
  }

  deinit { cairo_pattern_destroy(handle) }

  /// Adds the stops of a gradient, faded by `alpha`. If the gradient must not extend beyond one of
  /// its ends, a transparent stop at that end limits it. If it must not extend beyond either end,
  /// Cairo's extend mode is none: a pad with transparent stops would hide parts of a radial
  /// gradient whose circles overlap.
  func addStops(
    of gradient: CGGradient, alpha: Double, options: CGGradientDrawingOptions
  ) {
    func add(_ location: Double, _ color: RGBA, _ alpha: Double) {
      cairo_pattern_add_color_stop_rgba(
        handle, location, color.red, color.green, color.blue, color.alpha * alpha)
    }
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    cairo_pattern_set_extend(handle, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    guard !options.isEmpty else {
      add(0, first.color, alpha)
      for stop in gradient.stops { add(stop.location, stop.color, alpha) }
      return add(1, last.color, alpha)
    }
    if !options.contains(.drawsBeforeStartLocation) {
      add(0, first.color, 0)
      add(0, first.color, alpha)
    }
    for stop in gradient.stops { add(stop.location, stop.color, alpha) }
    if !options.contains(.drawsAfterEndLocation) {
      add(1, last.color, alpha)
      add(1, last.color, 0)
    }
  }
}
