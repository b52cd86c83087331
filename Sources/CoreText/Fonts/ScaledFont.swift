import CCairo
import CoreGraphics

/// A font of Cairo at a size.
struct ScaledFont {
  let handle: OpaquePointer
  /// Whether an engine retains it permanently, with its file open. Several threads may then use it.
  let isHeld: Bool

  /// Returns the extents of a glyph's ink.
  func extents(of glyph: cairo_glyph_t) -> cairo_text_extents_t {
    var extents = cairo_text_extents_t()
    if isHeld {
      cairo_scaled_font_glyph_extents(handle, [glyph], 1, &extents)
    } else {
      CairoFonts.withLock { cairo_scaled_font_glyph_extents(handle, [glyph], 1, &extents) }
    }
    return extents
  }

  /// Adds the outlines of glyphs to a context's path. The context does not retain the font.
  func addOutlines(of glyphs: [cairo_glyph_t], to cairo: OpaquePointer) {
    // Cairo looks up the font for the context's scale.
    CairoFonts.withLock {
      cairo_save(cairo)
      cairo_set_scaled_font(cairo, handle)
      cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
      // The path is not part of the saved state.
      cairo_restore(cairo)
    }
  }
}
