#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension CGImage {
  /// Decodes an image of any kind that is read (``ImageFormat``), of an animated one the first
  /// picture, of a PDF the first page. It is turned as the file says that it is looked at.
  ///
  /// - Parameters:
  ///   - name: what errors call it.
  ///   - scale: the pixels for each unit of a vector image (SVG, PDF); no other image depends on
  ///     it.
  ///   - library: decodes all kinds but PNG and PDF. It is not asked for otherwise.
  ///   - pdfLibrary: draws PDF files. It is not asked for otherwise.
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

  /// Decodes an SVG at a size in pixels, to which it is stretched.
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
    // An SVG may contain text.
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

  /// Reads a file of any kind that is read. `scale` is as for `init(imageData:)`.
  package convenience init(imageFile url: URL, scale: CGFloat = 1) throws(ImageError) {
    try self.init(imageData: Data(imageFile: url), name: url.path, scale: scale)
  }

  /// The image of a JPEG file's bytes, upright; nil for other bytes.
  ///
  /// - Parameters:
  ///   - source: the bytes of the file.
  ///   - decode: nil; other mappings of components are not supported.
  ///   - shouldInterpolate: has no effect; the context that draws the image decides.
  ///   - intent: has no effect, as there is one colour space.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let data = source.data as Data?, ImageFormat(of: data) == .jpeg else {
      return nil
    }
    try? self.init(imageData: data)
  }

  /// The image as a JPEG, on white where it is not opaque.
  ///
  /// - Parameter quality: 0 for the smallest data to 1 for the best picture; beyond is the nearest.
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

  /// Writes red, green and blue of all pixels. What is added for white is what alpha lacks, since
  /// the colours are multiplied by it.
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
