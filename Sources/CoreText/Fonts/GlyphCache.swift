import CCairo
import CPango
import CoreGraphics

/// A cache of the coverage of drawn glyphs, because filling an outline costs ten times as much as
/// blending its coverage. Each glyph is cached for the quarters of a pixel at which it was drawn.
///
/// Sendable is sound: a thread uses a cache only while it holds its lock, by way of `caches`.
final class GlyphCache: Exclusive, @unchecked Sendable {
  /// The caches of the threads that draw text.
  static let caches = ExclusivePool<GlyphCache> { GlyphCache() }

  /// The number of subpixel positions of cached glyphs. More cannot be distinguished.
  private static let phases = 4
  /// The maximum size of a cached glyph, in pixels. Larger glyphs are rare and would use too much
  /// memory, so they are filled each time.
  private static let largestSize: CGFloat = 64
  /// The maximum number of glyphs, which take about 2 MB at usual sizes. A full cache is cleared;
  /// this is rare, because a program uses few fonts.
  private static let maximumEntries = 3000

  /// A font at a scale in pixels per point.
  private struct FontKey: Hashable {
    var font: OpaquePointer
    var scale: CGFloat
  }

  /// The glyphs of a font at a scale.
  private final class Glyphs {
    /// The entries by glyph and subpixel position; nil for a glyph without ink.
    var entries: [UInt: GlyphCoverage?] = [:]
  }

  let lock = NSRecursiveLock()
  private var glyphs: [FontKey: Glyphs] = [:]
  private var entryCount = 0
  /// The fonts are retained: otherwise another font could get the same address.
  private var fonts: Set<OpaquePointer> = []

  private init() {}

  deinit { removeAll() }

  private func removeAll() {
    glyphs.removeAll()
    entryCount = 0
    CairoFonts.withLock { for font in fonts { cairo_scaled_font_destroy(font) } }
    fonts.removeAll()
  }

  /// Draws glyphs at positions in points with Cairo's current source, which is the context's fill
  /// colour. Returns false if the glyphs have to be filled as outlines: rotated, stretched or very
  /// large.
  func draw(
    _ glyphs: [cairo_glyph_t], _ font: ScaledFont, size: CGFloat, in context: CGContext
  ) -> Bool {
    let map = context.pixelTransform
    guard map.b == 0, map.c == 0, map.a == map.d, map.a > 0, size * map.a <= Self.largestSize
    else { return false }
    let target = CoverageTarget(context)
    let known = self.glyphs(of: FontKey(font: font.handle, scale: map.a))
    let cairo = context.cairo
    var unscaled = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    cairo_save(cairo)
    cairo_set_matrix(cairo, &unscaled)
    for glyph in glyphs {
      let x = map.a * CGFloat(glyph.x) + map.tx
      let y = map.d * CGFloat(glyph.y) + map.ty
      // The position is outside any bitmap.
      guard abs(x) < 100_000, abs(y) < 100_000 else { continue }
      let (column, phaseX) = Self.split(x)
      let (row, phaseY) = Self.split(y)
      let drawn = coverage(
        of: glyph.index, in: known, font, scale: map.a, phaseX: phaseX, phaseY: phaseY)
      guard let drawn else { continue }
      if let target {
        drawn.paint(target, atColumn: column, row: row)
      } else {
        cairo_mask_surface(
          cairo, drawn.surface, Double(column + drawn.left), Double(row + drawn.top))
      }
    }
    cairo_restore(cairo)
    target?.finish()
    return true
  }

  /// Returns the pixel of a position, and the quarter of that pixel.
  private static func split(_ place: CGFloat) -> (pixel: Int, phase: Int) {
    let quarters = Int((place * CGFloat(phases)).rounded())
    let pixel = (CGFloat(quarters) / CGFloat(phases)).rounded(.down)
    return (Int(pixel), quarters - Int(pixel) * phases)
  }

  private func glyphs(of key: FontKey) -> Glyphs {
    if entryCount >= Self.maximumEntries { removeAll() }
    if let known = glyphs[key] { return known }
    if fonts.insert(key.font).inserted { cairo_scaled_font_reference(key.font) }
    let new = Glyphs()
    glyphs[key] = new
    return new
  }

  private func coverage(
    of glyph: UInt, in known: Glyphs, _ font: ScaledFont, scale: CGFloat, phaseX: Int,
    phaseY: Int
  ) -> GlyphCoverage? {
    let phases = UInt(Self.phases)
    let key = (glyph * phases + UInt(phaseX)) * phases + UInt(phaseY)
    if let found = known.entries[key] { return found }
    let coverage = rasterize(glyph, font, scale: scale, phaseX: phaseX, phaseY: phaseY)
    known.entries[key] = .some(coverage)
    entryCount += 1
    return coverage
  }

  private func rasterize(
    _ index: UInt, _ font: ScaledFont, scale: CGFloat, phaseX: Int, phaseY: Int
  ) -> GlyphCoverage? {
    let glyph = cairo_glyph_t(index: index, x: 0, y: 0)
    let extents = font.extents(of: glyph)
    guard extents.width > 0, extents.height > 0 else { return nil }
    let scale = Double(scale)
    // The margin of one pixel is for the subpixel position of the glyph.
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
      cairo, Double(-left) + Double(phaseX) * step, Double(-top) + Double(phaseY) * step)
    cairo_scale(cairo, scale, scale)
    font.addOutlines(of: [glyph], to: cairo)
    cairo_fill(cairo)
    return GlyphCoverage(owning: surface, left: left, top: top)
  }
}
