internal import CPixelKernels
internal import CoreGraphics

/// The change of colours by a material: saturation, and a tint above.
struct MaterialColors: RowMap {
  private typealias Four = SIMD4<Float>

  let isNeutral: Bool
  let saturation: Float
  /// The weights of blue, green and red in the luminance (Rec. 709, as `ColorControls` has it),
  /// times what the saturation leaves to the grey.
  let grey: SIMD4<Float>
  /// How much of the pixel is left below the tint.
  let keep: Float
  /// Premultiplied, 0 to 1: blue, green, red, alpha.
  let tint: SIMD4<Float>

  /// At this size a Float's last bit is a whole number: adding it rounds, and the bits are it.
  private static var magic: Float { 8_388_608 }

  init(saturation: Double, tint: RGBA) {
    let factor = saturation.isNaN ? 1 : max(-1000, min(1000, saturation))
    let alpha = PremultipliedColor.unit(tint.alpha)
    self.saturation = Float(factor)
    grey = SIMD4(0.0721, 0.7154, 0.2125, 0) * Float(1 - factor)
    keep = Float(1 - alpha)
    self.tint =
      SIMD4(
        Float(PremultipliedColor.unit(tint.blue)), Float(PremultipliedColor.unit(tint.green)),
        Float(PremultipliedColor.unit(tint.red)), 1) * Float(alpha)
    isNeutral = factor == 1 && alpha == 0
  }

  func map(
    _ sources: [UnsafePointer<UInt32>], _ target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    map(sources[0], target, count: count)
  }

  /// A row of premultiplied pixels; source and target may be the same.
  func map(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let tint = tint * 255
    let map = ColorMap(
      scale: saturation, red: grey[2], green: grey[1], blue: grey[0], alpha: 0, keep: keep,
      tint_red: tint[2], tint_green: tint[1], tint_blue: tint[0], tint_alpha: tint[3])
    withUnsafePointer(to: map) { map_colors($0, source, target, Int64(count)) }
  }

  /// A pixel of four channels of 16 bits: blue, green, red, alpha.
  ///
  /// - Parameter full: the value of full intensity.
  @inline(__always)
  func map(_ pixel: SIMD4<UInt16>, full: Float) -> SIMD4<UInt16> {
    let value = Self.float(SIMD4<UInt32>(truncatingIfNeeded: pixel))
    let alpha = Four(repeating: value[3])
    let base = value[0] * grey[0] + value[1] * grey[1] + value[2] * grey[2]
    var result = value * saturation + base
    result = result.positivePart.atMost(alpha)
    result[3] = value[3]
    return SIMD4<UInt16>(truncatingIfNeeded: Self.whole(result * keep + tint * full))
  }

  /// The numbers' lowest 16 bits.
  @inline(__always)
  private static func whole(_ numbers: Four) -> SIMD4<UInt32> {
    unsafeBitCast(numbers + magic, to: SIMD4<UInt32>.self) & 0xFFFF
  }

  @inline(__always)
  private static func float(_ numbers: SIMD4<UInt32>) -> Four {
    unsafeBitCast(numbers | magic.bitPattern, to: Four.self) - magic
  }
}
