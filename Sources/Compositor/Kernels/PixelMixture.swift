internal import CPixelKernels

/// Mixes two rows of pixels.
struct PixelMixture: RowMap {
  /// How much of the second there is, in 256ths.
  let share: UInt16

  func map(
    _ sources: [UnsafePointer<UInt32>], _ target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    mix_pixels(sources[0], sources[1], target, Int64(count), share)
  }
}
