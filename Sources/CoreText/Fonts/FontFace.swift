import CPango
package import CoreGraphics

/// The description of a font, for fontconfig.
package struct FontFace: Hashable, Sendable {
  /// Family names in order of preference, separated by commas. Fontconfig continues from there, so
  /// that every script for which a font is installed shows.
  package var families: String
  /// In points: the em, which is one unit of the font's own design.
  package var size: CGFloat
  /// 100 to 900, as in CSS and OpenType.
  package var weight: Int
  package var isItalic: Bool
  /// Whether all digits are equally wide.
  package var hasMonospacedDigits: Bool
  /// Points that the font itself adds between characters.
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

  /// The extent of a character's ink above the baseline, in points; nil without any font.
  package func inkHeight(of character: Character) -> CGFloat? {
    TextEngine.withIdle { $0.inkHeight(of: character, in: self) }
  }

  /// The same outlines at another size.
  package func scaled(to size: CGFloat) -> FontFace {
    var face = self
    face.size = size
    face.tracking = tracking * size / self.size
    return face
  }

  /// Passes `body` the face as Pango describes it.
  func withDescription<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    let description = pango_font_description_new()!
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, families)
    // Absolute: in points of the user interface, for any resolution of the font system.
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return body(description)
  }
}
