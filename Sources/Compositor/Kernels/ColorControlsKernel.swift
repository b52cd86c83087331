/// Scales each channel, adds a share of the pixel's grey and of its opacity; four pixels at a time.
struct ColorControlsKernel: RowMap {
  /// What each channel is multiplied by.
  let keep: Float
  /// How much of each channel is added to all of them.
  let red, green, blue: Float
  /// How much of the opacity is added to all channels.
  let offset: Float

  /// Maps a row of premultiplied pixels.
  func map(
    _ sources: [UnsafePointer<UInt32>], _ target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let source = sources[0]
    var x = 0
    while x &+ 4 <= count {
      let pixels = UnsafeRawPointer(source + x).loadUnaligned(as: SIMD4<UInt32>.self)
      UnsafeMutableRawPointer(target + x).storeBytes(
        of: four(pixels), as: SIMD4<UInt32>.self)
      x &+= 4
    }
    while x < count {
      target[x] = four(SIMD4(repeating: source[x]))[0]
      x &+= 1
    }
  }

  @inline(__always)
  private func four(_ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let a = Self.float(pixels &>> 24)
    let r = Self.float((pixels &>> 16) & 255)
    let g = Self.float((pixels &>> 8) & 255)
    let b = Self.float(pixels & 255)
    let base = r * red + g * green + b * blue + a * offset
    return (pixels & 0xFF00_0000) | channel(r, base, a) &<< 16 | channel(g, base, a) &<< 8
      | channel(b, base, a)
  }

  @inline(__always)
  private func channel(
    _ value: SIMD4<Float>, _ base: SIMD4<Float>, _ alpha: SIMD4<Float>
  ) -> SIMD4<UInt32> {
    var result = value * keep + base
    result = result.positivePart.atMost(alpha)
    return unsafeBitCast(result + Self.magic, to: SIMD4<UInt32>.self) & 255
  }

  /// At this size a Float's last bit is a whole number: adding it rounds, and the bits are it.
  private static var magic: Float { 8_388_608 }

  @inline(__always)
  private static func float(_ bytes: SIMD4<UInt32>) -> SIMD4<Float> {
    unsafeBitCast(bytes | magic.bitPattern, to: SIMD4<Float>.self) - magic
  }
}
