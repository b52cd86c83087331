#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The memory of a bitmap in a layout that a program has chosen: the program's own memory, or
/// memory that this object owns. It is used by one thread at a time, as its context is.
final class ExternalBitmap {
  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let format: BitmapFormat
  /// Whether the program has the address and may read and write the memory at any time.
  var isShared: Bool
  private let owned: UnsafeMutableRawPointer?

  /// - Parameters:
  ///   - data: the program's memory; nil for cleared memory that this object owns.
  ///   - bytesPerRow: the distance between two rows in bytes; without `data`, 0 means the default.
  /// - Returns: nil if a row is too short for its pixels, or if there is no memory.
  init?(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    format: BitmapFormat
  ) {
    let needed = width * format.bytesPerPixel
    let isUsual = data == nil && bytesPerRow == 0
    let alignment = PixelStorage.alignment
    let distance = isUsual ? (needed + alignment - 1) / alignment * alignment : bytesPerRow
    guard distance >= needed, distance <= PixelStorage.maximumPixelCount else { return nil }
    if let data {
      (base, owned) = (data, nil)
    } else {
      guard let block = calloc(distance * height, 1) else { return nil }
      (base, owned) = (block, block)
    }
    (self.bytesPerRow, self.format) = (distance, format)
    isShared = data != nil
  }

  deinit { free(owned) }

  /// Reads pixels into a bitmap of the same size.
  ///
  /// - Parameter part: the pixels, which must be in the bitmap.
  func read(_ part: PixelRect, into buffer: PixelBuffer) {
    for row in part.y..<part.maxY {
      format.read(
        pixel(x: part.x, y: row), into: buffer.words(inRow: row) + part.x, count: part.width)
    }
  }

  /// Writes pixels of a bitmap of the same size.
  ///
  /// - Parameter part: the pixels, which must be in the bitmap.
  func write(_ buffer: PixelBuffer, in part: PixelRect) {
    for row in part.y..<part.maxY {
      format.write(
        buffer.words(inRow: row) + part.x, to: pixel(x: part.x, y: row), count: part.width)
    }
  }

  private func pixel(x: Int, y: Int) -> UnsafeMutableRawPointer {
    base + y * bytesPerRow + x * format.bytesPerPixel
  }
}

extension PixelBuffer {
  fileprivate func words(inRow row: Int) -> UnsafeMutablePointer<UInt32> {
    (base + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }
}
