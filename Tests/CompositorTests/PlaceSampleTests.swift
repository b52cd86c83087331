import CPixelKernels
import Testing

/// Samples at places of their own are those of the formula, in every lane and at every number of
/// them, and nothing else is written.
struct PlaceSampleTests {
  private static let (width, height) = (13, 9)
  private static let unchanged: UInt32 = 0x0BAD_CAFE

  private let source: [UInt32] = {
    var seed: UInt32 = 5
    return (0..<width * height).map { _ in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return seed
    }
  }()

  /// In 256ths of a pixel, rounded; at the last one a sample has a neighbour still.
  private func place(_ value: Float, _ size: Int) -> Int {
    let last = Float((size - 1) * 256 - 1)
    guard value * 256 > 0 else { return 0 }
    return Int(min(value * 256, last).rounded(.toNearestOrEven))
  }

  /// Each column's two pixels first, and then the columns, each mean rounded to 8 bits.
  private func sample(_ x: Float, _ y: Float) -> UInt32 {
    let (u, v) = (place(x, Self.width), place(y, Self.height))
    func channel(_ column: Int, _ row: Int, _ shift: Int) -> Int {
      Int(source[(v / 256 + row) * Self.width + u / 256 + column] >> UInt32(shift) & 255)
    }
    func mean(_ a: Int, _ b: Int, _ weight: Int) -> Int {
      (a * (256 - weight) + b * weight + 128) / 256
    }
    return [24, 16, 8, 0].reduce(0) { result, shift in
      let left = mean(channel(0, 0, shift), channel(0, 1, shift), v % 256)
      let right = mean(channel(1, 0, shift), channel(1, 1, shift), v % 256)
      return result | UInt32(mean(left, right, u % 256)) << UInt32(shift)
    }
  }

  private func samples(_ x: [Float], _ y: [Float]) -> [UInt32] {
    var target = [UInt32](repeating: Self.unchanged, count: x.count + 1)
    source.withUnsafeBufferPointer { source in
      sample_places(
        SampledPixels(pixels: source.baseAddress!, stride: Int64(Self.width), ahead: 0),
        Float((Self.width - 1) * 256 - 1), Float((Self.height - 1) * 256 - 1), x, y,
        Int64(x.count), &target)
    }
    return target
  }

  @Test func theyAreThoseOfTheFormula() {
    for count in 0...150 {
      let x = (0..<count).map { Float(($0 * 37 + count * 11) % 331) / 23 - 0.9 }
      let y = (0..<count).map { Float(($0 * 53 + count * 7) % 229) / 23 - 0.9 }
      let expected = zip(x, y).map { sample($0, $1) } + [Self.unchanged]
      #expect(samples(x, y) == expected, "\(count) places")
    }
  }

  @Test func beyondTheEdgesTheyAreAsAtTheEdge() {
    let far: [Float] = [-1e9, -.infinity, .nan, 1e9, .infinity, -0.001, 12.5, 40]
    for value in far {
      #expect(samples([value], [4.25]) == [sample(value, 4.25), Self.unchanged], "\(value)")
      #expect(samples([4.25], [value]) == [sample(4.25, value), Self.unchanged], "\(value)")
    }
  }
}
