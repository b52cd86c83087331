import CoreGraphics

/// Pixels in memory of their own, initially transparent black.
@MainActor
final class PixelMemory {
  let width, height: Int
  var bytesPerRow: Int { width * 4 }
  private let base: UnsafeMutableRawPointer
  private let byteCount: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    byteCount = max(width * height * 4, 64)
    // Cairo and pixman are fastest on cache-line boundaries.
    base = BlockMemory.allocate(byteCount: byteCount)
  }

  isolated deinit { BlockMemory.deallocate(base, byteCount: byteCount) }

  /// Valid as long as this object lives.
  var buffer: PixelBuffer {
    PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  /// A copy of the pixels, row by row: words 0xAARRGGBB, premultiplied.
  var words: [UInt32] {
    Array(
      UnsafeBufferPointer(
        start: base.assumingMemoryBound(to: UInt32.self), count: width * height))
  }
}
