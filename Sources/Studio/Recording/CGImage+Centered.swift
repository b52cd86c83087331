package import CoreGraphics

extension CGImage {
  /// The image in the middle of a larger one, which is black around it. One that is larger is cut
  /// off at the right and below.
  ///
  /// - Parameters:
  ///   - width: in pixels.
  ///   - height: in pixels.
  /// - Returns: nil for a size without pixels, and for one that does not fit into memory.
  package func centered(width: Int, height: Int) -> CGImage? {
    if (width, height) == (self.width, self.height) { return self }
    let (x, y) = (max(width - self.width, 0) / 2, max(height - self.height, 0) / 2)
    let length = min(self.width, width) * 4
    return CGImage(width: width, height: height, isOpaque: true) { buffer in
      for row in 0..<min(self.height, height) {
        (buffer.base + (y + row) * buffer.bytesPerRow + x * 4).copyMemory(
          from: pixels + row * rowStride, byteCount: length)
      }
    }
  }
}
