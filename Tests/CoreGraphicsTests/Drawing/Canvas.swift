import CoreGraphics
import Testing

/// Draws into a small bitmap and returns the picture.
func picture(
  width: Int = 8, height: Int = 8, scale: CGFloat = 1, isOpaque: Bool = false,
  draw: (CGContext) throws -> Void
) throws -> CGImage {
  let context = try #require(
    CGContext(width: width, height: height, scale: scale, isOpaque: isOpaque))
  try draw(context)
  return try #require(context.finish())
}

extension CGImage {
  /// The alpha of each pixel of a row.
  func alphas(inRow y: Int) -> [Int] { (0..<width).map { Int(pixel(x: $0, y: y) >> 24) } }

  /// How many pixels are not fully transparent.
  var inkedPixelCount: Int {
    (0..<height).reduce(0) { count, y in count + alphas(inRow: y).filter { $0 > 0 }.count }
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
