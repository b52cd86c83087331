import CoreGraphics

/// Numbers from 0 to 1 that follow from the parts of a key alone, by the splitmix64 generator.
struct EmitterRandom {
  private var state: UInt64

  init(_ parts: UInt64...) {
    state = 0x9e37_79b9_7f4a_7c15
    for part in parts {
      state ^= part
      state = bits()
    }
  }

  /// The next 64 random bits.
  mutating func bits() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// The next number from 0 up to, but not including, 1.
  mutating func next() -> Double { Double(bits() >> 11) / Double(UInt64(1) << 53) }

  /// A number of an interval of the width `range` around `mean`.
  mutating func number(_ mean: Double, range: Double) -> Double {
    let part = next() - 0.5
    return mean + range * part
  }
}
