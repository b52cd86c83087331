internal import CoreGraphics

/// The change of colours by a material: saturation, and a tint above.
struct MaterialColors {
  let isNeutral: Bool
  private let saturation: Float
  /// The weights of blue, green and red in the luminance (Rec. 709, as `ColorControls` has it),
  /// times what the saturation leaves to the grey.
  private let grey: SIMD4<Float>
  /// How much of the pixel is left below the tint.
  private let keep: Float
  /// Premultiplied, 0 to 1: blue, green, red, alpha.
  private let tint: SIMD4<Float>

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

  /// A premultiplied pixel: blue, green, red, alpha.
  ///
  /// - Parameter full: the value of full intensity.
  @inline(__always)
  func map(_ pixel: SIMD4<Float>, full: Float) -> SIMD4<Float> {
    let alpha = pixel[3]
    var value = pixel * saturation + (pixel * grey).sum()
    value.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: alpha))
    value[3] = alpha
    return value * keep + tint * full
  }

  /// A row of pixels; source and target may be the same.
  func map(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for x in 0..<count {
      let bytes = unsafeBitCast(source[x], to: SIMD4<UInt8>.self)
      let value = map(SIMD4<Float>(truncating: bytes), full: 255) + 0.5
      target[x] = unsafeBitCast(
        SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(value)), to: UInt32.self)
    }
  }
}

extension SIMD4<Float> {
  @inline(__always)
  fileprivate init(truncating bytes: SIMD4<UInt8>) {
    self.init(SIMD4<Int32>(truncatingIfNeeded: bytes))
  }
}
