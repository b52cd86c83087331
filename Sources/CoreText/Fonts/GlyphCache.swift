import CCairo
import CPango
import CoreGraphics

/// A cache of the coverage of drawn glyphs: filling an outline costs ten times as much as blending
/// its coverage. Each glyph is kept at the quarters of a pixel at which it was needed. To be used
/// inside `TextEngine.withLock` only.
final class GlyphCache {
  /// The steps of a pixel at which glyphs are kept: finer ones cannot be distinguished.
  private static let phases = 4
  /// Glyphs larger than it, in pixels, are rare and cost too much memory; they are filled each
  /// time.
  private static let largestSize: CGFloat = 64
  /// About 2 MB at usual sizes. A full cache is cleared, which is rare, because a program uses few
  /// fonts.
  private static let mostEntries = 3000

  private struct Key: Hashable {
    var font: OpaquePointer
    var glyph: UInt
    var scale: CGFloat
    var phaseX, phaseY: Int
  }

  /// A glyph's coverage, and where its upper left corner is from the glyph's whole-pixel origin.
  private final class Coverage {
    let surface: OpaquePointer
    let left, top: Int

    init(_ surface: OpaquePointer, left: Int, top: Int) {
      (self.surface, self.left, self.top) = (surface, left, top)
    }

    deinit { cairo_surface_destroy(surface) }
  }

  /// Nil for a glyph without ink.
  private var entries: [Key: Coverage?] = [:]
  /// Kept alive, or another font could come to have the same address.
  private var fonts: Set<OpaquePointer> = []

  deinit { forgetAll() }

  private func forgetAll() {
    entries.removeAll()
    for font in fonts { cairo_scaled_font_destroy(font) }
    fonts.removeAll()
  }

  /// Draws glyphs, placed in points, with Cairo's current source. False when they have to be filled
  /// as outlines: turned, stretched or very large.
  func draw(
    _ glyphs: [cairo_glyph_t], _ font: OpaquePointer, size: CGFloat, in context: CGContext
  ) -> Bool {
    let map = context.ctm
    guard map.b == 0, map.c == 0, map.a == map.d, map.a > 0, size * map.a <= Self.largestSize
    else { return false }
    let cairo = context.cairo
    var unscaled = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    cairo_save(cairo)
    cairo_set_matrix(cairo, &unscaled)
    for glyph in glyphs {
      let x = map.a * CGFloat(glyph.x) + map.tx
      let y = map.d * CGFloat(glyph.y) + map.ty
      // Outside what any bitmap has.
      guard abs(x) < 100_000, abs(y) < 100_000 else { continue }
      let (column, phaseX) = Self.split(x)
      let (row, phaseY) = Self.split(y)
      let key = Key(
        font: font, glyph: glyph.index, scale: map.a, phaseX: phaseX, phaseY: phaseY)
      guard let coverage = coverage(for: key) else { continue }
      cairo_mask_surface(
        cairo, coverage.surface, Double(column + coverage.left), Double(row + coverage.top))
    }
    cairo_restore(cairo)
    return true
  }

  /// The pixel that a place is in, and the quarter of that pixel.
  private static func split(_ place: CGFloat) -> (pixel: Int, phase: Int) {
    let quarters = Int((place * CGFloat(phases)).rounded())
    let pixel = (CGFloat(quarters) / CGFloat(phases)).rounded(.down)
    return (Int(pixel), quarters - Int(pixel) * phases)
  }

  private func coverage(for key: Key) -> Coverage? {
    if let known = entries[key] { return known }
    if entries.count >= Self.mostEntries { forgetAll() }
    if fonts.insert(key.font).inserted { cairo_scaled_font_reference(key.font) }
    let coverage = rasterize(key)
    entries[key] = .some(coverage)
    return coverage
  }

  private func rasterize(_ key: Key) -> Coverage? {
    var glyph = cairo_glyph_t(index: key.glyph, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(key.font, &glyph, 1, &extents)
    guard extents.width > 0, extents.height > 0 else { return nil }
    let scale = Double(key.scale)
    // A pixel more on every side, for the part of a pixel by which the glyph is moved.
    let left = Int((extents.x_bearing * scale).rounded(.down)) - 1
    let top = Int((extents.y_bearing * scale).rounded(.down)) - 1
    let right = Int(((extents.x_bearing + extents.width) * scale).rounded(.up)) + 2
    let bottom = Int(((extents.y_bearing + extents.height) * scale).rounded(.up)) + 2
    guard right - left < 1024, bottom - top < 1024,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(right - left), Int32(bottom - top)),
      let cairo = cairo_create(surface)
    else { return nil }
    defer { cairo_destroy(cairo) }
    let step = 1 / Double(Self.phases)
    cairo_translate(
      cairo, Double(-left) + Double(key.phaseX) * step, Double(-top) + Double(key.phaseY) * step)
    cairo_scale(cairo, scale, scale)
    cairo_set_scaled_font(cairo, key.font)
    cairo_glyph_path(cairo, &glyph, 1)
    cairo_fill(cairo)
    return Coverage(surface, left: left, top: top)
  }
}
