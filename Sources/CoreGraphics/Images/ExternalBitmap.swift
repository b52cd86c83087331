#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory of a bitmap in a layout that a program has chosen: the program's own, or memory that
/// lives as long as this object.
final class ExternalBitmap {
  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let format: BitmapFormat
  private let owned: UnsafeMutableRawPointer?

  /// - Parameters:
  ///   - data: the program's memory, or nil for cleared memory of its own.
  ///   - bytesPerRow: the distance of rows in bytes; 0 for the usual one, without `data`.
  /// - Returns: nil if rows have no room for their pixels, or there is no memory.
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
  }

  deinit { free(owned) }

  /// Reads all pixels into a bitmap of the same size.
  func read(into buffer: PixelBuffer) {
    for row in 0..<buffer.height {
      format.read(base + row * bytesPerRow, into: buffer.words(inRow: row), count: buffer.width)
    }
  }

  /// Writes all pixels of a bitmap of the same size.
  func write(_ buffer: PixelBuffer) {
    for row in 0..<buffer.height {
      format.write(buffer.words(inRow: row), to: base + row * bytesPerRow, count: buffer.width)
    }
  }
}

extension PixelBuffer {
  fileprivate func words(inRow row: Int) -> UnsafeMutablePointer<UInt32> {
    (base + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }
}
