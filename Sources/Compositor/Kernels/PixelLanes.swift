/// Arithmetic of two pixels, sixteen bits a channel.
extension SIMD8<UInt16> {
  /// Each lane by itself, and so surely in line: the conversion of the standard library is left as
  /// a call in some loops, which then take half as long again.
  @inline(__always)
  init(widening v: SIMD8<UInt8>) {
    self.init(
      UInt16(v[0]), UInt16(v[1]), UInt16(v[2]), UInt16(v[3]), UInt16(v[4]), UInt16(v[5]),
      UInt16(v[6]), UInt16(v[7]))
  }

  /// The lower halves of the lanes.
  @inline(__always)
  var bytes: SIMD8<UInt8> {
    func byte(_ value: UInt16) -> UInt8 { UInt8(truncatingIfNeeded: value) }
    return SIMD8<UInt8>(
      byte(self[0]), byte(self[1]), byte(self[2]), byte(self[3]), byte(self[4]), byte(self[5]),
      byte(self[6]), byte(self[7]))
  }

  /// Rounded, for products of two bytes.
  @inline(__always)
  var dividedBy255: SIMD8<UInt16> {
    let t = self &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }
}
