internal import CPixelKernels
internal import CoreGraphics

/// A wide blur. The picture is reduced, blurred along its rows and then along its columns, and
/// enlarged again row by row when the rows are needed.
struct BlurRun: EffectRows {
  private typealias Lanes = BoxFilter.Lanes
  /// An intermediate pixel: four channels of 16 bits, or fewer once it is blurred.
  private typealias Wide = SIMD4<UInt16>

  /// The number of reduced pixels that one thread blurs before another one would be awake.
  private static let mostInShort = 2048

  private let source: PixelBuffer
  /// How many pixels, in each direction, become one: 2, 4 or 8.
  private let step: Int
  private let filter: BoxFilter
  /// Applied to the smaller picture, which has few pixels.
  private let colors: MaterialColors?
  private let width, height: Int
  /// Pixels in a row of the intermediate image: a multiple of four.
  private let stride: Int
  private let memory: Bitmap
  /// Blurred channels have 16 bits less this number, so that a channel times twice the step fits
  /// into 16 bits.
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
    // Twice as wide, because an intermediate pixel has 64 bits instead of 32.
    memory = Bitmap(width: stride * 2, height: height, from: workers.pool)
    let isShort = width * height <= Self.mostInShort
    workers.share((height + 3) / 4, isShort: isShort) { blurRows($0) }
    workers.share(stride / 4, isShort: isShort) { blurColumns($0) }
  }

  private func row(_ y: Int) -> UnsafeMutablePointer<Wide> {
    (memory.base + y * stride * MemoryLayout<Wide>.stride).assumingMemoryBound(to: Wide.self)
  }

  // MARK: Rows

  private func blurRows(_ groups: Range<Int>) {
    let sums = UnsafeMutablePointer<Wide>.allocate(capacity: width * step)
    filter.withRoom(for: width) { samples, spare in
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
    let rows = min(step, source.height - y * step)
    let count = source.width
    add_rows(
      source.row(y * step), Int64(source.bytesPerRow / 4), Int64(rows), Int64(step - rows),
      channels(of: sums), Int64(count))
    (sums + count).update(repeating: sums[count - 1], count: width * step - count)
  }

  /// The channels of small pixels, one by one.
  private func channels(
    of pixels: UnsafeMutablePointer<Wide>
  ) -> UnsafeMutablePointer<UInt16> {
    UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt16.self)
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
    filter.withRoom(for: height) { samples, spare in
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
        if let colors { color(group * 4..<min(width, group * 4 + 4), colors) }
      }
    }
  }

  private func color(_ columns: Range<Int>, _ colors: MaterialColors) {
    let full = Float((255 << 8) >> spareBits)
    for y in 0..<height {
      let line = row(y)
      for x in columns { line[x] = colors.map(line[x], full: full) }
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
        weight: place % (2 * step))
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
    _ upper: UnsafeMutablePointer<Wide>, _ lower: UnsafeMutablePointer<Wide>,
    _ mixed: UnsafeMutablePointer<Wide>, weight: Int
  ) {
    mix_small_rows(
      channels(of: upper), channels(of: lower), channels(of: mixed), Int64(width),
      UInt16(weight), UInt16(2 * step), UInt16(spareBits))
  }

  /// All the pixels between the centres of `width` + 2 small ones.
  private func widen(_ mixed: UnsafeMutablePointer<Wide>, _ line: UnsafeMutablePointer<UInt32>) {
    enlarge_row(channels(of: mixed), line, Int64(width + 1), Int64(step))
  }
}
