/// Limits and tests of four numbers at once by their bits: the standard library's masks become a
/// branch for each lane in optimized builds. No number may be a NaN.
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

  /// Whether no number has a minus sign.
  @inline(__always)
  static func areAllPositive(_ a: SIMD4<Float>) -> Bool {
    let signs = a.bits
    return (signs[0] | signs[1] | signs[2] | signs[3]) >= 0
  }

  /// Whether each number is within limits.
  @inline(__always)
  static func areAll(
    _ first: SIMD4<Float>, _ second: SIMD4<Float>, within limits: (low: Float, high: Float),
    and third: SIMD4<Float>, _ fourth: SIMD4<Float>, within others: (low: Float, high: Float)
  ) -> Bool {
    let across =
      (first - limits.low).bits | (limits.high - first).bits | (second - limits.low).bits
      | (limits.high - second).bits
    let down =
      (third - others.low).bits | (others.high - third).bits | (fourth - others.low).bits
      | (others.high - fourth).bits
    let signs = across | down
    return (signs[0] | signs[1] | signs[2] | signs[3]) >= 0
  }

  /// Whether all numbers have a minus sign.
  @inline(__always)
  static func areAllNegative(_ a: SIMD4<Float>) -> Bool {
    let signs = a.bits
    return (signs[0] & signs[1] & signs[2] & signs[3]) < 0
  }
}
