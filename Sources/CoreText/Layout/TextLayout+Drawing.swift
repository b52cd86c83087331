import CCairo
import CPango
package import CoreGraphics

extension TextLayout {
  /// Draws the lines with their upper left corner at `origin`, aligned in `width` points.
  ///
  /// Baselines and the beginnings of lines are rounded to device pixels. Characters have the
  /// positions that the font defines, also between pixels. `color` is used where the text has no
  /// colour, or everywhere.
  ///
  /// - Parameter part: the vertical range to draw, from the top. Lines outside it are skipped.
  package func draw(
    in context: CGContext, at origin: CGPoint, width: CGFloat, color: any TextColor,
    usesOnlyThatColor: Bool = false, part: ClosedRange<CGFloat>? = nil
  ) {
    guard context.canDraw, origin.isFinite, width.isFinite else { return }
    context.saveGState()
    defer { context.restoreGState() }
    let size = text.largestPointSize
    context.drawing {
      for line in lines {
        if let part, line.bottom < part.lowerBound || line.top > part.upperBound { continue }
        let x = origin.x + line.indent(in: width)
        let start = context.snapped(CGPoint(x: x, y: origin.y + line.baseline))
        TextPainter(
          context: context, text: text, line: line, color: color,
          usesOnlyThatColor: usesOnlyThatColor, largestPointSize: size
        ).draw(from: start)
      }
    }
  }

  /// Draws one line from a point of its baseline, in a space in which y points down.
  ///
  /// - Parameter color: is used where the text has no colour.
  func draw(
    line index: Int, in context: CGContext, from start: CGPoint, color: any TextColor
  ) {
    guard context.canDraw, start.isFinite, lines.indices.contains(index) else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.drawing {
      TextPainter(
        context: context, text: text, line: lines[index], color: color,
        usesOnlyThatColor: false, largestPointSize: text.largestPointSize
      ).draw(from: context.snapped(start))
    }
  }
}

extension CGContext {
  /// Returns the nearest point on the device's pixel grid, unless the context is rotated.
  fileprivate func snapped(_ point: CGPoint) -> CGPoint {
    let transform = pixelTransform
    guard transform.b == 0, transform.c == 0 else { return point }
    let place = point.applying(transform)
    return CGPoint(x: place.x.rounded(), y: place.y.rounded()).applying(transform.inverted())
  }
}

/// Draws one line of a layout.
///
/// A layout of Pango does not change and may be read at any time. Its fonts may be used only while
/// the engine's lock is held. Colours and pictures are a program's own code, so they are called
/// without the lock.
private struct TextPainter {
  var context: CGContext
  let text: AttributedText
  let line: TextLayout.Line
  let color: any TextColor
  let usesOnlyThatColor: Bool
  let largestPointSize: CGFloat

  func draw(from start: CGPoint) {
    var x = start.x
    for piece in line.runs {
      guard let item = piece.item, let glyphs = piece.glyphs else { continue }
      let width = PangoUnits.points(pango_glyph_string_get_width(glyphs))
      let run = text.run(at: line.textOffset + Int(item.pointee.offset))
      let y = start.y - run.baselineOffset
      drawBackground(of: run, x: x, width: width, y: start.y)
      withShadow(of: run, x: x, width: width, y: y) { painter in
        painter.draw(run, item, glyphs, at: CGPoint(x: x, y: y), width: width)
      }
      x += width
    }
  }

  /// Draws a piece of a line over its shadow, which is that of the text, or else of the context.
  private func withShadow(
    of run: AttributedText.Run, x: CGFloat, width: CGFloat, y: CGFloat,
    _ draw: (TextPainter) -> Void
  ) {
    guard let shadow = run.shadow, !usesOnlyThatColor else { return withContextsShadow() }
    context.saveGState()
    context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color.cgColor)
    withContextsShadow()
    context.restoreGState()

