import CPixelKernels
import Testing

/// A scaled picture's pixels are those of the formula of bilinear sampling, at any scale.
struct ScalingTests {
  private static let unchanged: UInt32 = 0x0BAD_CAFE

  private struct Source {
    let width, height, stride: Int
    let pixels: [UInt32]

    init(width: Int, height: Int, stride: Int, pixels: [UInt32]) {
      (self.width, self.height, self.stride, self.pixels) = (width, height, stride, pixels)
    }

    init(width: Int, height: Int, stride: Int, seed: UInt64) {
      (self.width, self.height, self.stride) = (width, height, stride)
      var seed = seed &+ 1
      // As many as the last row has, and no more.
      pixels = (0..<(height - 1) * stride + width).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // Products of extreme values are the largest.
        switch seed >> 60 {
        case 0: return 0xFFFF_FFFF
        case 1: return 0
        default: return UInt32(truncatingIfNeeded: seed >> 20)
        }
      }
    }

    func scale(
      _ across: ScaledPath, _ down: ScaledPath, to target: inout [UInt32], stride: Int, count: Int,
      rows: Int, _ write: SampleWrite, opacity: UInt8 = 255
    ) {
      pixels.withUnsafeBufferPointer {
        guard let first = $0.baseAddress else { return }
        sample_scaled(
          ScaledPixels(
            pixels: first, width: Int64(width), height: Int64(height), stride: Int64(self.stride)),
          across, down, &target, Int64(stride), Int64(count), Int64(rows), write, opacity)
      }
    }

    /// The same with no colour beyond its alpha.
    var premultiplied: Source {
      Source(
        width: width, height: height, stride: stride,
        pixels: pixels.map { pixel in
          [16, 8, 0].reduce(pixel & 0xFF00_0000) {
            $0 | (pixel >> $1 & 255) * (pixel >> 24) / 255 << $1
          }
        })
    }

    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      pixels[min(max(y, 0), height - 1) * stride + min(max(x, 0), width - 1)]
    }

    /// Between four pixels, in 128ths of a pixel, rounded down.
    func sample(_ x: Int, _ y: Int) -> UInt32 {
      let (left, top) = (x >> 16, y >> 16)
      let (right, bottom) = ((x >> 9) & 127, (y >> 9) & 127)
      return (0..<4).reduce(0) { result, channel in
        func value(_ x: Int, _ y: Int) -> Int { Int(pixel(x, y) >> (8 * channel) & 255) }
        let sum =
          value(left, top) * (128 - right) * (128 - bottom)
          + value(left + 1, top) * right * (128 - bottom)
          + value(left, top + 1) * (128 - right) * bottom
          + value(left + 1, top + 1) * right * bottom
        return result | UInt32(sum / 16384) << (8 * channel)
      }
    }
  }

  /// Samples rows with a gap after each, and checks every pixel and the gaps.
  private func check(
    _ source: Source, _ across: ScaledPath, _ down: ScaledPath, count: Int, rows: Int,
    _ comment: Comment
  ) {
    let stride = count + 3
    var target = [UInt32](repeating: Self.unchanged, count: stride * rows)
    source.scale(
      across, down, to: &target, stride: stride, count: count, rows: rows, SampleWriteReplace)
    let expected = target.indices.map { index in
      let (x, y) = (index % stride, index / stride)
      guard x < count else { return Self.unchanged }
      return source.sample(
        Int(across.start) + x * Int(across.step), Int(down.start) + y * Int(down.step))
    }
    #expect(target == expected, comment)
  }

  @Test(arguments: [0.3, 0.5, 0.731, 1, 1.37, 2, 3.2])
  func everyPixelIsSampledBetweenFour(scale: Double) {
    let step = Int64(65536 / scale)
    for size in [1, 2, 3, 8, 21] {
      let source = Source(width: size, height: size + 1, stride: size + 2, seed: UInt64(size))
      for count in [1, 7, 8, 9, 40] {
        check(
          source, ScaledPath(start: step / 2 - 32768, step: step),
          ScaledPath(start: step / 2 - 32768, step: step), count: count, rows: 11,
          "\(size) pixels wide, \(count) columns")
      }
    }
  }

  /// Columns are worked with 256 at a time.
  @Test(arguments: [255, 256, 257, 700])
  func longRowsHaveNoSeam(count: Int) {
    let source = Source(width: 300, height: 5, stride: 300, seed: 3)
    check(
      source, ScaledPath(start: -20_000, step: 41_000), ScaledPath(start: 7_000, step: 30_011),
      count: count, rows: 9, "\(count) columns")
  }

  @Test func beyondTheEdgesAreTheOutermostPixels() {
    let source = Source(width: 6, height: 4, stride: 6, seed: 9)
    for start: Int64 in [-2_000_000, -65_536, -1, 0, 4 << 16, 5 << 16, (5 << 16) + 1, 900_000_000] {
      check(
        source, ScaledPath(start: start, step: 9_001), ScaledPath(start: -start, step: 70_003),
        count: 30, rows: 8, "from \(start)")
    }
  }

  /// Each fraction of a pixel, in both directions.
  @Test func everyFractionIsExact() {
    let source = Source(width: 12, height: 12, stride: 12, seed: 17)
    check(
      source, ScaledPath(start: 0, step: 512), ScaledPath(start: 0, step: 512), count: 300,
      rows: 300, "128ths of a pixel")
  }

  /// A source of which one row stands for all.
  @Test func aStrideOfNothingRepeatsARow() {
    let row = Source(width: 9, height: 1, stride: 9, seed: 23)
    let tall = Source(width: 9, height: 1_000, stride: 0, pixels: row.pixels)
    var target = [UInt32](repeating: Self.unchanged, count: 40)
    tall.scale(
      ScaledPath(start: 10_000, step: 50_000), ScaledPath(start: 0, step: 99_999), to: &target,
      stride: 10, count: 10, rows: 4, SampleWriteReplace)
    #expect(target == target.indices.map { row.sample(10_000 + $0 % 10 * 50_000, 0) })
  }

  /// Over what was there: s o + p (255 - a o) / 255, where each product is rounded and o is the
  /// opacity.
  @Test(arguments: [255, 254, 128, 1, 0])
  func samplesAreLaidOverWhatWasThere(opacity: UInt8) {
    let source = Source(width: 14, height: 9, stride: 14, seed: 31).premultiplied
    let (across, down) = (ScaledPath(start: 0, step: 40_000), ScaledPath(start: 0, step: 52_000))
    let under = Source(width: 21, height: 10, stride: 21, seed: 5).premultiplied
    var target = under.pixels
    source.scale(
      across, down, to: &target, stride: 21, count: 21, rows: 10,
      opacity == 255 ? SampleWriteOver : SampleWriteFaded, opacity: opacity)
    func product(_ a: Int, _ b: Int) -> Int { Int((Double(a * b) / 255).rounded()) }
    let expected = target.indices.map { index in
      let sample = source.sample(index % 21 * 40_000, index / 21 * 52_000)
      func faded(_ shift: Int) -> Int { product(Int(sample >> shift & 255), Int(opacity)) }
      return stride(from: 0, to: 32, by: 8).reduce(UInt32(0)) { result, shift in
        let below = Int(under.pixels[index] >> shift & 255)
        return result | UInt32(min(255, faded(shift) + product(below, 255 - faded(24)))) << shift
      }
    }
    #expect(target == expected)
  }
}
