/// The arithmetic of samples, of two pixels at a time.
extension Sampler {
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
