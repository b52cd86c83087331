internal import CoreGraphics

/// One blur of a picture: made smaller and blurred along its rows, then along its columns, then
/// made as large as it was, row by row as these are needed.
struct BlurRun: EffectRows {
  private typealias Lanes = BoxFilter.Lanes
  /// An intermediate pixel: four channels of 16 bits, or fewer once it is blurred.
  private typealias Wide = SIMD4<UInt16>

  private let source: PixelBuffer
  /// How many pixels, in each direction, become one: 2, 4 or 8.
  private let step: Int
  private let filter: BoxFilter
  /// Applied to the smaller picture, which has few pixels.
  private let colors: MaterialColors?
  private let width, height: Int
  /// Pixels a row of the intermediate image: a multiple of four.
  private let stride: Int
  private let memory: Bitmap
  /// By so many bits fewer than sixteen are the blurred channels, so that twice the step times one
  /// of them is a number of sixteen.
  private let spareBits: Int

  init(
    source: PixelBuffer, step: Int, filter: BoxFilter, colors: MaterialColors? = nil,
    workers: EffectWorkers
  ) {
    self.source = source
    self.step = step
    self.filter = filter
    self.colors = colors
    spareBits = step.trailingZeroBitCount + 1
    width = (source.width + step - 1) / step
    height = (source.height + step - 1) / step
    stride = (width + 3) & ~3
    // Twice as wide, because its pixels are.
    memory = Bitmap(width: stride * 2, height: height, from: workers.pool)
    workers.share((height + 3) / 4) { blurRows($0) }
    workers.share(stride / 4) { blurColumns($0) }
    if let colors { workers.share(height) { color($0, colors) } }
  }

  private func row(_ y: Int) -> UnsafeMutablePointer<Wide> {
    (memory.base + y * stride * MemoryLayout<Wide>.stride).assumingMemoryBound(to: Wide.self)
  }

  /// Calls back with two rows of so many samples, with the filter's margin around them.
  private func withSamples(
    _ count: Int, _ body: (UnsafeMutablePointer<Lanes>, UnsafeMutablePointer<Lanes>) -> Void
  ) {
    let length = count + 2 * filter.margin
    let samples = UnsafeMutablePointer<Lanes>.allocate(capacity: 2 * length)
    samples.initialize(repeating: Lanes(repeating: 0), count: 2 * length)
    body(samples + filter.margin, samples + length + filter.margin)
    samples.deallocate()
  }

  // MARK: Rows

  private func blurRows(_ groups: Range<Int>) {
    let sums = UnsafeMutablePointer<Wide>.allocate(capacity: width * step)
    withSamples(width) { samples, spare in
      let values = UnsafeMutableRawPointer(samples).assumingMemoryBound(to: SIMD4<Int32>.self)
      for group in groups {
        let rows = (group * 4)..<min(height, group * 4 + 4)
        for y in rows {
          addRows(y, sums)
          addColumns(sums, values + (y - rows.lowerBound))
        }
        filter.apply(to: samples, spare: spare, count: width)
        for y in rows {
          let line = row(y)
          let lane = values + (y - rows.lowerBound)
          for x in 0..<width { line[x] = Wide(truncatingIfNeeded: lane[x &* 4]) }
        }
      }
    }
    sums.deallocate()
  }

  /// The rows of the source that become one, added up; the last pixel is repeated where its
  /// neighbours would be.
  private func addRows(_ y: Int, _ sums: UnsafeMutablePointer<Wide>) {
    let first = UnsafeRawPointer(source.base) + y * step * source.bytesPerRow
    let last = UnsafeRawPointer(source.row(source.height - 1))
    var x = 0
    while x &+ 4 <= source.width {
      var (low, high) = (SIMD8<UInt16>(repeating: 0), SIMD8<UInt16>(repeating: 0))
      for index in 0..<step {
        let line = min(first + index &* source.bytesPerRow, last) + x &* 4
        let four = line.loadUnaligned(as: SIMD16<UInt8>.self)
        low &+= SIMD8(truncatingIfNeeded: four.lowHalf)
        high &+= SIMD8(truncatingIfNeeded: four.highHalf)
      }
      let place = UnsafeMutableRawPointer(sums + x)
      place.storeBytes(of: low, as: SIMD8<UInt16>.self)
      (place + 16).storeBytes(of: high, as: SIMD8<UInt16>.self)
      x &+= 4
    }
    while x < source.width {
      var sum = Wide(repeating: 0)
      for index in 0..<step {
        let line = min(first + index &* source.bytesPerRow, last) + x &* 4
        sum &+= Wide(truncatingIfNeeded: line.load(as: SIMD4<UInt8>.self))
      }
      sums[x] = sum
      x &+= 1
    }
    (sums + x).update(repeating: sums[x - 1], count: width * step - x)
  }

