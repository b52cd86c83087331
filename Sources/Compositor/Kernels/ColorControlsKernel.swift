internal import CPixelKernels

/// Scales each channel, and adds a share of the pixel's grey and of its opacity.
struct ColorControlsKernel: RowMap {
  /// The factor of each channel.
  let keep: Float
  /// How much of each channel is added to all of them.
  let red, green, blue: Float
  /// How much of the opacity is added to all channels.
  let offset: Float

  /// Maps a row of premultiplied pixels.
  func map(
    _ sources: [UnsafePointer<UInt32>], _ target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let map = ColorMap(
      scale: keep, red: red, green: green, blue: blue, alpha: offset, keep: 1, tint_red: 0,
      tint_green: 0, tint_blue: 0, tint_alpha: 0)
    withUnsafePointer(to: map) { map_colors($0, sources[0], target, Int64(count)) }
  }
}
