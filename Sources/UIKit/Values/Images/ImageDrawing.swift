import CoreGraphics

/// What draws an image again, sharp at the size at which it is shown.
enum ImageDrawing: Sendable {
  case file(VectorImage)
  case symbol(SymbolImage)

  /// The image stretched to a size in points, of `scale` pixels a point; nil if it cannot be drawn.
  func image(size: CGSize, scale: CGFloat) -> CGImage? {
    switch self {
    case .file(let picture): try? picture.image(size: size, scale: scale)
    case .symbol(let symbol): symbol.image(size: size, scale: scale)
    }
  }
}
