internal import CCairo

/// Owns one of Cairo's surfaces over 32-bit pixels, or over 8-bit coverage.
final class CairoSurface {
  let handle: OpaquePointer
  /// Keeps the memory while Cairo may touch it.
  private let storage: AnyObject?

  init(handle: OpaquePointer, storage: AnyObject? = nil) {
    self.handle = handle
    self.storage = storage
  }

  /// Nil if Cairo refuses, for example for a stride that is not a multiple of 4.
  convenience init?(
    _ buffer: PixelBuffer, format: cairo_format_t, storage: AnyObject? = nil
  ) {
    guard buffer.width > 0, buffer.height > 0,
      let handle = cairo_image_surface_create_for_data(
        buffer.base.assumingMemoryBound(to: UInt8.self), format, Int32(clamping: buffer.width),
        Int32(clamping: buffer.height), Int32(clamping: buffer.bytesPerRow))
    else { return nil }
    self.init(handle: handle, storage: storage)
    guard cairo_surface_status(handle) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  /// An image's pixels, for reading only.
  convenience init?(reading image: CGImage) {
    let buffer = PixelBuffer(
      base: UnsafeMutableRawPointer(mutating: image.pixels), width: image.width,
      height: image.height, bytesPerRow: image.rowStride)
    self.init(
      buffer, format: image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, storage: image)
  }

  deinit {
    // A remaining reference in C must not touch the memory any more.
    cairo_surface_finish(handle)
    cairo_surface_destroy(handle)
  }
}

/// Cairo's message for an error.
func cairoMessage(_ status: cairo_status_t) -> String {
  guard let words = cairo_status_to_string(status) else { return "unknown error" }
  return String(cString: words)
}
