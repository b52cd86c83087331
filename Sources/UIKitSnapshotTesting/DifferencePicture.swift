import CoreGraphics

/// Draws a difference: the reference in pale colours, with differences in red. A larger difference
/// is more intense.
enum DifferencePicture {
  /// - Parameter difference: returns the difference of a pixel, of 255, by column and row.
  static func image(over reference: CGImage, difference: (Int, Int) -> Int) -> CGImage? {
    CGImage(
      width: reference.width, height: reference.height, isOpaque: true, drawsAll: true
    ) { target in
      for y in 0..<reference.height {
        let row = (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<reference.width {
          let difference = UInt32(difference(x, y))
          row[x] = difference > 0 ? red(difference) : pale(reference.pixel(x: x, y: y))
        }
      }
    }
  }

  private static func red(_ difference: UInt32) -> UInt32 {
    let rest = (255 - difference) / 2
    return 0xFF00_0000 | 255 << 16 | rest << 8 | rest
  }

  private static func pale(_ word: UInt32) -> UInt32 {
    let sum = (word >> 16 & 255) + (word >> 8 & 255) + (word & 255)
    let gray = 191 + sum / 12
    return 0xFF00_0000 | gray << 16 | gray << 8 | gray
  }
}
