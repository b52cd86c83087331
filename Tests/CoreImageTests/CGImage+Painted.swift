import CoreGraphics

extension CGImage {
  /// An opaque image of the pixels that a function gives for each column and row.
  static func painted(width: Int, height: Int, _ color: (Int, Int) -> UInt32) -> CGImage {
    CGImage(width: width, height: height, isOpaque: true) { buffer in
      for y in 0..<height {
        for x in 0..<width {
          buffer.base.storeBytes(
            of: color(x, y), toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
        }
      }
    }!
  }
}
