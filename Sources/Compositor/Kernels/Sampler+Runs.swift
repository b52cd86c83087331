internal import CPixelKernels
internal import CoreGraphics

/// Runs of pixels whose neighbours in the source all exist: the part of a picture that takes the
/// time.
extension Sampler {
  /// Paints a run of pixels out of `whole`, all of which could be painted so. False, and nothing
  /// painted, where single precision would not do.
  func paint(
    _ span: Range<Int>, of whole: Range<Int>, y: Int, _ row: UnsafeMutablePointer<UInt32>,
    isOpaque: Bool, opacity: UInt8
  ) -> Bool {
    let write =
      if opacity < 255 {
        SampleWriteFaded
      } else {
        isOpaque ? SampleWriteReplace : SampleWriteOver
      }
    let source = SampledPixels(pixels: base, stride: Int64(stride))
    let (x, count, target) = (Int64(span.lowerBound), Int64(span.count), row + span.lowerBound)
    switch SamplePath(self, whole, y: y) {
    case .affine(let path):
      sample_affine_path(source, path, x, count, target, write, opacity)
    case .projective(let path):
      sample_projective_path(source, path, x, count, target, write, opacity)
    case nil: return false
    }
    return true
  }

  /// Two neighbours side by side, sixteen bits a channel and 256 times as large, each mixed with
  /// the one below.
  @inline(__always)
  static func column(
    _ upper: UInt64, _ lower: UInt64, _ weight: SIMD8<UInt16>
  ) -> SIMD8<UInt16> {
    let top = SIMD8<UInt16>(widening: unsafeBitCast(upper, to: SIMD8<UInt8>.self))
    let bottom = SIMD8<UInt16>(widening: unsafeBitCast(lower, to: SIMD8<UInt8>.self))
    return (top &<< 8) &+ (bottom &- top) &* weight
  }

  /// Two samples, sixteen bits a channel, of their columns and of the right sides' weights.
  @inline(__always)
  static func pair(
    _ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>, _ weight: SIMD8<UInt16>
  ) -> SIMD8<UInt16> {
    let left = (SIMD8(lowHalf: a.lowHalf, highHalf: b.lowHalf) &+ 128) &>> 8
    let right = (SIMD8(lowHalf: a.highHalf, highHalf: b.highHalf) &+ 128) &>> 8
    return ((left &<< 8) &+ (right &- left) &* weight &+ 128) &>> 8
  }
}
