/// Decodes one image with gdk-pixbuf.
final class PixbufLoader {
  private let handle: PixbufLibrary.Handle
  private let library: PixbufLibrary
  private let format: ImageFormat
  private let size: RequestedSize

  /// The size of a decoded SVG. Other images have a size in pixels already.
  enum Size {
    /// A number of pixels per unit of the SVG.
    case scaled(by: CGFloat)
    /// A size in pixels, to which the SVG is stretched.
    case pixels(width: Int, height: Int)
  }

  init(_ library: PixbufLibrary, format: ImageFormat, size: Size) throws(ImageError) {
    var error: PixbufLibrary.Handle?
    guard let handle = library.newLoader(format.loaderName, &error) else {
      _ = library.message(freeing: error)
      throw .noDecoder(format: format)
    }
    (self.handle, self.library, self.format) = (handle, library, format)
    self.size = RequestedSize(library, format == .svg ? size : .scaled(by: 1))
    _ = library.connect(
      handle, "size-prepared",
      { loader, width, height, size in
        guard let loader, let size else { return }
        Unmanaged<RequestedSize>.fromOpaque(size).takeUnretainedValue()
          .request(of: loader, width: Int(width), height: Int(height))
      }, Unmanaged.passUnretained(self.size).toOpaque(), nil, 0)
  }

  deinit {
    // The library warns about loaders that were not closed. Closing one twice has no effect.
    _ = library.close(handle, nil)
    library.release(handle)
  }

  /// Returns the upright picture. `name` is its name in errors.
  func decode(_ data: Data, name: String) throws(ImageError) -> Pixbuf {
    var error: PixbufLibrary.Handle?
    let isWritten = data.withUnsafeBytes { bytes in
      guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
      return library.write(handle, base, bytes.count, &error) != 0
    }
    let isWhole = isWritten && library.close(handle, &error) != 0
    if let (width, height) = size.refused {
      if error != nil { _ = library.message(freeing: error) }
      throw .impossibleSize(name: name, width: width, height: height)
    }
    guard isWhole, let decoded = library.decodedPicture(handle),
      let upright = library.uprightPicture(decoded)
    else {
      throw .damaged(name: name, format: format, reason: library.message(freeing: error))
    }
    return Pixbuf(owning: upright, library: library)
  }
}

/// Sets the size of a picture as soon as its own size is known, before memory is allocated.
private final class RequestedSize {
  private let library: PixbufLibrary
  private let wanted: PixbufLoader.Size
  /// The size of the picture, if no image can be so large.
  private(set) var refused: (width: Int, height: Int)?

  init(_ library: PixbufLibrary, _ wanted: PixbufLoader.Size) {
    (self.library, self.wanted) = (library, wanted)
  }

  func request(of loader: PixbufLibrary.Handle, width: Int, height: Int) {
    let own = (width, height)
    let (width, height) = size(for: own)
    guard PixelStorage.isPossible(width: width, height: height) else {
      refused = (width, height)
      // A size of 0 makes the loader stop.
      return library.setSize(loader, 0, 0)
    }
    if (width, height) != own { library.setSize(loader, Int32(width), Int32(height)) }
  }

  private func size(for own: (width: Int, height: Int)) -> (width: Int, height: Int) {
    switch wanted {
    case .pixels(let width, let height): return (width, height)
    case .scaled(let factor):
      let factor = VectorSize.usable(factor)
      func scaled(_ side: Int) -> Int {
        // The limit is far above any valid size, and in the range of the library's numbers.
        Int(min((CGFloat(side) * factor).rounded(), CGFloat(Int32.max)))
      }
      return (scaled(own.width), scaled(own.height))
    }
  }
}
