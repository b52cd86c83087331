public import CoreGraphics

/// The layout of pixels in a bitmap: four components of one byte, multiplied by alpha.
public struct CIFormat: Hashable, Sendable {
  /// How far each byte's component is shifted in a word `0xAARRGGBB`, in the order of memory.
  let shifts: SIMD4<UInt32>

  /// Red, green, blue, alpha.
  public static let RGBA8 = CIFormat(shifts: SIMD4(16, 8, 0, 24))
  /// Blue, green, red, alpha.
  public static let BGRA8 = CIFormat(shifts: SIMD4(0, 8, 16, 24))
  /// Alpha, red, green, blue.
  public static let ARGB8 = CIFormat(shifts: SIMD4(24, 16, 8, 0))
  /// Alpha, blue, green, red.
  public static let ABGR8 = CIFormat(shifts: SIMD4(24, 0, 8, 16))
}

extension CIContext {
  /// Draws the part of an image inside a rectangle into memory, the upper row first. An empty,
  /// infinite or too large rectangle has no effect.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - data: the first byte; there have to be `rowBytes` bytes for each row.
  ///   - rowBytes: the distance between two rows, in bytes; at least four for each column.
  ///   - bounds: the rectangle in the image's coordinates; it is made whole outwards.
  ///   - format: the layout of a pixel.
  ///   - colorSpace: has no effect: colours are those of sRGB.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let part = createCGImage(image, from: bounds), rowBytes >= part.width * 4 else { return }
    for y in 0..<part.height {
      for x in 0..<part.width {
        let pixel = SIMD4(repeating: part.pixel(x: x, y: y)) &>> format.shifts
        data.storeBytes(
          of: SIMD4<UInt8>(truncatingIfNeeded: pixel), toByteOffset: y * rowBytes + x * 4,
          as: SIMD4<UInt8>.self)
      }
    }
  }
}
