import CoreGraphics

/// The width of a symbol's lines.
struct SymbolStroke {
  /// The width in units of the symbol's square.
  var width: CGFloat

  /// The line width of the icon font's glyphs, in units of its square.
  static let ofGlyphs: CGFloat = 2

  /// The part of an outline that lies inside a glyph. A greater width would fill narrow parts.
  var insideGlyphs: CGFloat { min(width, 1.4) }
  /// The part of an outline that lies outside a glyph.
  var outsideGlyphs: CGFloat { max(width - 1.4, 0) / 2 }

  init(width: CGFloat) { self.width = width }

  /// The line width for a weight of text. It was chosen by eye, so that a symbol looks as heavy as
  /// text of the system font beside it.
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
