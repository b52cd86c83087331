import CoreGraphics

/// Draws an image again for the size at which it is shown, so that it is sharp at that size.
enum ImageDrawing: Sendable {
  case file(VectorImage)
  case symbol(SymbolImage)

  /// The image stretched to a size in points, with `scale` pixels per point; nil if it cannot be
  /// drawn.
  func image(size: CGSize, scale: CGFloat) -> CGImage? {
    switch self {
    case .file(let picture): try? picture.image(size: size, scale: scale)
    case .symbol(let symbol): symbol.image(size: size, scale: scale)
    }
  }
}
