internal import CPixman
internal import CoreGraphics

/// Owns a `pixman_image_t`: a wrapper over bits that live elsewhere, or a plain colour.
///
/// Wrappers are cheap and not safe to share, so each thread makes its own, over shared bits.
struct PixmanImage: ~Copyable {
  let handle: OpaquePointer?

  /// Wraps 32-bit premultiplied pixels.
  init(pixels: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    handle = pixman_image_create_bits_no_clear(
      PIXMAN_a8r8g8b8, Int32(width), Int32(height),
      UnsafeMutablePointer(mutating: pixels.assumingMemoryBound(to: UInt32.self)),
      Int32(bytesPerRow))
  }

  /// Wraps 8-bit coverage.
  init(coverage: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    handle = pixman_image_create_bits_no_clear(
      PIXMAN_a8, Int32(width), Int32(height),
      UnsafeMutablePointer(mutating: coverage.assumingMemoryBound(to: UInt32.self)),
      Int32(bytesPerRow))
  }

  init(color: PremultipliedColor) {
    var value = pixman_color(
      red: UInt16(color.red) * 257, green: UInt16(color.green) * 257,
      blue: UInt16(color.blue) * 257, alpha: UInt16(color.alpha) * 257)
    handle = pixman_image_create_solid_fill(&value)
  }

  deinit {
    if let handle { pixman_image_unref(handle) }
  }

  /// Takes the nearest pixels by the given map from destination to source, from the pixel at `x`,
  /// `y` on, within one of the blocks. Beyond the edges are the outermost pixels. Between pixels,
  /// `ScalingKernel` samples.
  func setScaling(_ scaling: Scaling, x: Int, y: Int) {
    guard let handle else { return }
    let (across, down) = (scaling.across(from: x), scaling.down(from: y))
    var transform = pixman_transform_t()
    transform.matrix.0 = (across.step, 0, across.start)
    transform.matrix.1 = (0, down.step, down.start)
    transform.matrix.2 = (0, 0, 1 << 16)
    pixman_image_set_transform(handle, &transform)
    pixman_image_set_filter(handle, PIXMAN_FILTER_NEAREST, nil, 0)
    pixman_image_set_repeat(handle, PIXMAN_REPEAT_PAD)
  }
}

extension PixmanImage {
  /// A mask that fades by the same everywhere.
  init(opacity: UInt8) {
    var value = pixman_color(red: 0, green: 0, blue: 0, alpha: UInt16(opacity) * 257)
    handle = pixman_image_create_solid_fill(&value)
  }
}
