/// The upper left of a sample's four neighbours, and the weights of the others in 256ths.
struct SamplePoint {
  var column, row: Int
  var weightX, weightY: UInt16
}

extension Sampler {
  /// Two samples, sixteen bits a channel; the stride is in bytes.
  @inline(__always)
  static func pair(
    _ first: SamplePoint, _ second: SamplePoint, _ base: UnsafeRawPointer, _ stride: Int
  ) -> SIMD8<UInt16> {
    @inline(__always)
    func column(_ point: SamplePoint) -> SIMD8<UInt16> {
      let upper = base + (point.row &* stride &+ point.column &* 4)
      return Self.column(
        upper.loadUnaligned(as: UInt64.self), (upper + stride).loadUnaligned(as: UInt64.self),
        SIMD8(repeating: point.weightY))
    }
    let weight = SIMD8(
      lowHalf: SIMD4(repeating: first.weightX), highHalf: SIMD4(repeating: second.weightX))
    return pair(column(first), column(second), weight)
  }
}
