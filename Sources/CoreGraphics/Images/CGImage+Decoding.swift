#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension CGImage {
  /// Decodes an image of any supported kind (``ImageFormat``): the first picture of an animated
  /// one, and the first page of a PDF. The orientation in the file is applied.
  ///
  /// - Parameters:
  ///   - name: the name of the image in errors.
  ///   - scale: the pixels per unit of a vector image (SVG, PDF). Other images ignore it.
  ///   - library: decodes all kinds except PNG and PDF. It is evaluated only for these.
  ///   - pdfLibrary: draws PDF files. It is evaluated only for these.
  package convenience init(
    imageData data: Data, name: String = "image data", scale: CGFloat = 1,
    library: @autoclosure () -> PixbufLibrary? = .shared,
    pdfLibrary: @autoclosure () -> PopplerLibrary? = .shared
  ) throws(ImageError) {
    guard let format = ImageFormat(of: data) else { throw .unknownFormat(name: name) }
    switch format {
    case .png: try self.init(pngData: data, name: name)
    case .pdf:
      try self.init(pdfData: data, name: name, scale: scale, library: pdfLibrary())
    default:
      guard let library = library() else { throw .noDecoder(format: format) }
      try self.init(data, of: format, name: name, size: .scaled(by: scale), library)
    }
  }

  /// Decodes an SVG, stretched to a size in pixels.
  convenience init(
    svgData data: Data, name: String, width: Int, height: Int
  ) throws(ImageError) {
    guard let library = PixbufLibrary.shared else { throw .noDecoder(format: .svg) }
    try self.init(
      data, of: .svg, name: name, size: .pixels(width: width, height: height), library)
  }

  private convenience init(
    _ data: Data, of format: ImageFormat, name: String, size: PixbufLoader.Size,
    _ library: PixbufLibrary
  ) throws(ImageError) {
    func decode() throws(ImageError) -> Pixbuf {
      try PixbufLoader(library, format: format, size: size).decode(data, name: name)
    }
    // An SVG may contain text, which uses Cairo's fonts.
    let picture = format == .svg ? try CairoFonts.withLock(decode) : try decode()
    guard let pixels = picture.format,
      let storage = PixelStorage(width: picture.width, height: picture.height)
    else {
      throw .impossibleSize(name: name, width: picture.width, height: picture.height)
    }
    picture.read(into: storage, format: pixels)
    self.init(
      storage: storage, isOpaque: pixels.isOpaque,
      layout: Layout(
        format: .file(isOpaque: pixels.isOpaque), bytesPerRow: storage.bytesPerRow,
        space: .standardRGB))
  }

  /// Reads a file of any supported kind. For `scale` see `init(imageData:)`.
  package convenience init(imageFile url: URL, scale: CGFloat = 1) throws(ImageError) {
    try self.init(imageData: Data(imageFile: url), name: url.path, scale: scale)
  }

  /// Makes an upright image of the bytes of a JPEG file; nil for other bytes.
  ///
  /// - Parameters:
  ///   - source: the bytes of the file.
  ///   - decode: nil; other mappings of components are not supported.
  ///   - shouldInterpolate: ignored; the context that draws the image decides.
  ///   - intent: ignored, because there is one colour space.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let data = source.data as Data?, ImageFormat(of: data) == .jpeg else {
      return nil
    }
    try? self.init(imageData: data)
  }

  /// Returns the image as a JPEG, on white if it is not opaque.
  ///
  /// - Parameter quality: from 0 for the smallest data to 1 for the best picture; limited to this
  ///   range.
  package func jpegData(
    quality: CGFloat, library: @autoclosure () -> PixbufLibrary? = .shared
  ) throws(ImageError) -> Data {
    guard let library = library() else { throw .noDecoder(format: .jpeg) }
    let (name, bytesPerRow) = ("JPEG data", width * 3)
    guard let bytes = malloc(bytesPerRow * height) else {
      throw .unwritable(name: name, reason: "out of memory")
    }
    defer { free(bytes) }
    writeOnWhite(bytes.assumingMemoryBound(to: UInt8.self))
    guard
      let made = library.newFromData(
        bytes, 0, 0, 8, Int32(width), Int32(height), Int32(bytesPerRow), nil, nil)
    else { throw .unwritable(name: name, reason: "out of memory") }
    let picture = Pixbuf(owning: made, library: library)
    let percent = quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 100).rounded())
    var (data, count): (PixbufLibrary.Handle?, Int) = (nil, 0)
    var error: PixbufLibrary.Handle?
    let isSaved = "quality".withCString { key in
      String(percent).withCString { value in
        var (keys, values): ([UnsafePointer<CChar>?], [UnsafePointer<CChar>?]) =
          ([key, nil], [value, nil])
        return library.save(picture.handle, &data, &count, "jpeg", &keys, &values, &error) != 0
      }
    }
    guard isSaved, let data else {
      throw .unwritable(name: name, reason: library.message(freeing: error))
    }
    defer { library.freeMemory(data) }
    return Data(bytes: data, count: count)
  }

  /// Writes red, green and blue of all pixels on white. The colours are premultiplied, so the
  /// amount of white is what alpha lacks.
  private func writeOnWhite(_ bytes: UnsafeMutablePointer<UInt8>) {
    var next = bytes
    for y in 0..<height {
      let row = (pixels + y * rowStride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let word = row[x]
        let white = isOpaque ? 0 : 255 - (word >> 24)
        next[0] = UInt8(min(255, (word >> 16 & 0xFF) + white))
        next[1] = UInt8(min(255, (word >> 8 & 0xFF) + white))
        next[2] = UInt8(min(255, (word & 0xFF) + white))
        next += 3
      }
    }
  }
}
