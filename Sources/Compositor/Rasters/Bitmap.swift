internal import CoreGraphics

/// Memory for premultiplied 32-bit pixels of our own.
final class Bitmap {
  let width, height, bytesPerRow: Int
  let base: UnsafeMutableRawPointer

  /// Not cleared.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytesPerRow = width * 4
    base = .allocate(byteCount: max(4, bytesPerRow * height), alignment: 64)
  }

  deinit { base.deallocate() }

  var buffer: PixelBuffer {
    PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  var source: SourcePixels {
    SourcePixels(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  var byteCount: Int { bytesPerRow * height }
}
