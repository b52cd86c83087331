internal import CWebP

extension CGImage {
  /// The maximum side of a picture in the format, in pixels.
  package static let maximumWebPSide = 16383

  /// Returns the image as a lossless WebP file, with libwebp's smallest size. As in PNG, colours
  /// are not premultiplied. ``init(webPData:name:library:)`` reads exactly the same pixels, unless
  /// a colour exceeds its alpha.
  ///
  /// - Parameters:
  ///   - name: the name of the image in errors.
  ///   - library: encodes the image.
  package func webPData(
    name: String = "WebP data", library: WebPLibrary? = .shared
  ) throws(ImageError) -> Data {
    guard let library else { throw .noWebPLibrary }
    let most = Self.maximumWebPSide
    guard width <= most, height <= most else {
      throw .unwritable(
        name: name,
        reason: "it is \(width) × \(height) pixels, and a WebP has at most \(most) on a side")
    }
    guard let straight = hasOnlyOpaquePixels ? self : withStraightAlpha else {
      throw .unwritable(name: name, reason: "out of memory")
    }
    return try straight.encode(name: name, library)
  }

  /// Encodes the words without converting them.
  private func encode(name: String, _ library: WebPLibrary) throws(ImageError) -> Data {
    var (config, picture) = (CWebPConfig(), CWebPPicture())
    var writer = CWebPMemoryWriter()
    library.initWriter(&writer)
    defer { library.clearWriter(&writer) }
    // The default preset, and then the level with the smallest size, which also makes it lossless.
    guard library.initConfig(&config, 0, 0, Int32(CWebPEncoderVersion)) != 0,
      library.setLossless(&config, 9) != 0,
      library.initPicture(&picture, Int32(CWebPEncoderVersion)) != 0
    else { throw .unwritable(name: name, reason: "libwebp has another interface") }
    defer { library.freePicture(&picture) }
    (picture.usesARGB, picture.width, picture.height) = (1, Int32(width), Int32(height))
    picture.write = library.write
    let bytes = pixels.assumingMemoryBound(to: UInt8.self)
    let isWritten = withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = UnsafeMutableRawPointer(writer)
      return library.importBGRA(&picture, bytes, Int32(rowStride)) != 0
        && library.encode(&config, &picture) != 0
    }
    guard isWritten, let start = writer.bytes else {
      throw .unwritable(name: name, reason: "error \(picture.error) of libwebp")
    }
    return Data(bytes: start, count: writer.count)
  }

  /// The image with colours that are not premultiplied; nil if there is no memory.
  private var withStraightAlpha: CGImage? {
    CGImage(width: width, height: height, drawsAll: true) { target in
      for y in 0..<height {
        let source = (pixels + y * rowStride).assumingMemoryBound(to: UInt32.self)
        let row = (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { row[x] = Self.dividedByAlpha(source[x]) }
      }
    }
  }

  /// Returns a premultiplied word with colours that are not premultiplied, each rounded.
  /// Multiplying by alpha restores the same word: the rounding error is at most a half, and becomes
  /// smaller by a multiplication by an alpha below 1.
  private static func dividedByAlpha(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    guard alpha > 0 else { return 0 }
    func color(_ shift: UInt32) -> UInt32 {
      min(((word >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | color(16) | color(8) | color(0)
  }
}

extension CGImage {
  /// Decodes a still WebP file.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - name: the name of the image in errors.
  ///   - library: decodes the image.
  package convenience init(
    webPData data: Data, name: String = "WebP data", library: WebPLibrary? = .shared
  ) throws(ImageError) {
    guard let library else { throw .noWebPLibrary }
    guard ImageFormat(of: data) == .webp else {
      throw .damaged(name: name, format: .webp, reason: "it does not begin like one")
    }
    let decoded = data.withUnsafeBytes { Self.decode($0, name: name, library) }
    let storage = try decoded.get()
    let isOpaque = storage.hasOnlyOpaquePixels
    if !isOpaque { Self.multiplyByAlpha(storage) }
    self.init(
      storage: storage, isOpaque: isOpaque,
      layout: Layout(
        format: .file(isOpaque: isOpaque), bytesPerRow: storage.bytesPerRow, space: .standardRGB))
  }

  /// Decodes to colours that are not premultiplied. The size is checked before memory is allocated.
  private static func decode(
    _ bytes: UnsafeRawBufferPointer, name: String, _ library: WebPLibrary
  ) -> Result<PixelStorage, ImageError> {
    func damaged(_ reason: String) -> Result<PixelStorage, ImageError> {
      .failure(.damaged(name: name, format: .webp, reason: reason))
    }
    var (width, height): (Int32, Int32) = (0, 0)
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress,
      library.readSize(start, bytes.count, &width, &height) != 0
    else { return damaged("its header cannot be read") }
    guard let storage = PixelStorage(width: Int(width), height: Int(height)) else {
      return .failure(.impossibleSize(name: name, width: Int(width), height: Int(height)))
    }
    let pixels = storage.base.assumingMemoryBound(to: UInt8.self)
    let isDecoded =
      library.decodeBGRA(
        start, bytes.count, pixels, storage.bytesPerRow * storage.height,
        Int32(storage.bytesPerRow)) != nil
    return isDecoded ? .success(storage) : damaged("it is damaged or ends early")
  }

  /// Premultiplies the colours of a bitmap.
  private static func multiplyByAlpha(_ storage: PixelStorage) {
    let info = CGImageAlphaInfo.first.rawValue | CGImageByteOrderInfo.order32Little.rawValue
    let straight = BitmapFormat(imageOf: .rgb, bitsPerComponent: 8, bitsPerPixel: 32, info)
    for y in 0..<storage.height {
      let row = storage.base + y * storage.bytesPerRow
      // The conversion in place is safe: each word is read before it is written.
      straight?.read(row, into: row.assumingMemoryBound(to: UInt32.self), count: storage.width)
    }
  }
}
