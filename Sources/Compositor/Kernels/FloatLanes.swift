/// Limits of four numbers at once by their bits: the standard library's masks become a branch for
/// each lane in optimized builds. No number may be a NaN.
extension SIMD4<Float> {
  @inline(__always)
  private var bits: SIMD4<Int32> { unsafeBitCast(self, to: SIMD4<Int32>.self) }

  /// The numbers, or 0 where they are negative.
  @inline(__always)
  var positivePart: SIMD4<Float> {
    let bits = bits
    return unsafeBitCast(bits & ~(bits &>> 31), to: SIMD4<Float>.self)
  }

  /// The numbers, or those of `limit` where these are less.
  @inline(__always)
  func atMost(_ limit: SIMD4<Float>) -> SIMD4<Float> {
    let isAbove = (limit - self).bits &>> 31
    return unsafeBitCast((bits & ~isAbove) | (limit.bits & isAbove), to: SIMD4<Float>.self)
  }
}
