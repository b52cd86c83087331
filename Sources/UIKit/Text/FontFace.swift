import CPango
import CoreGraphics

/// Which font to use, as fontconfig is asked for it.
struct FontFace: Hashable, Sendable {
  /// Family names in order of preference, separated by commas. Fontconfig goes on from there, so
  /// that every script for which a font is installed shows.
  var families: String
  /// In points: the em, which is one unit of the font's own design.
  var size: CGFloat
  /// 100 to 900, as in CSS and OpenType.
  var weight: Int
  var isItalic = false
  /// Whether all digits are equally wide.
  var hasMonospacedDigits = false

  /// Hands `body` the face as Pango describes it.
  func withDescription<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    let description = pango_font_description_new()!
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, families)
    // Absolute: in points of the user interface, whatever resolution the font system believes in.
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return body(description)
  }
}

/// A font's own numbers, in points at its size. Distances below the baseline are negative.
struct FontMetrics: Hashable, Sendable {
  var ascender, descender: CGFloat
  /// The middle of an underline, and its thickness.
  var underlinePosition, underlineThickness: CGFloat
  var strikethroughPosition: CGFloat

  /// Proportions of a usual sans serif, for a machine without any font.
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
