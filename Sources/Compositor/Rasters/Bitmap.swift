internal import CoreGraphics

/// Memory for premultiplied 32-bit pixels of our own, which goes back to where it came from.
final class Bitmap {
  let width, height: Int
  /// 0 where one row stands for all.
  let bytesPerRow: Int
  let byteCount: Int
  let base: UnsafeMutableRawPointer
  private let capacity: Int
  private let pool: BitmapAccount

  /// Not cleared.
  ///
  /// - Parameter hasAlikeRows: whether one row stands for all.
  init(width: Int, height: Int, hasAlikeRows: Bool = false, from pool: BitmapAccount) {
    self.width = width
    self.height = height
    self.pool = pool
    bytesPerRow = hasAlikeRows ? 0 : width * 4
    byteCount = width * 4 * (hasAlikeRows ? min(1, height) : height)
    (base, capacity) = pool.take(byteCount: max(4, byteCount))
  }

  deinit { pool.recycle(base, byteCount: capacity) }

  /// The rows that there are.
  var buffer: PixelBuffer {
    let rows = bytesPerRow > 0 ? height : min(1, height)
    return PixelBuffer(base: base, width: width, height: rows, bytesPerRow: width * 4)
  }

  var source: SourcePixels {
    SourcePixels(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  func clear() { base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
}
