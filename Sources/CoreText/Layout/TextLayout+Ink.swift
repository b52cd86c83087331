import CPango
import CoreGraphics

extension TextLayout {
  /// Returns the rectangle around the visible parts of a line's characters, relative to the start
  /// of its baseline and with y pointing up; empty if nothing is visible.
  func inkBounds(ofLine index: Int) -> CGRect {
    let line = lines[index]
    return line.owner.engine.withLock {
      var (bounds, x) = (CGRect.null, CGFloat(0))
      for piece in line.runs {
        guard let item = piece.item, let glyphs = piece.glyphs else { continue }
        let run = text.run(at: line.textOffset + Int(item.pointee.offset))
        let ink =
          run.picture?.bounds
          ?? item.pointee.analysis.font.map { Self.inkBounds(of: glyphs, in: $0) }
        if let ink, !ink.isEmpty {
          bounds = bounds.union(ink.offsetBy(dx: x, dy: run.baselineOffset))
        }
        x += PangoUnits.points(pango_glyph_string_get_width(glyphs))
      }
      return bounds.isNull ? .zero : bounds
    }
  }

  private static func inkBounds(
    of glyphs: UnsafeMutablePointer<PangoGlyphString>, in font: UnsafeMutablePointer<PangoFont>
  ) -> CGRect {
    var ink = PangoRectangle()
    pango_glyph_string_extents(glyphs, font, &ink, nil)
    return CGRect(
      x: PangoUnits.points(ink.x), y: -PangoUnits.points(ink.y + ink.height),
      width: PangoUnits.points(ink.width), height: PangoUnits.points(ink.height))
  }
}
