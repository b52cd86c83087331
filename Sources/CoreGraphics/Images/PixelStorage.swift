internal import CPixelKernels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The memory of one bitmap: rows aligned to 64 bytes, freed with the last reference.
///
/// Sendable is sound: pixels are written only by the one context or initializer that made the
/// storage, before a `CGImage` is made of it; from then on it is only read.
final class PixelStorage: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let width, height, bytesPerRow: Int
  private let capacity: Int

  /// The most pixels on a side that Cairo and pixman can address.
  static let maximumSide = 32767
  /// The most pixels in a bitmap, 1 GiB of them: beyond it is a mistake or an attack.
  static let maximumPixelCount = 1 << 28
  /// A cache line, so that threads working on different rows never share one.
  static let alignment = 64

  /// Nil where a side is not within 1...32767, the bitmap would be absurdly large, or there is no
  /// memory for it.
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

  /// Sets every pixel's alpha to 1, where an opaque surface left it undefined.
  func makeOpaque() {
    make_opaque(base.assumingMemoryBound(to: UInt32.self), Int64(bytesPerRow / 4 * height))
  }

  /// Whether every pixel's alpha is 1. Most bitmaps that are not opaque are not so in a corner, and
  /// take no time.
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
