import CPango
package import CoreGraphics

/// The description of a font for fontconfig.
package struct FontFace: Hashable, Sendable {
  /// Family names in order of preference, separated by commas. Fontconfig falls back to other
  /// fonts, so every script for which a font is installed is visible.
  package var families: String
  /// The font size in points, which is the em: one unit of the font's design.
  package var size: CGFloat
  /// The weight from 100 to 900, as in CSS and OpenType.
  package var weight: Int
  package var isItalic: Bool
  /// Whether all digits have the same width.
  package var hasMonospacedDigits: Bool
  /// The tracking of the font, in points between characters.
  package var tracking: CGFloat

  package init(
    families: String, size: CGFloat, weight: Int, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, tracking: CGFloat = 0
  ) {
    (self.families, self.size, self.weight) = (families, size, weight)
    (self.isItalic, self.hasMonospacedDigits) = (isItalic, hasMonospacedDigits)
    self.tracking = tracking
  }

  package var metrics: FontMetrics { TextEngine.metrics(for: self) }

  /// Returns the height of a character's ink above the baseline, in points; nil without a font.
  package func inkHeight(of character: Character) -> CGFloat? {
    TextEngine.withIdle { $0.inkHeight(of: character, in: self) }
  }

  /// Returns the same face at another size.
  package func scaled(to size: CGFloat) -> FontFace {
    var face = self
    face.size = size
    face.tracking = tracking * size / self.size
    return face
  }

  /// Calls `body` with Pango's description of the face.
  func withDescription<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    let description = pango_font_description_new()!
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, families)
    // The absolute size is in points of the user interface, independent of the resolution of the
    // font system.
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return body(description)
  }
}
