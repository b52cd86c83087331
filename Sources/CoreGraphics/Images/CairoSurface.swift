internal import CCairo

/// Owns one of Cairo's surfaces over 32-bit pixels, or over 8-bit coverage.
final class CairoSurface {
  let handle: OpaquePointer
  /// Retains the memory while Cairo may use it.
  private let storage: AnyObject?

  init(handle: OpaquePointer, storage: AnyObject? = nil) {
    self.handle = handle
    self.storage = storage
  }

  /// Returns nil if Cairo refuses the memory, for example for a stride that is not a multiple of 4.
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

  /// Makes a surface that reads an image's pixels.
  convenience init?(reading image: CGImage) {
    let buffer = PixelBuffer(
      base: UnsafeMutableRawPointer(mutating: image.pixels), width: image.width,
      height: image.height, bytesPerRow: image.rowStride)
    self.init(
      buffer, format: image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, storage: image)
  }

  deinit {
    // If C code has a reference left, it must not use the memory any more.
    cairo_surface_finish(handle)
    cairo_surface_destroy(handle)
  }
}

/// Returns Cairo's message for a status.
func cairoMessage(_ status: cairo_status_t) -> String {
  guard let words = cairo_status_to_string(status) else { return "unknown error" }
  return String(cString: words)
}
