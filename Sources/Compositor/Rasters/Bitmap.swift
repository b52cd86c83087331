internal import CoreGraphics

/// Memory for premultiplied 32-bit pixels of our own, which goes back to where it came from.
final class Bitmap {
  let width, height, bytesPerRow: Int
  let base: UnsafeMutableRawPointer
  private let capacity: Int
  private let pool: BitmapAccount

  /// Not cleared.
  init(width: Int, height: Int, from pool: BitmapAccount) {
    self.width = width
    self.height = height
    self.pool = pool
    bytesPerRow = width * 4
    (base, capacity) = pool.take(byteCount: max(4, bytesPerRow * height))
  }

  deinit { pool.recycle(base, byteCount: capacity) }

  var buffer: PixelBuffer {
    PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  var source: SourcePixels {
    SourcePixels(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  var byteCount: Int { bytesPerRow * height }

  func clear() { base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
}
