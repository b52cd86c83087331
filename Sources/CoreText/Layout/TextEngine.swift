import CCairo
import CFontconfig
import CPango
import CoreGraphics

/// An access to Pango: a font map and a context, of which one thread at a time uses one.
///
/// There are as many as threads that lay out text at the same time, as Pango's font maps and all
/// that is made of them must not be used by several threads at once. All lay out alike.
///
/// Sendable is sound: the pointers never change once made, and all use of them, of layouts, metrics
/// and fonts is while the lock is held, and that of `CairoFonts`.
final class TextEngine: Exclusive, @unchecked Sendable {
  private static let engines =
    CairoFonts.areForOneThread
    ? ExclusivePool<TextEngine>(atMost: 1) { TextEngine() } : ExclusivePool { TextEngine() }

  /// Recursive, since what is laid out is released meanwhile.
  let lock = NSRecursiveLock()
  /// Nil if no font is installed: Pango's measurements would be invalid then.
  private let context: OpaquePointer?
  private var metrics: [FontFace: FontMetrics] = [:]

  private init() {
    context = SystemFamilies.shared.isFontInstalled ? Self.makeContext() : nil
  }

  deinit { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }

  /// A context in which text is laid out alike at every scale: positions and metrics are fractions
  /// of a point, and outlines are not bent to the pixel grid.
  private static func makeContext() -> OpaquePointer? {
    guard let fontMap = pango_cairo_font_map_new() else { return nil }
    // The context keeps the font map.
    defer { g_object_unref(fontMap) }
    guard let context = pango_font_map_create_context(fontMap) else { return nil }
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    return context
  }

  /// Runs `body` with exclusive use of an engine that is idle.
  static func withIdle<Result>(_ body: (TextEngine) throws -> Result) rethrows -> Result {
    try engines.withIdle { engine in try CairoFonts.withLock { try body(engine) } }
  }

  /// Runs `body` with exclusive use of this engine. It must not wait for another one.
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try CairoFonts.withLock(body)
  }

  /// An empty layout, or nil where there is no font to lay out with.
  func makeLayout() -> PangoLayoutOwner? {
    withLock {
      context.flatMap { pango_layout_new($0) }.map { PangoLayoutOwner($0, engine: self) }
    }
  }

  func metrics(for face: FontFace) -> FontMetrics {
    withLock {
      if let known = metrics[face] { return known }
      let found = loadMetrics(for: face)
      metrics[face] = found
      return found
    }
  }

  private func loadMetrics(for face: FontFace) -> FontMetrics {
    guard let context else { return FontMetrics(estimatedFor: face.size) }
    return face.withDescription { description in
      guard let font = pango_context_load_font(context, description),
        let metrics = pango_font_get_metrics(font, nil)
      else { return FontMetrics(estimatedFor: face.size) }
      defer {
        pango_font_metrics_unref(metrics)
        g_object_unref(font)
      }
      return FontMetrics(metrics)
    }
  }

  /// How far the ink of a character reaches above the baseline, in points.
  func inkHeight(of character: Character, in face: FontFace) -> CGFloat? {
    withLock {
      guard let layout = makeLayout() else { return nil }
      face.withDescription { pango_layout_set_font_description(layout.handle, $0) }
      pango_layout_set_text(layout.handle, String(character), -1)
      guard let line = pango_layout_get_line_readonly(layout.handle, 0) else { return nil }
      var ink = PangoRectangle()
      pango_layout_line_get_extents(line, &ink, nil)
      return CGFloat(-ink.y) / CGFloat(PANGO_SCALE)
    }
  }
}
