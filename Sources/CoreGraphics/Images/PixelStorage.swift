internal import CPixelKernels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The memory of a bitmap, with rows aligned to 64 bytes. The last reference frees it.
///
/// Sendable is sound: pixels are written only by the one context or initializer that made the
/// storage, before a `CGImage` is made of it. Afterwards they are only read.
final class PixelStorage: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let width, height, bytesPerRow: Int
  private let capacity: Int

  /// The maximum side in pixels that Cairo and pixman can address.
  static let maximumSide = 32767
  /// The maximum number of pixels in a bitmap, which take 1 GiB. A larger number is a mistake or an
  /// attack.
  static let maximumPixelCount = 1 << 28
  /// The alignment of rows to a cache line, so that threads that write different rows share no
  /// line.
  static let alignment = 64

  /// Returns nil if a side is not within 1...32767, if there are too many pixels, or if there is no
  /// memory.
  init?(width: Int, height: Int, isCleared: Bool = true) {
    guard Self.isPossible(width: width, height: height) else { return nil }
    bytesPerRow = (width * 4 + Self.alignment - 1) / Self.alignment * Self.alignment
    guard
      let block = BlockPool.shared.take(byteCount: bytesPerRow * height, isCleared: isCleared)
    else { return nil }
    (base, capacity) = block
    self.width = width
    self.height = height
  }

  deinit { BlockPool.shared.recycle(base, byteCount: capacity) }

  static func isPossible(width: Int, height: Int) -> Bool {
    (1...maximumSide).contains(width) && (1...maximumSide).contains(height)
      && width * height <= maximumPixelCount
  }

  var buffer: PixelBuffer {
    PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  /// Copies rows from other memory of the same size.
  func copyRows(from source: UnsafeRawPointer, bytesPerRow sourceBytesPerRow: Int) {
    for row in 0..<height {
      memcpy(base + row * bytesPerRow, source + row * sourceBytesPerRow, width * 4)
    }
  }

  /// Sets every pixel's alpha to 1, because an opaque surface leaves it undefined.
  func makeOpaque() {
    make_opaque(base.assumingMemoryBound(to: UInt32.self), Int64(bytesPerRow / 4 * height))
  }

  /// Whether every pixel's alpha is 1. Most other bitmaps have a transparent pixel in a corner,
  /// which is examined first.
  var hasOnlyOpaquePixels: Bool {
    let corners = [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)]
    let isOpaque = corners.allSatisfy { x, y in
      base.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) >= 0xFF00_0000
    }
    return isOpaque && (0..<height).allSatisfy(isOpaque(row:))
  }

  private func isOpaque(row: Int) -> Bool {
    let line = base + row * bytesPerRow
    return are_opaque(line.assumingMemoryBound(to: UInt32.self), Int64(width))
  }
}
