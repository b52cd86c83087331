import CoreGraphics

/// Perlin's gradient noise in three dimensions. It is smooth, has no visible pattern, and is the
/// same in every run. The method is that of Ken Perlin, "Improving Noise", SIGGRAPH 2002.
enum GradientNoise {
  /// The value at a point, from −1 to 1. It is 0 where all coordinates are integers.
  static func value(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
    let cell = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    let inside = (x - cell.0, y - cell.1, z - cell.2)
    let weight = (fade(inside.0), fade(inside.1), fade(inside.2))
    var total: CGFloat = 0
    for corner in 0..<8 {
      let (i, j, k) = (CGFloat(corner & 1), CGFloat(corner >> 1 & 1), CGFloat(corner >> 2))
      let share =
        (i == 1 ? weight.0 : 1 - weight.0) * (j == 1 ? weight.1 : 1 - weight.1)
        * (k == 1 ? weight.2 : 1 - weight.2)
      let hash = hash(Int(cell.0 + i), Int(cell.1 + j), Int(cell.2 + k))
      total += share * gradient(hash, inside.0 - i, inside.1 - j, inside.2 - k)
    }
    return min(max(total, -1), 1)
  }

  private static func fade(_ t: CGFloat) -> CGFloat { t * t * t * (t * (t * 6 - 15) + 10) }

  /// Mixes the coordinates of a corner, with the finalizer of SplitMix64.
  private static func hash(_ x: Int, _ y: Int, _ z: Int) -> Int {
    var bits = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
    bits = bits &+ UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
    bits = bits &+ UInt64(bitPattern: Int64(z)) &* 0x1656_67B1_9E37_79F9
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ bits >> 31) & 15)
  }

  /// The dot product with one of the twelve directions to the edges of a cube.
  private static func gradient(_ hash: Int, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
    let u = hash < 8 ? x : y
    let v = hash < 4 ? y : hash == 12 || hash == 14 ? x : z
    return (hash & 1 == 0 ? u : -u) + (hash & 2 == 0 ? v : -v)
  }
}
