import CoreGraphics

/// The width of a symbol's lines.
struct SymbolStroke {
  /// In units of the symbol's square.
  var width: CGFloat

  /// The width of lines in the icon font's glyphs, in units of its square.
  static let ofGlyphs: CGFloat = 2

  /// The width of the outline of a glyph inside it: more would fill narrow parts.
  var insideGlyphs: CGFloat { min(width, 1.4) }
  /// The width of the outline of a glyph around it.
  var outsideGlyphs: CGFloat { max(width - 1.4, 0) / 2 }

  init(width: CGFloat) { self.width = width }

  /// The width for a weight of text. Chosen by eye, so that symbols look as heavy as the system
  /// font beside them.
  init(_ weight: UIImage.SymbolWeight) {
    width =
      switch weight {
      case .ultraLight: 0.5
      case .thin: 0.9
      case .light: 1.4
      case .unspecified, .regular: 1.9
      case .medium: 2.15
      case .semibold: 2.4
      case .bold: 2.75
      case .heavy: 3.1
      case .black: 3.45
      }
  }
}
