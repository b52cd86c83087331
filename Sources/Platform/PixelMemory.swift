import CoreGraphics

/// Pixels in memory of their own, initially transparent black.
@MainActor
final class PixelMemory {
  let width, height: Int
  var bytesPerRow: Int { width * 4 }
  private let base: UnsafeMutableRawPointer

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    let count = width * height * 4
    // Cairo and pixman are fastest on cache-line boundaries.
    base = .allocate(byteCount: max(count, 64), alignment: 64)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: max(count, 64))
  }

  isolated deinit { base.deallocate() }

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
