internal import CCairo

extension CGImage {
  /// Decodes a PNG. `name` is its name in errors.
  package convenience init(pngData data: Data, name: String = "PNG data") throws(ImageError) {
    try Self.checkHeader(data, name: name)
    let reader = PNGReader(data)
    let handle = withExtendedLifetime(reader) {
      cairo_image_surface_create_from_png_stream(
        { context, bytes, count in
          guard let context, let bytes else { return CAIRO_STATUS_READ_ERROR }
          return Unmanaged<PNGReader>.fromOpaque(context).takeUnretainedValue()
            .read(into: bytes, count: Int(count))
        }, Unmanaged.passUnretained(reader).toOpaque())
    }
    guard let handle else { throw .notPNG(name: name, reason: "out of memory") }
    let decoded = CairoSurface(handle: handle)
    let status = cairo_surface_status(handle)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .notPNG(name: name, reason: cairoMessage(status))
    }
    let width = Int(cairo_image_surface_get_width(handle))
    let height = Int(cairo_image_surface_get_height(handle))
    guard let storage = PixelStorage(width: width, height: height) else {
      throw .impossibleSize(name: name, width: width, height: height)
    }
    let isOpaque = cairo_surface_get_content(handle) == CAIRO_CONTENT_COLOR
    Self.copy(decoded, to: storage)
    if isOpaque { storage.makeOpaque() }
    self.init(
      storage: storage, isOpaque: isOpaque,
      layout: Layout(
        format: .file(isOpaque: isOpaque), bytesPerRow: storage.bytesPerRow, space: .standardRGB))
  }

  /// Reads a PNG file.
  package convenience init(pngFile url: URL) throws(ImageError) {
    try self.init(pngData: Data(imageFile: url), name: url.path)
  }

  /// Returns the image as a PNG, without an alpha channel if it is opaque.
  package func pngData(name: String = "PNG data") throws(ImageError) -> Data {
    guard let surface = CairoSurface(reading: self) else {
      throw .unwritable(name: name, reason: "out of memory")
    }
    let writer = PNGWriter()
    let status = withExtendedLifetime(writer) {
      cairo_surface_write_to_png_stream(
        surface.handle,
        { context, bytes, count in
          guard let context, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<PNGWriter>.fromOpaque(context).takeUnretainedValue()
            .data.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(writer).toOpaque())
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .unwritable(name: name, reason: cairoMessage(status))
    }
    return writer.data
  }

  /// Writes a PNG file atomically. If the path is not a regular file, for instance a device, it is
  /// written in place.
  package func writePNG(to url: URL) throws(ImageError) {
    let data = try pngData(name: url.path)
    do {
      try data.write(to: url, options: url.mayBeReplaced ? .atomic : [])
    } catch {
      throw .unwritable(name: url.path, reason: error.localizedDescription)
    }
  }

  /// Checks the size before memory is allocated.
  private static func checkHeader(_ data: Data, name: String) throws(ImageError) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard data.starts(with: signature) else {
      throw .notPNG(name: name, reason: "it does not begin like one")
    }
    // The signature is followed by the length, "IHDR", the width and the height, of four bytes
    // each, big-endian.
    guard data.count >= 24 else { throw .notPNG(name: name, reason: "it ends in the header") }
    func number(at offset: Int) -> Int {
      data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(at: 16), number(at: 20))
    guard PixelStorage.isPossible(width: width, height: height) else {
      throw .impossibleSize(name: name, width: width, height: height)
    }
  }

  /// Copies the decoded image, in any of Cairo's formats, to 32-bit pixels.
  private static func copy(_ source: CairoSurface, to storage: PixelStorage) {
    guard let target = CairoSurface(storage.buffer, format: CAIRO_FORMAT_ARGB32),
      let cairo = cairo_create(target.handle)
    else { return }
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, source.handle, 0, 0)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(target.handle)
  }
}

extension URL {
  /// Whether a new file may replace the existing one, which it must not if this is a device, a pipe
  /// or a link.
  fileprivate var mayBeReplaced: Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let type = attributes?[.type] as? FileAttributeType else { return true }
    return type == .typeRegular
  }
}

/// Passes PNG data to Cairo piece by piece.
private final class PNGReader {
  private let data: Data
  private var offset = 0

  init(_ data: Data) { self.data = data }

  func read(into bytes: UnsafeMutablePointer<UInt8>, count: Int) -> cairo_status_t {
    guard count <= data.count - offset else { return CAIRO_STATUS_READ_ERROR }
    let start = data.startIndex + offset
    data.copyBytes(to: bytes, from: start..<start + count)
    offset += count
    return CAIRO_STATUS_SUCCESS
  }
}

private final class PNGWriter {
  var data = Data()
}
