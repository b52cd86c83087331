import CCairo
import CPango
package import CoreGraphics

/// The outlines of glyphs of icon fonts.
package enum GlyphOutline {
  /// The em size at which outlines are requested, in points: Cairo rounds their points to 1/256.
  private static let em: CGFloat = 1024

  /// Returns the outline of the glyph that an icon font has for a whole word, as a ligature. Its
  /// unit is the em. The origin is the upper left corner of the em if the font's ascender is an em.
  /// The result is nil if the font is not installed or has no such glyph.
  package static func path(ofLigature word: String, family: String) -> PathElements? {
    guard InstalledFonts().hasFamily(family) else { return nil }
    return TextEngine.withIdle { engine -> PathElements? in
      guard let owner = engine.makeLayout() else { return nil }
      let face = FontFace(families: family, size: em, weight: 400)
      face.withDescription { pango_layout_set_font_description(owner.handle, $0) }
      pango_layout_set_text(owner.handle, word, -1)
      guard let line = pango_layout_get_line_readonly(owner.handle, 0),
        let node = line.pointee.runs, node.pointee.next == nil, let data = node.pointee.data
      else { return nil }
      let run = data.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let glyphs = run.pointee.glyphs, glyphs.pointee.num_glyphs == 1,
        let infos = glyphs.pointee.glyphs, let font = run.pointee.item.pointee.analysis.font,
        let scaledFont = engine.scaledFont(of: font)
      else { return nil }
      return outline(of: UInt(infos[0].glyph), scaledFont)
    }
  }

  private static func outline(of glyph: UInt, _ font: ScaledFont) -> PathElements? {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return nil }
    defer { cairo_destroy(cairo) }
    font.addOutlines(of: [cairo_glyph_t(index: glyph, x: 0, y: 0)], to: cairo)
    guard let copied = cairo_copy_path(cairo) else { return nil }
    defer { cairo_path_destroy(copied) }
    guard copied.pointee.status == CAIRO_STATUS_SUCCESS, let data = copied.pointee.data else {
      return nil
    }
    var path = PathElements()
    var index = 0
    while index < Int(copied.pointee.num_data) {
      let header = data[index].header
      func point(_ offset: Int) -> CGPoint {
        let point = data[index + offset].point
        return CGPoint(x: CGFloat(point.x) / em, y: CGFloat(point.y) / em + 1)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO:
        path.addCurve(control1: point(1), control2: point(2), end: point(3))
      default: path.close()
      }
      index += max(Int(header.length), 1)
    }
    return path.isEmpty ? nil : path
  }
}
