import CoreGraphics

extension CGImage {
  /// The image's pixels, row by row, as words 0xAARRGGBB that are not premultiplied.
  package var straightWords: [UInt32] {
    (0..<height).flatMap { y in
      (0..<width).map { x in Self.straight(pixel(x: x, y: y)) }
    }
  }

  private static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    guard alpha > 0 else { return 0 }
    let shifts: [UInt32] = [16, 8, 0]
    return shifts.reduce(alpha << 24) { result, shift in
      let component = (word >> shift) & 0xFF
      return result | min(255, (component * 255 + alpha / 2) / alpha) << shift
    }
  }
}
