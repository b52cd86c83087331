internal import CoreGraphics

/// Memory for premultiplied 32-bit pixels of our own, which goes back to where it came from.
final class Bitmap {
  let width, height: Int
  /// The number of stored rows: one if all rows are equal.
  private let keptRows: Int
  /// From a row to the next.
  private let rowBytes: Int
  let base: UnsafeMutableRawPointer
  private let capacity: Int
  private let pool: BitmapAccount

  /// Makes a bitmap whose pixels are undefined.
  ///
  /// - Parameter keptRows: the number of stored rows: one if all rows are equal; nil for all rows.
  init(width: Int, height: Int, keptRows: Int? = nil, from pool: BitmapAccount) {
    self.width = width
    self.height = height
    self.pool = pool
    self.keptRows = keptRows ?? height
    rowBytes = Self.rowBytes(width: width)
    (base, capacity) = pool.take(byteCount: max(4, rowBytes * self.keptRows))
  }

  private static let cacheLine = 64
  /// Rows that are no longer lie close together.
  private static let shortRow = 4096

  /// Long rows are an odd number of cache lines apart. Otherwise, the pixels of a column share few
  /// of the places of the cache: of a row of 3,840 pixels those of every fourth row have the same.
  /// What is turned is read down its columns.
  private static func rowBytes(width: Int) -> Int {
    let byteCount = width * 4
    guard byteCount > shortRow else { return byteCount }
    return ((byteCount + cacheLine - 1) / cacheLine | 1) * cacheLine
  }

  deinit { pool.recycle(base, byteCount: capacity) }

  /// 0 if all rows are equal and only one is stored.
  var bytesPerRow: Int { keptRows < height ? 0 : rowBytes }
  var byteCount: Int { rowBytes * keptRows }

  /// The stored rows.
  var buffer: PixelBuffer {
    PixelBuffer(base: base, width: width, height: keptRows, bytesPerRow: rowBytes)
  }

  var source: SourcePixels {
    SourcePixels(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  func clear() { base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
}
