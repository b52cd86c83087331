/// Mixes two rows of pixels.
struct PixelMixture: RowMap {
  /// How much of the second there is, in 256ths.
  let share: UInt16

  func map(
    _ sources: [UnsafePointer<UInt32>], _ target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let (first, second) = (sources[0], sources[1])
    var x = 0
    while x &+ 4 <= count {
      let a = UnsafeRawPointer(first + x).loadUnaligned(as: SIMD8<UInt16>.self)
      let b = UnsafeRawPointer(second + x).loadUnaligned(as: SIMD8<UInt16>.self)
      UnsafeMutableRawPointer(target + x).storeBytes(of: mix(a, b), as: SIMD8<UInt16>.self)
      x &+= 4
    }
    while x < count {
      let a = unsafeBitCast(SIMD4(repeating: first[x]), to: SIMD8<UInt16>.self)
      let b = unsafeBitCast(SIMD4(repeating: second[x]), to: SIMD8<UInt16>.self)
      target[x] = unsafeBitCast(mix(a, b), to: SIMD4<UInt32>.self)[0]
      x &+= 1
    }
  }

  /// Four pixels: blue and red side by side, then green and alpha.
  @inline(__always)
  private func mix(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let more = SIMD8(repeating: share)
    let less = SIMD8(repeating: 256 &- share)
    let half = SIMD8<UInt16>(repeating: 128)
    let blueRed = (a & 255) &* less &+ (b & 255) &* more &+ half
    let greenAlpha = (a &>> 8) &* less &+ (b &>> 8) &* more &+ half
    return (blueRed &>> 8) | (greenAlpha & 0xFF00)
  }
}
