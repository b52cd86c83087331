internal import CoreGraphics

/// Two pixels at a time, sixteen bits a channel.
enum PixelPairs {
  /// Maps the pixels of a row, each by itself.
  @inline(__always)
  static func map(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, count: Int,
    _ body: (SIMD8<UInt16>) -> SIMD8<UInt16>
  ) {
    var x = 0
    while x &+ 2 <= count {
      let pair = UnsafeRawPointer(source + x).loadUnaligned(as: SIMD8<UInt8>.self)
      let result = body(SIMD8<UInt16>(truncatingIfNeeded: pair))
      UnsafeMutableRawPointer(target + x).storeBytes(
        of: SIMD8<UInt8>(truncatingIfNeeded: result), as: SIMD8<UInt8>.self)
      x &+= 2
    }
    guard x < count else { return }
    let last = SIMD8<UInt16>(
      truncatingIfNeeded: unsafeBitCast(UInt64(source[x]), to: SIMD8<UInt8>.self))
    let result = SIMD8<UInt8>(truncatingIfNeeded: body(last))
    target[x] = UInt32(truncatingIfNeeded: unsafeBitCast(result, to: UInt64.self))
  }
}