    func withContextsShadow() {
      // No glyph extends beyond twice the size of its font. A picture stands on the baseline.
      let reach =
        2 * run.face.size + context.textLineReach
        + (run.picture.map { $0.bounds.height + abs($0.bounds.minY) } ?? 0)
      let bounds = CGRect(x: x, y: y, width: width, height: 0).insetBy(dx: -reach, dy: -reach)
      context.withShadow(of: bounds.applying(context.pixelTransform)) { context in
        var painter = self
        painter.context = context
        draw(painter)
      }
    }
  }

  private func draw(
    _ run: AttributedText.Run, _ item: UnsafeMutablePointer<PangoItem>,
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, at origin: CGPoint, width: CGFloat
  ) {
    let ownColor = ((usesOnlyThatColor ? nil : run.color) ?? color).cgColor
    context.setFillColor(ownColor)
    let isEllipsis =
      item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    if let picture = run.picture, !isEllipsis {
      draw(picture, for: glyphs, at: origin, ownColor)
    } else if let font = item.pointee.analysis.font {
      drawGlyphs(glyphs, font, at: origin, run)
    }
    drawLines(of: run, x: origin.x, width: width, y: origin.y, ownColor)
  }

  private func drawBackground(of run: AttributedText.Run, x: CGFloat, width: CGFloat, y: CGFloat) {
    guard let background = run.background, !usesOnlyThatColor else { return }
    context.setFillColor(background.cgColor)
    // The edges are rounded to pixels: otherwise a seam would be visible between two pieces.
    let start = context.snapped(CGPoint(x: x, y: y - line.baseline + line.top))
    let end = context.snapped(CGPoint(x: x + width, y: y - line.baseline + line.bottom))
    context.fill(CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y))
  }

  /// Draws a picture for each glyph that it replaces, at whole pixels.
  private func draw(
    _ picture: TextPicture, for glyphs: UnsafeMutablePointer<PangoGlyphString>,
    at origin: CGPoint, _ color: CGColor
  ) {
    let infos = UnsafeBufferPointer(
      start: glyphs.pointee.glyphs, count: Int(glyphs.pointee.num_glyphs))
    var x = origin.x
    for info in infos {
      let corner = CGPoint(x: x + picture.bounds.minX, y: origin.y - picture.bounds.maxY)
      context.saveGState()
      picture.draw(
        context, CGRect(origin: context.snapped(corner), size: picture.bounds.size), color)
      context.restoreGState()
      x += PangoUnits.points(info.geometry.width)
    }
  }

  private func drawLines(
    of run: AttributedText.Run, x: CGFloat, width: CGFloat, y: CGFloat, _ ownColor: CGColor
  ) {
    let metrics = run.face.metrics
    func rule(_ style: CTUnderlineStyle, _ color: (any TextColor)?, at position: CGFloat) {
      guard !style.isEmpty else { return }
      context.setFillColor((usesOnlyThatColor ? nil : color)?.cgColor ?? ownColor)
      let thickness = metrics.underlineThickness * (style == .thick ? 2 : 1)
      func line(_ y: CGFloat) {
        context.fill(CGRect(x: x, y: y - thickness / 2, width: width, height: thickness))
      }
      line(y - position)
      if style == .double { line(y - position + 2 * thickness) }
    }
    rule(run.strikethrough, run.strikethroughColor, at: metrics.strikethroughPosition)
    rule(run.underline, run.underlineColor, at: metrics.underlinePosition)
  }

  /// The parts of glyphs that are painted, by their attributes or else by the context.
  private func mode(of run: AttributedText.Run) -> CGTextDrawingMode {
    guard run.strokeWidth != 0 else { return context.textDrawingMode }
    return run.strokeWidth < 0 ? .fillStroke : .stroke
  }

  /// Draws glyphs from their outlines: Cairo 1.16 would round each position to whole pixels, which
  /// makes the spaces between letters uneven at a scale of 1. Pango draws pictures (emoji), and the
  /// boxes for characters that no font has.
  private func drawGlyphs(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>,
    at origin: CGPoint, _ run: AttributedText.Run
  ) {
    let mode = mode(of: run)
    guard mode != .invisible else { return }
    context.useFillColor()
    let infos = UnsafeBufferPointer(
      start: glyphs.pointee.glyphs, count: Int(glyphs.pointee.num_glyphs))
    let unknown = UInt32(PANGO_GLYPH_UNKNOWN_FLAG)
    guard !infos.contains(where: { $0.attr.is_color != 0 || $0.glyph & unknown != 0 }) else {
      return showGlyphs(glyphs, font, at: origin)
    }
    guard let scaledFont = line.owner.engine.scaledFont(of: font) else { return }
    var outlines: [cairo_glyph_t] = []
    outlines.reserveCapacity(infos.count)
    var x = origin.x
    for info in infos {
      if info.glyph != TextPainter.emptyGlyph {
        outlines.append(
          cairo_glyph_t(
            index: UInt(info.glyph), x: Double(x + PangoUnits.points(info.geometry.x_offset)),
            y: Double(origin.y + PangoUnits.points(info.geometry.y_offset))))
      }
      x += PangoUnits.points(info.geometry.width)
    }
    guard !outlines.isEmpty else { return }
    // If each glyph were drawn separately, it would erase the others.
    let isDrawn =
      mode == .fill && !context.reachesOutsideShapes
      && GlyphCache.caches.withIdle {
        $0.draw(outlines, scaledFont, size: largestPointSize, in: context)
      }
    guard !isDrawn else { return }
    let cairo = context.cairo
    cairo_new_path(cairo)
    scaledFont.addOutlines(of: outlines, to: cairo)
    if mode != .stroke { fillOutlines() }
    if mode != .fill { strokeOutlines(of: run) }
    cairo_new_path(cairo)
  }

  /// Lets Pango draw glyphs that are not outlines, in the fill colour unless they have their own.
  private func showGlyphs(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>,
    at origin: CGPoint
  ) {
    let cairo = context.cairo
    line.owner.engine.withLock {
      CairoFonts.withLock {
        cairo_save(cairo)
        cairo_new_path(cairo)
        if context.reachesOutsideShapes || context.isFillFaded {
          // Their rectangle is used as their shape, as that of an image is.
          var ink = PangoRectangle()
          pango_glyph_string_extents(glyphs, font, &ink, nil)
          let margin: CGFloat = context.reachesOutsideShapes ? 0 : 1
          let rect = CGRect(
            x: origin.x + PangoUnits.points(ink.x), y: origin.y + PangoUnits.points(ink.y),
            width: PangoUnits.points(ink.width), height: PangoUnits.points(ink.height)
          ).insetBy(dx: -margin, dy: -margin)
          cairo_rectangle(
            cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
          cairo_clip(cairo)
        }
        context.withFillOpacity {
          cairo_move_to(cairo, Double(origin.x), Double(origin.y))
          pango_cairo_show_glyph_string(cairo, font, glyphs)
        }
        // The restore makes the context release the font.
        cairo_restore(cairo)
      }
    }
    cairo_new_path(cairo)
  }

  /// Fills the current path without clearing it.
  private func fillOutlines() {
    let cairo = context.cairo
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    guard context.reachesOutsideShapes else { return cairo_fill_preserve(cairo) }
    let outlines = cairo_copy_path(cairo)
    defer { cairo_path_destroy(outlines) }
    cairo_save(cairo)
    context.clipToShape()
    cairo_paint(cairo)
    cairo_restore(cairo)
    cairo_append_path(cairo, outlines)
  }

  /// Strokes the current path in the colour of the outline, or else of the glyphs.
  private func strokeOutlines(of run: AttributedText.Run) {
    guard run.strokeWidth != 0 else { return context.strokeGlyphOutlines() }
    let cairo = context.cairo
    if let color = run.strokeColor, !usesOnlyThatColor {
      context.setStrokeColor(color.cgColor)
      context.useStrokeColor()
    }
    cairo_save(cairo)
    cairo_set_line_width(cairo, Double(abs(run.strokeWidth) / 100 * run.face.size))
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    cairo_set_dash(cairo, nil, 0, 0)
    cairo_stroke_preserve(cairo)
    cairo_restore(cairo)
  }

  /// The glyph of an invisible character, such as a line break: `PANGO_GLYPH_EMPTY`.
  private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
}
