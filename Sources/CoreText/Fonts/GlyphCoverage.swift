import CCairo
import CoreGraphics

/// The coverage of a drawn glyph, and the offset of its upper left corner from the pixel of the
/// glyph's origin.
final class GlyphCoverage {
  /// The surface with eight bits per pixel.
  let surface: OpaquePointer
  let left, top: Int
  /// The rectangle of covered pixels, relative to the glyph's origin, and its first pixel in
  /// memory.
  private let covered: PixelRect
  private let bytes: UnsafePointer<UInt8>
  private let stride: Int

  /// Returns nil if Cairo has no memory.
  init?(owning surface: OpaquePointer, left: Int, top: Int) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.surface, self.left, self.top) = (surface, left, top)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let width = Int(cairo_image_surface_get_width(surface))
    func isCovered(_ x: Int, _ y: Int) -> Bool { data[y * stride + x] != 0 }
    let rows = (0..<Int(cairo_image_surface_get_height(surface))).filter { y in
      (0..<width).contains { isCovered($0, y) }
    }
    let columns = (0..<width).filter { x in rows.contains { isCovered(x, $0) } }
    let (x, y) = (columns.first ?? 0, rows.first ?? 0)
    covered = PixelRect(
      x: left + x, y: top + y, width: columns.last.map { $0 - x + 1 } ?? 0,
      height: rows.last.map { $0 - y + 1 } ?? 0)
    bytes = UnsafePointer(data) + y * stride + x
    self.stride = stride
  }

  deinit { cairo_surface_destroy(surface) }

  /// Paints the coverage on a target, with the glyph's origin at a pixel.
  func paint(_ target: CoverageTarget, atColumn column: Int, row: Int) {
    target.paint(
      bytes, stride: stride,
      over: PixelRect(
        x: column + covered.x, y: row + covered.y, width: covered.width, height: covered.height))
  }
}
