import CPango
package import CoreGraphics

/// The metrics of a font at its size, in points. Distances below the baseline are negative.
package struct FontMetrics: Hashable, Sendable {
  package var ascender, descender: CGFloat
  /// The position of the middle of an underline, and its thickness.
  package var underlinePosition, underlineThickness: CGFloat
  package var strikethroughPosition: CGFloat

  /// The height of a line, in points.
  package var lineHeight: CGFloat { ascender - descender }

  /// Makes the metrics of a typical sans serif font, for a machine without fonts.
  init(estimatedFor size: CGFloat) {
    ascender = 0.97 * size
    descender = -0.24 * size
    underlinePosition = -0.15 * size
    underlineThickness = 0.07 * size
    strikethroughPosition = 0.27 * size
  }

  init(_ metrics: UnsafeMutablePointer<PangoFontMetrics>) {
    func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
    ascender = points(pango_font_metrics_get_ascent(metrics))
    descender = -points(pango_font_metrics_get_descent(metrics))
    underlineThickness = points(pango_font_metrics_get_underline_thickness(metrics))
    underlinePosition =
      points(pango_font_metrics_get_underline_position(metrics)) - underlineThickness / 2
    strikethroughPosition =
      points(pango_font_metrics_get_strikethrough_position(metrics)) - underlineThickness / 2
  }
}
