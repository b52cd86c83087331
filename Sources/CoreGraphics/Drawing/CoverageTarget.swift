internal import CCairo
internal import CPixelKernels

/// The pixels of a context, for blending coverage with the fill colour without Cairo.
///
/// Cairo takes ten times as long to prepare the blending of a glyph as to blend it. The result is
/// identical in every bit to `cairo_mask_surface` with coverage at whole pixels.
package struct CoverageTarget {
  private let surface: OpaquePointer
  private let pixels: UnsafeMutablePointer<UInt32>
  private let pixelsPerRow: Int
  /// The pixels that may be drawn.
  private let clip: PixelRect
  /// The premultiplied colour `0xAARRGGBB`.
  private let color: UInt32

  /// Returns nil if only Cairo can draw: with patterns, other blend modes, clips that are not a
  /// rectangle of whole pixels, and in transparency layers with another origin.
  package init?(_ context: CGContext) {
    let cairo = context.handle
    var (left, top) = (0.0, 0.0)
    guard context.canDraw, context.state.blendMode == .normal, context.state.fillPattern == nil,
      let surface = cairo_get_group_target(cairo),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    cairo_surface_get_device_offset(surface, &left, &top)
    let format = cairo_image_surface_get_format(surface)
    guard left == 0, top == 0, format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let clip = Self.clip(of: cairo)
    else { return nil }
    cairo_surface_flush(surface)
    guard let base = cairo_image_surface_get_data(surface) else { return nil }
    self.surface = surface
    pixels = UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt32.self)
    pixelsPerRow = Int(cairo_image_surface_get_stride(surface)) / 4
    self.clip = clip.intersection(
      PixelRect(
        x: 0, y: 0, width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface))))
    color = Self.premultiplied(context.state.fillColor, context.state.alpha)
  }

  /// Returns nil for a clip that is not one rectangle of whole pixels.
  private static func clip(of cairo: OpaquePointer) -> PixelRect? {
    var unscaled = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_matrix(cairo, &unscaled)
    guard let list = cairo_copy_clip_rectangle_list(cairo) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles <= 1 else {
      return nil
    }
    guard list.pointee.num_rectangles == 1, let rectangle = list.pointee.rectangles?.pointee else {
      return .empty
    }
    return PixelRect(
      x: Int(rectangle.x), y: Int(rectangle.y), width: Int(rectangle.width),
      height: Int(rectangle.height))
  }

  /// Rounds a colour as Cairo does: to 16 bits, of which pixman takes the upper 8.
  private static func premultiplied(_ color: RGBA, _ opacity: Double) -> UInt32 {
    func bounded(_ value: Double) -> Double { min(max(value, 0), 1) }
    let alpha = bounded(color.alpha * opacity)
    func byte(_ value: Double) -> UInt32 { UInt32(value * 65535 + 0.5) >> 8 }
    return byte(alpha) << 24 | byte(bounded(color.red) * alpha) << 16
      | byte(bounded(color.green) * alpha) << 8 | byte(bounded(color.blue) * alpha)
  }

  /// Blends the colour through coverage.
  ///
  /// - Parameters:
  ///   - coverage: the first byte of the first row; each byte is from 0 to 255.
  ///   - stride: the distance between two rows in bytes.
  ///   - rect: the position of the coverage, in pixels.
  package func paint(_ coverage: UnsafePointer<UInt8>, stride: Int, over rect: PixelRect) {
    let part = rect.intersection(clip)
    guard !part.isEmpty else { return }
    blend_coverage(
      color, coverage + (part.y - rect.y) * stride + part.x - rect.x, Int64(stride),
      pixels + part.y * pixelsPerRow + part.x, Int64(pixelsPerRow), Int64(part.width),
      Int64(part.height))
  }

  /// Tells Cairo that the pixels were changed.
  package func finish() { cairo_surface_mark_dirty(surface) }
}
