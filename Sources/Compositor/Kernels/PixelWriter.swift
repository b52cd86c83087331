/// What becomes of two sampled pixels, given with sixteen bits a channel.
protocol PixelWriter {
  func put(_ color: SIMD8<UInt16>, _ target: UnsafeMutableRawPointer)
}

/// Replaces what was there.
struct StoringWriter: PixelWriter {
  @inline(__always)
  func put(_ color: SIMD8<UInt16>, _ target: UnsafeMutableRawPointer) {
    target.storeBytes(of: SIMD8<UInt8>(truncatingIfNeeded: color), as: SIMD8<UInt8>.self)
  }
}

/// Lays premultiplied pixels over what was there.
struct BlendingWriter: PixelWriter {
  @inline(__always)
  func put(_ color: SIMD8<UInt16>, _ target: UnsafeMutableRawPointer) {
    let under = SIMD8<UInt16>(truncatingIfNeeded: target.loadUnaligned(as: SIMD8<UInt8>.self))
    let alpha = SIMD8(
      lowHalf: SIMD4(repeating: color[3]), highHalf: SIMD4(repeating: color[7]))
    let rest = SIMD8<UInt16>(repeating: 255) &- alpha
    StoringWriter().put(color &+ (under &* rest).dividedBy255, target)
  }
}

/// Lays pixels over what was there, all of them fainter by the same.
struct FadingWriter: PixelWriter {
  /// 0 to 255, the same in every lane.
  let opacity: SIMD8<UInt16>

  @inline(__always)
  func put(_ color: SIMD8<UInt16>, _ target: UnsafeMutableRawPointer) {
    BlendingWriter().put((color &* opacity).dividedBy255, target)
  }
}

extension SIMD8<UInt16> {
  /// Rounded, for products of two bytes.
  @inline(__always)
  var dividedBy255: SIMD8<UInt16> {
    let t = self &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }
}
