/// Writes four sampled pixels, given two by two with sixteen bits a channel.
protocol PixelWriter {
  func put(
    _ first: SIMD8<UInt16>, _ second: SIMD8<UInt16>, _ target: UnsafeMutableRawPointer)
}

/// Replaces what was there.
struct StoringWriter: PixelWriter {
  @inline(__always)
  func put(
    _ first: SIMD8<UInt16>, _ second: SIMD8<UInt16>, _ target: UnsafeMutableRawPointer
  ) {
    let bytes = SIMD16<UInt8>(lowHalf: first.bytes, highHalf: second.bytes)
    target.storeBytes(of: bytes, as: SIMD16<UInt8>.self)
  }
}

/// Lays premultiplied pixels over what was there.
struct BlendingWriter: PixelWriter {
  @inline(__always)
  func put(
    _ first: SIMD8<UInt16>, _ second: SIMD8<UInt16>, _ target: UnsafeMutableRawPointer
  ) {
    let under = target.loadUnaligned(as: SIMD16<UInt8>.self)
    StoringWriter().put(
      over(first, SIMD8(widening: under.lowHalf)), over(second, SIMD8(widening: under.highHalf)),
      target)
  }

  @inline(__always)
  private func over(_ color: SIMD8<UInt16>, _ under: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let alpha = SIMD8(
      lowHalf: SIMD4(repeating: color[3]), highHalf: SIMD4(repeating: color[7]))
    let rest = SIMD8<UInt16>(repeating: 255) &- alpha
    let sum = color &+ (under &* rest).dividedBy255
    // A pixel that is added has colours beyond its alpha, and then a sum up to 510. Its bits do
    // what a mask of the standard library does with a branch for each lane.
    let beyond = SIMD8<UInt16>(repeating: 0) &- (sum &>> 8)
    return (sum | beyond) & 255
  }
}

/// Lays pixels over what was there, all of them fainter by the same.
struct FadingWriter: PixelWriter {
  /// 0 to 255, the same in every lane.
  let opacity: SIMD8<UInt16>

  @inline(__always)
  func put(
    _ first: SIMD8<UInt16>, _ second: SIMD8<UInt16>, _ target: UnsafeMutableRawPointer
  ) {
    BlendingWriter().put(
      (first &* opacity).dividedBy255, (second &* opacity).dividedBy255, target)
  }
}

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