  /// A row of the smaller picture, into every fourth place.
  private func addColumns(_ sums: UnsafePointer<Wide>, _ values: UnsafeMutablePointer<SIMD4<Int32>>)
  {
    let shift = SIMD4(repeating: Int32(2 * step.trailingZeroBitCount))
    for x in 0..<width {
      let first = sums + x &* step
      var sum = first[0] &+ first[1]
      for index in 2..<step { sum &+= first[index] }
      values[x &* 4] = (SIMD4<Int32>(truncatingIfNeeded: sum) &<< 8) &>> shift
    }
  }

  // MARK: Columns

  private func blurColumns(_ groups: Range<Int>) {
    let shift = Lanes(repeating: Int32(spareBits))
    let half = Lanes(repeating: 1 << Int32(spareBits - 1))
    withSamples(height) { samples, spare in
      for group in groups {
        for y in 0..<height {
          let four = UnsafeRawPointer(row(y) + group &* 4).load(as: SIMD16<UInt16>.self)
          samples[y] = Lanes(truncatingIfNeeded: four)
        }
        filter.apply(to: samples, spare: spare, count: height)
        for y in 0..<height {
          let four = (samples[y] &+ half) &>> shift
          UnsafeMutableRawPointer(row(y) + group &* 4).storeBytes(
            of: SIMD16<UInt16>(truncatingIfNeeded: four), as: SIMD16<UInt16>.self)
        }
      }
    }
  }

  private func color(_ rows: Range<Int>, _ colors: MaterialColors) {
    let full = Float((255 << 8) >> spareBits)
    for y in rows {
      let line = row(y)
      for x in 0..<width { line[x] = colors.map(line[x], full: full) }
    }
  }

  // MARK: Enlarging

  func write(_ rows: Range<Int>, to target: PixelBuffer) {
    // One more at each end, so that every pixel has two neighbours.
    let mixed = UnsafeMutablePointer<Wide>.allocate(capacity: width + 2)
    let line = UnsafeMutablePointer<UInt32>.allocate(capacity: (width + 1) * step)
    for y in rows {
      // In 2 × step-ths of a small pixel, counted from the centre of the one before the first.
      let place = 2 * y + 1 + step
      let above = place / (2 * step) - 1
      mix(
        row(max(0, above)), row(min(height - 1, above + 1)), mixed + 1,
        weight: UInt16(place % (2 * step)))
      mixed[0] = mixed[1]
      mixed[width + 1] = mixed[width]
      widen(mixed, line)
      // The first small pixel's centre lies half a step within.
      target.row(y).update(from: line + step / 2, count: target.width)
    }
    mixed.deallocate()
    line.deallocate()
  }

  /// Two rows of the smaller picture become one; the weight is the second one's, of 2 × step.
  private func mix(
    _ upper: UnsafePointer<Wide>, _ lower: UnsafePointer<Wide>,
    _ mixed: UnsafeMutablePointer<Wide>, weight: UInt16
  ) {
    let more = Wide(repeating: weight)
    let less = Wide(repeating: UInt16(2 * step) - weight)
    let half = Wide(repeating: UInt16(step))
    let shift = Wide(repeating: UInt16(spareBits))
    for x in 0..<width {
      mixed[x] = (upper[x] &* less &+ lower[x] &* more &+ half) &>> shift
    }
  }

  /// All the pixels between the centres of `width` + 2 small ones.
  private func widen(_ mixed: UnsafePointer<Wide>, _ line: UnsafeMutablePointer<UInt32>) {
    let whole = SIMD8<UInt16>(repeating: UInt16(2 * step))
    for pair in 0..<step / 2 {
      let first = UInt16(4 * pair + 1)
      let more = SIMD8(
        lowHalf: SIMD4(repeating: first), highHalf: SIMD4(repeating: first + 2))
      let less = whole &- more
      var place = UnsafeMutableRawPointer(line + 2 * pair)
      for x in 0...width {
        let (left, right) = (mixed[x], mixed[x &+ 1])
        let value =
          SIMD8(lowHalf: left, highHalf: left) &* less
          &+ SIMD8(lowHalf: right, highHalf: right) &* more &+ 128
        place.storeBytes(
          of: SIMD8<UInt8>(truncatingIfNeeded: value &>> 8), as: SIMD8<UInt8>.self)
        place += step &* 4
      }
    }
  }
}
