import CoreGraphics

/// Pixels in their own memory, which start as transparent black.
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
    // Cairo and pixman are fastest if rows begin at cache lines.
    base = BlockMemory.allocate(byteCount: byteCount)
  }

  isolated deinit { BlockMemory.deallocate(base, byteCount: byteCount) }

  /// The pixels, which are valid as long as this object.
  var buffer: PixelBuffer {
    PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  /// A copy of the pixels, row by row, as premultiplied words 0xAARRGGBB.
  var words: [UInt32] {
    Array(
      UnsafeBufferPointer(
        start: base.assumingMemoryBound(to: UInt32.self), count: width * height))
  }
}
