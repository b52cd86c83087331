internal import CoreGraphics

/// Memory for premultiplied 32-bit pixels of our own, which goes back to where it came from.
final class Bitmap {
  let width, height: Int
  /// The rows that there are: one where it stands for all.
  private let keptRows: Int
  let base: UnsafeMutableRawPointer
  private let capacity: Int
  private let pool: BitmapAccount

  /// Not cleared.
  ///
  /// - Parameter keptRows: the rows that there are: all, or one that stands for all; nil for all.
  init(width: Int, height: Int, keptRows: Int? = nil, from pool: BitmapAccount) {
    self.width = width
    self.height = height
    self.pool = pool
    self.keptRows = keptRows ?? height
    (base, capacity) = pool.take(byteCount: max(4, width * 4 * self.keptRows))
  }

  deinit { pool.recycle(base, byteCount: capacity) }

  /// 0 where one row stands for all.
  var bytesPerRow: Int { keptRows < height ? 0 : width * 4 }
  var byteCount: Int { width * 4 * keptRows }

  /// The rows that there are.
  var buffer: PixelBuffer {
    PixelBuffer(base: base, width: width, height: keptRows, bytesPerRow: width * 4)
  }

  var source: SourcePixels {
    SourcePixels(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  func clear() { base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
}
