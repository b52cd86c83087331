/// Three equal box filters, one after the other, along rows of four values of four channels: within
/// 3 % of a Gaussian. The boxes' outermost samples count in part, so that any width is possible.
struct BoxFilter {
  /// Four pixels, each of four channels of up to 16 bits.
  typealias Lanes = SIMD16<Int32>

  /// Wider ones would overflow the sums; pictures are made smaller first.
  static let largestSigma = 26.0

  /// Whole samples on each side of the middle.
  let radius: Int
  /// The samples in a box, where the outermost ones count in part.
  let width: Double
  /// The weight of a whole sample, and of the outermost ones.
  let middle, edge: Float
  /// Whether what lies beyond the ends is like the ends, rather than nothing.
  let clampsEdges: Bool

  /// - Parameter sigma: The Gaussian's standard deviation in samples.
  init(sigma: Double, clampsEdges: Bool) {
    let sigma = min(sigma, Self.largestSigma)
    // A third of the variance each; that of a box of 2r + 1 samples and a part of two more.
    let variance = sigma * sigma / 3
    radius = Int((((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down))
    let r = Double(radius)
    let share =
      (variance * (2 * r + 1) - r * (r + 1) * (2 * r + 1) / 3)
      / (2 * ((r + 1) * (r + 1) - variance))
    width = 2 * r + 1 + 2 * share
    middle = Float(1 / width)
    edge = Float(share / width)
    self.clampsEdges = clampsEdges
  }

  /// A filter for a reduced picture, in which each square of pixels is one sample.
  ///
  /// - Parameters:
  ///   - sigma: the Gaussian's standard deviation in pixels.
  ///   - step: the side of a square in pixels.
  init(sigma: Double, step: Int, clampsEdges: Bool) {
    let k = Double(step)
    // Making it smaller by means and larger by mixing neighbours blurs as well.
    let done = (k * k - 1) / 12 + k * k / 6
    self.init(sigma: (sigma * sigma - done).squareRoot() / k, clampsEdges: clampsEdges)
  }

  /// How many samples of room a row needs before its first and after its last.
  var margin: Int { radius + 1 }

  /// Calls back with two rows of so many samples, with the margin around them.
  func withRoom(
    for count: Int, _ body: (UnsafeMutablePointer<Lanes>, UnsafeMutablePointer<Lanes>) -> Void
  ) {
    let length = count + 2 * margin
    let samples = UnsafeMutablePointer<Lanes>.allocate(capacity: 2 * length)
    samples.initialize(repeating: Lanes(repeating: 0), count: 2 * length)
    body(samples + margin, samples + length + margin)
    samples.deallocate()
  }

  /// Filters `count` samples in place; `spare` is as long. Both have the margin on both sides.
  func apply(
    to samples: UnsafeMutablePointer<Lanes>, spare: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    pass(samples, spare, count)
    pass(spare, samples, count)
    pass(samples, spare, count)
    samples.update(from: spare, count: count)
  }

  private func pass(
    _ source: UnsafeMutablePointer<Lanes>, _ target: UnsafeMutablePointer<Lanes>, _ count: Int
  ) {
    let zero = Lanes(repeating: 0)
    for offset in 1...margin {
      source[-offset] = clampsEdges ? source[0] : zero
      source[count - 1 + offset] = clampsEdges ? source[count - 1] : zero
    }
    /// At these sizes a Float's last bit is a whole number: adding it rounds, and the bits are it.
    let magic: Float = 12_582_912
    let magicFloats = SIMD16<Float>(repeating: magic)
    let magicBits = Lanes(repeating: Int32(bitPattern: magic.bitPattern))
    var sum = zero
    for index in -radius..<radius { sum &+= source[index] }
    for index in 0..<count {
      sum &+= source[index &+ radius]
      let ends = source[index &- radius &- 1] &+ source[index &+ radius &+ 1]
      let inner = unsafeBitCast(sum &+ magicBits, to: SIMD16<Float>.self) - magicFloats
      let outer = unsafeBitCast(ends &+ magicBits, to: SIMD16<Float>.self) - magicFloats
      let mean = inner * middle + outer * edge + magicFloats
      target[index] = unsafeBitCast(mean, to: Lanes.self) &- magicBits
      sum &-= source[index &- radius]
    }
  }
}
