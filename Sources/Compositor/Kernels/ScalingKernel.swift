internal import CPixelKernels
internal import CoreGraphics

/// Samples between the pixels of a picture that is scaled, and neither turned nor mirrored.
enum ScalingKernel {
  /// Samples bilinearly for a rectangle of the operation's pixels, within one of the map's blocks.
  /// Beyond its edges the picture is extended by its outermost pixels.
  ///
  /// - Parameters:
  ///   - target: the pixel at the rectangle's corner.
  ///   - stride: from a row of the target to the next, in pixels.
  ///   - opacity: what the samples are faded by, if `write` fades them.
  static func sample(
    _ pixels: SourcePixels, by scaling: Scaling, in rect: PixelRect,
    to target: UnsafeMutablePointer<UInt32>, stride: Int, _ write: SampleWrite,
    opacity: UInt8 = 255
  ) {
    let source = ScaledPixels(
      pixels: pixels.base.assumingMemoryBound(to: UInt32.self), width: Int64(pixels.width),
      height: Int64(pixels.height), stride: Int64(pixels.bytesPerRow / 4))
    sample_scaled(
      source, path(scaling.across(from: rect.x)), path(scaling.down(from: rect.y)), target,
      Int64(stride), Int64(rect.width), Int64(rect.height), write, opacity)
  }

  /// Counted from the centre of the first source pixel.
  private static func path(_ path: Scaling.Path) -> ScaledPath {
    ScaledPath(start: Int64(path.center - 0x8000), step: Int64(path.step))
  }
}
