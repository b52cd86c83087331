internal import CoreGraphics

/// One blur of a picture: made smaller and blurred along its rows, then along its columns, then made
/// as large as it was.
struct BlurRun {
  private typealias Lanes = BoxFilter.Lanes
  /// A pixel on the way: four channels of 16 bits.
  private typealias Wide = SIMD4<UInt16>

  private let source, target: PixelBuffer
  /// How many pixels, each way, become one.
  private let step: Int
  private let filter: BoxFilter
  private let workers: EffectWorkers
  private let width, height: Int
  /// Pixels a row of what is on the way: a multiple of four.
  private let stride: Int
  private let memory: Bitmap

  init(
    source: PixelBuffer, target: PixelBuffer, step: Int, filter: BoxFilter,
    workers: EffectWorkers
  ) {
    self.source = source
    self.target = target
    self.step = step
    self.filter = filter
    self.workers = workers
    width = (source.width + step - 1) / step
    height = (source.height + step - 1) / step
    stride = (width + 3) & ~3
    // Twice as wide, because its pixels are.
    memory = Bitmap(width: stride * 2, height: height, from: workers.pool)
  }

  func perform() {
    workers.share((height + 3) / 4) { blurRows($0) }
    workers.share(stride / 4) { blurColumns($0) }
    if step > 1 { workers.share(target.height) { enlarge($0) } }
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
    withSamples(width) { samples, spare in
      let values = UnsafeMutableRawPointer(samples).assumingMemoryBound(to: SIMD4<Int32>.self)
      for group in groups {
        let rows = (group * 4)..<min(height, group * 4 + 4)
        for y in rows { load(y, values + (y - rows.lowerBound)) }
        filter.apply(to: samples, spare: spare, count: width)
        for y in rows {
          let line = row(y)
          let lane = values + (y - rows.lowerBound)
          for x in 0..<width { line[x] = Wide(truncatingIfNeeded: lane[x &* 4]) }
        }
      }
    }
  }

  /// A row of the smaller picture, into every fourth place.
  private func load(_ y: Int, _ values: UnsafeMutablePointer<SIMD4<Int32>>) {
    if step == 1 {
      let pixels = UnsafeRawPointer(source.row(y)).assumingMemoryBound(to: SIMD4<UInt8>.self)
      for x in 0..<width { values[x &* 4] = SIMD4<Int32>(truncatingIfNeeded: pixels[x]) &<< 8 }
      return
    }
    let shift = Int32(2 * step.trailingZeroBitCount)
    let lines = (0..<step).map { source.row(min(source.height - 1, y * step + $0)) }
    let mask: UInt32 = 0x00FF_00FF
    for x in 0..<width {
      var even: UInt32 = 0
      var odd: UInt32 = 0
      let first = x &* step
      let isInside = first &+ step <= source.width
      for line in lines {
        for index in 0..<step {
          let pixel = line[isInside ? first &+ index : min(source.width - 1, first &+ index)]
          even &+= pixel & mask
          odd &+= (pixel &>> 8) & mask
        }
      }
      let sums = SIMD4<Int32>(
        Int32(even & 0xFFFF), Int32(odd & 0xFFFF), Int32(even &>> 16), Int32(odd &>> 16))
      values[x &* 4] = (sums &<< 8) &>> SIMD4(repeating: shift)
    }
  }

  // MARK: Columns

  private func blurColumns(_ groups: Range<Int>) {
    withSamples(height) { samples, spare in
      for group in groups {
        for y in 0..<height {
          let four = UnsafeRawPointer(row(y) + group &* 4).load(as: SIMD16<UInt16>.self)
          samples[y] = Lanes(truncatingIfNeeded: four)
        }
        filter.apply(to: samples, spare: spare, count: height)
        if step == 1 {
          store(samples, group)
        } else {
          for y in 0..<height {
            UnsafeMutableRawPointer(row(y) + group &* 4).storeBytes(
              of: SIMD16<UInt16>(truncatingIfNeeded: samples[y]), as: SIMD16<UInt16>.self)
          }
        }
      }
    }
  }

  private func store(_ samples: UnsafeMutablePointer<Lanes>, _ group: Int) {
    let count = min(4, width - group * 4)
    let half = Lanes(repeating: 128)
    for y in 0..<height {
      var bytes = SIMD16<UInt8>(truncatingIfNeeded: (samples[y] &+ half) &>> 8)
      let place = UnsafeMutableRawPointer(target.row(y) + group &* 4)
      if count == 4 {
        place.storeBytes(of: bytes, as: SIMD16<UInt8>.self)
      } else {
        withUnsafeBytes(of: &bytes) { memory in
          guard let base = memory.baseAddress else { return }
          place.copyMemory(from: base, byteCount: count * 4)
        }
      }
    }
  }

  // MARK: Enlarging

  private func enlarge(_ rows: Range<Int>) {
    let mixed = UnsafeMutablePointer<SIMD4<Int32>>.allocate(capacity: width + 2)
    defer { mixed.deallocate() }
    let phases = phases
    for y in rows {
      let (above, weight) = position(y)
      let upper = row(max(0, above))
      let lower = row(min(height - 1, above + 1))
      let more = SIMD4(repeating: weight)
      let less = SIMD4(repeating: 256 - weight)
      // One more at each end, so that every pixel has two neighbours.
      for x in 0..<width {
        mixed[x &+ 1] =
          (SIMD4<Int32>(truncatingIfNeeded: upper[x]) &* less
            &+ SIMD4<Int32>(truncatingIfNeeded: lower[x]) &* more) &>> 8
      }
      mixed[0] = mixed[1]
      mixed[width + 1] = mixed[width]
      let line = UnsafeMutableRawPointer(target.row(y)).assumingMemoryBound(to: SIMD4<UInt8>.self)
      let half = SIMD4<Int32>(repeating: 32768)
      for x in 0..<target.width {
        let phase = phases[x & (step &- 1)]
        let left = x / step &+ phase.offset
        let value =
          mixed[left] &* (SIMD4(repeating: 256) &- phase.weight) &+ mixed[left &+ 1] &* phase.weight
        line[x] = SIMD4<UInt8>(truncatingIfNeeded: (value &+ half) &>> 16)
      }
    }
  }

  /// For the pixels that come of one: how far the left neighbour is, and the right one's weight.
  private var phases: [(offset: Int, weight: SIMD4<Int32>)] {
    (0..<step).map { index in
      let (left, weight) = position(index)
      return (left + 1, SIMD4(repeating: weight))
    }
  }

  /// The smaller picture's pixel before a pixel's centre, and the next one's weight in 256ths.
  private func position(_ index: Int) -> (before: Int, weight: Int32) {
    // In 2 × step-ths of a small pixel, counted from the centre of the one before the first.
    let place = 2 * index + 1 + step
    return (place / (2 * step) - 1, Int32(place % (2 * step) * 256 / (2 * step)))
  }
}
