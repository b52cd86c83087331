import CPixelKernels
import Testing

/// The loops over pixels give what their formulas give, in every lane and at every length, and
/// write nothing else.
struct PixelLoopTests {
  private static let unchanged: UInt32 = 0x0BAD_CAFE

  private func noise(_ count: Int) -> [UInt32] {
    var seed: UInt32 = 11
    return (0..<count).map { _ in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      let alpha = seed >> 24
      return [16, 8, 0].reduce(alpha << 24) { $0 | (seed >> $1 & 255) * alpha / 255 << $1 }
    }
  }

  private func channel(_ pixel: UInt32, _ index: Int) -> Int { Int(pixel >> (8 * index) & 255) }

  /// A colour over a pixel: c + p (255 - a) / 255, the product rounded.
  private func over(_ color: UInt32, _ pixel: UInt32) -> UInt32 {
    let rest = 255 - Int(color >> 24)
    return (0..<4).reduce(0) { result, index in
      let product = (Double(channel(pixel, index) * rest) / 255).rounded()
      return result | UInt32(channel(color, index) + Int(product)) << (8 * index)
    }
  }

  @Test(arguments: [0x0000_0000, 0x4010_2030, 0x8080_0011, 0xC0C0_0000, 0xFF12_3456])
  func aColorOverPixels(color: UInt32) {
    for width in 1...20 {
      let stride = width + 3
      var pixels = noise(stride * 3)
      for y in 0..<3 { for x in width..<stride { pixels[y * stride + x] = Self.unchanged } }
      let before = pixels
      composite_color(color, &pixels, Int64(stride), Int64(width), 3)
      let expected = before.indices.map {
        $0 % stride < width ? over(color, before[$0]) : Self.unchanged
      }
      #expect(pixels == expected, "\(width) pixels wide")
    }
  }

  /// Each pixel's colour is faded by its coverage, and rounded, before it is laid over.
  @Test(arguments: [0x4010_2030, 0x8080_0011, 0xFF12_3456])
  func aColorThroughCoverage(color: UInt32) {
    for (width, height) in (1...20).map({ ($0, 3) }) + (1...9).flatMap({ [(1, $0), (3, $0)] }) {
      let stride = width + 3
      var pixels = noise(stride * height)
      for y in 0..<height { for x in width..<stride { pixels[y * stride + x] = Self.unchanged } }
      let coverage = noise(stride * height).map { UInt8($0 >> 24) }
      let before = pixels
      blend_coverage(
        color, coverage, Int64(stride), &pixels, Int64(stride), Int64(width), Int64(height))
      let expected = before.indices.map { index in
        guard index % stride < width else { return Self.unchanged }
        let faded = (0..<4).reduce(UInt32(0)) { result, channel in
          let product = Double(self.channel(color, channel) * Int(coverage[index])) / 255
          return result | UInt32(product.rounded()) << (8 * channel)
        }
        return over(faded, before[index])
      }
      #expect(pixels == expected, "\(width) pixels wide, \(height) high")
    }
  }

  @Test func aRowIsLaidOverAnother() {
    for count in 1...20 {
      let row = noise(count)
      var pixels = Array(noise(2 * count)[count...]) + [Self.unchanged]
      let expected = zip(row, pixels).map { over($0, $1) } + [Self.unchanged]
      composite_pixels(row, &pixels, Int64(count))
      #expect(pixels == expected, "\(count) pixels")
    }
  }

  /// Every product of two bytes is rounded as division by 255 is.
  @Test func everyProductIsRounded() {
    for alpha in UInt32(0)...255 {
      var pixels = (UInt32(0)...255).map { 0xFF00_0000 | $0 << 16 | $0 << 8 | $0 }
      let expected = pixels.map { over(alpha << 24, $0) }
      composite_color(alpha << 24, &pixels, 256, 256, 1)
      #expect(pixels == expected, "alpha \(alpha)")
    }
  }

  @Test func pixelsBecomeOpaque() {
    for count in 1...20 {
      var pixels = noise(count) + [Self.unchanged]
      let expected = pixels.dropLast().map { $0 | 0xFF00_0000 } + [Self.unchanged]
      make_opaque(&pixels, Int64(count))
      #expect(pixels == expected)
      #expect(are_opaque(pixels, Int64(count)) && !are_opaque(pixels, Int64(count + 1)))
      for index in 0..<count {
        var holed = pixels
        holed[index] = 0xFEFF_FFFF
        #expect(!are_opaque(holed, Int64(count)), "the pixel \(index) of \(count)")
      }
    }
  }

