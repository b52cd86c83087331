/// Owns a reference to a picture of gdk-pixbuf. Its rows run from top to bottom, with bytes of red,
/// green, blue and, with four channels, alpha. Colours are not premultiplied.
final class Pixbuf {
  let handle: PixbufLibrary.Handle
  private let library: PixbufLibrary

  init(owning handle: PixbufLibrary.Handle, library: PixbufLibrary) {
    (self.handle, self.library) = (handle, library)
  }

  deinit { library.release(handle) }

  var width: Int { Int(library.width(handle)) }
  var height: Int { Int(library.height(handle)) }

  var format: BitmapFormat? {
    let hasAlpha = library.channelCount(handle) == 4
    return BitmapFormat(
      imageOf: .rgb, bitsPerComponent: 8, bitsPerPixel: hasAlpha ? 32 : 24,
      (hasAlpha ? CGImageAlphaInfo.last : .none).rawValue)
  }

  /// Copies all pixels to a bitmap of the same size.
  func read(into storage: PixelStorage, format: BitmapFormat) {
    guard let pixels = library.pixels(handle) else { return }
    let bytesPerRow = Int(library.bytesPerRow(handle))
    for y in 0..<height {
      format.read(
        pixels + y * bytesPerRow,
        into: (storage.base + y * storage.bytesPerRow).assumingMemoryBound(to: UInt32.self),
        count: width)
    }
  }
}