  @Test func rowsAreAddedUp() {
    for count in 1...11 {
      let stride = count + 2
      let pixels = noise(stride * 8)
      for rows in 1...8 {
        let repeats = 8 - rows
        var sums = [UInt16](repeating: 0, count: count * 4)
        add_rows(pixels, Int64(stride), Int64(rows), Int64(repeats), &sums, Int64(count))
        let expected = (0..<count * 4).map { index in
          let values = (0..<rows).map { channel(pixels[$0 * stride + index / 4], index % 4) }
          return UInt16(values.reduce(0, +) + repeats * values[rows - 1])
        }
        #expect(sums == expected, "\(count) pixels, \(rows) rows")
        add_more_rows(pixels, Int64(stride), Int64(rows), &sums, Int64(count))
        let more = expected.indices.map { index in
          (0..<rows).reduce(expected[index]) {
            $0 + UInt16(channel(pixels[$1 * stride + index / 4], index % 4))
          }
        }
        #expect(sums == more, "\(count) pixels, \(rows) rows more")
      }
    }
  }

  @Test func twoRowsBecomeOne() {
    let upper: [UInt16] = [0, 100, 2047, 4080, 7, 8, 9, 10]
    let lower: [UInt16] = [4080, 0, 1, 4080, 70, 80, 90, 100]
    for weight in UInt16(0)...16 {
      var mixed = [UInt16](repeating: 0, count: 8)
      mix_small_rows(upper, lower, &mixed, 2, weight, 16, 4)
      let expected = zip(upper, lower).map { upper, lower in
        let sum = Int(upper) * Int(16 - weight) + Int(lower) * Int(weight)
        return UInt16((Double(sum) / 16 + 0.5).rounded(.down))
      }
      #expect(mixed == expected, "\(weight) sixteenths")
    }
  }

  /// A pixel of `2 × step` parts between two centres lies at an odd number of them.
  /// The mean over a box of which what lies beyond the row's ends is nothing.
  @Test func meansOverBoxesAcross() {
    for (width, before, after) in [
      (1, 0, 0), (1, 9, 9), (7, 2, 2), (40, 3, 4), (40, 60, 50), (600, 0, 0), (600, 0, 90),
      (600, 90, 0), (1030, 12, 13), (1030, 700, 600), (1030, 2000, 2000),
    ] {
      let row = noise(width).map { UInt16(truncatingIfNeeded: $0 >> 3) }
      var means = [UInt16](repeating: 7, count: width + 1)
      box_across(row, &means, Int64(width), Int64(before), Int64(after))
      let scale = 1 / Float(before + after + 1)
      let expected = row.indices.map { x in
        let box = row[max(0, x - before)...min(width - 1, x + after)]
        return UInt16(Float(box.reduce(0) { $0 + Int($1) }) * scale + 0.5)
      }
      #expect(means == expected + [7], "\(width) pixels, \(before) before, \(after) after")
    }
  }

  @Test(arguments: [2, 4, 8]) func aRowIsEnlarged(step: Int) {
    for count in 1...7 {
      let full = 65_280 / (2 * step)
      let small = (0..<(count + 1) * 4).map { UInt16(($0 * 7_919) % (full + 1)) }
      var pixels = [UInt32](repeating: Self.unchanged, count: count * step + 1)
      enlarge_row(small, &pixels, Int64(count), Int64(step))
      let expected = (0..<count * step).map { index -> UInt32 in
        let (x, more) = (index / step, 2 * (index % step) + 1)
        return (0..<4).reduce(0) { result, channel in
          let sum =
            Int(small[x * 4 + channel]) * (2 * step - more)
            + Int(small[x * 4 + 4 + channel]) * more
          return result | UInt32((Double(sum) / 256 + 0.5).rounded(.down)) << (8 * channel)
        }
      }
      #expect(Array(pixels.dropLast()) == expected, "\(count) gaps")
      #expect(pixels.last == Self.unchanged)
    }
  }
}
