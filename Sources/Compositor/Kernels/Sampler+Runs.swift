internal import CoreGraphics

/// Runs of pixels whose neighbours in the source all exist: the part of a picture that takes the
/// time.
extension Sampler {
  /// Paints a run of pixels out of `whole`, all of which could be painted so; `block` is for
  /// intermediate results. False, and nothing painted, where single precision would not do.
  func paint(
    _ span: Range<Int>, of whole: Range<Int>, y: Int, _ row: UnsafeMutablePointer<UInt32>,
    isOpaque: Bool, opacity: UInt8, block: SampleBlock
  ) -> Bool {
    guard let affine = AffineSteps(self, whole, y: y) else {
      guard let steps = ProjectiveSteps(self, whole, y: y) else { return false }
      paint(span, row, steps, isOpaque: isOpaque, opacity: opacity, block)
      return true
    }
    paint(span, row, affine, isOpaque: isOpaque, opacity: opacity, block)
    return true
  }

  @inline(__always)
  private func paint(
    _ span: Range<Int>, _ row: UnsafeMutablePointer<UInt32>, _ steps: some SampleSteps,
    isOpaque: Bool, opacity: UInt8, _ block: SampleBlock
  ) {
    var x = span.lowerBound
    while x < span.upperBound {
      let end = min(span.upperBound, x &+ SampleBlock.length)
      steps.load(x, count: end &- x, stride: Int32(truncatingIfNeeded: stride), into: block)
      let target = UnsafeMutableRawPointer(row + x)
      if opacity < 255 {
        let writer = FadingWriter(opacity: SIMD8(repeating: UInt16(opacity)))
        run(block, count: end &- x, target, writer)
      } else if isOpaque {
        run(block, count: end &- x, target, StoringWriter())
      } else {
        run(block, count: end &- x, target, BlendingWriter())
      }
      x = end
    }
  }

  /// Paints the first pixels of a block.
  private func run(
    _ block: SampleBlock, count: Int, _ target: UnsafeMutableRawPointer, _ writer: some PixelWriter
  ) {
    let upper = UnsafeRawPointer(base)
    let lower = upper + stride &* 4
    var index = 0
    while index &+ 4 <= count {
      let (first, second) = block.four(index, upper, lower)
      writer.put(first, second, target + index &* 4)
      index &+= 4
    }
    guard index < count else { return }
    // The rest goes through four pixels as well, for the same numbers.
    block.repeatPlace(index, from: count)
    let (first, second) = block.four(index, upper, lower)
    var pixels = SIMD4<UInt32>()
    withUnsafeMutableBytes(of: &pixels) { memory in
      let byteCount = (count &- index) &* 4
      guard let four = memory.baseAddress else { return }
      four.copyMemory(from: target + index &* 4, byteCount: byteCount)
      writer.put(first, second, four)
      (target + index &* 4).copyMemory(from: four, byteCount: byteCount)
    }
  }

  /// Two neighbours side by side, sixteen bits a channel and 256 times as large, each mixed with
  /// the one below.
  @inline(__always)
  static func column(
    _ upper: UInt64, _ lower: UInt64, _ weight: SIMD8<UInt16>
  ) -> SIMD8<UInt16> {
    let top = SIMD8<UInt16>(widening: unsafeBitCast(upper, to: SIMD8<UInt8>.self))
    let bottom = SIMD8<UInt16>(widening: unsafeBitCast(lower, to: SIMD8<UInt8>.self))
    return (top &<< 8) &+ (bottom &- top) &* weight
  }

  /// Two samples, sixteen bits a channel, of their columns and of the right sides' weights.
  @inline(__always)
  static func pair(
    _ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>, _ weight: SIMD8<UInt16>
  ) -> SIMD8<UInt16> {
    let left = (SIMD8(lowHalf: a.lowHalf, highHalf: b.lowHalf) &+ 128) &>> 8
    let right = (SIMD8(lowHalf: a.highHalf, highHalf: b.highHalf) &+ 128) &>> 8
    return ((left &<< 8) &+ (right &- left) &* weight &+ 128) &>> 8
  }
}

/// Where the next pixels of a row are in the source. Going through memory lets one step work out
/// four of them at a time, and the next take them one by one.
struct SampleBlock {
  /// Pixels, a multiple of four.
  static let length = 64
  /// For each four pixels: the upper left of each one's four neighbours, counted in pixels from the
  /// source's first; then the weights of the right and of the lower neighbours, in 256ths, twice in
  /// each lane.
  private let memory: UnsafeMutablePointer<SIMD4<Int32>>

  /// The vectors that a block takes.
  static let capacity = length / 4 * 3

  /// - Parameter memory: room for `capacity` vectors.
  init(_ memory: UnsafeMutablePointer<SIMD4<Int32>>) { self.memory = memory }

  /// Sets four pixels, from places in 256ths of a pixel.
  @inline(__always)
  func set(_ four: Int, x: SIMD4<Int32>, y: SIMD4<Int32>, stride: SIMD4<Int32>) {
    set(four, column: x &>> 8, row: y &>> 8, weightX: x & 255, weightY: y & 255, stride: stride)
  }

  @inline(__always)
  func set(
    _ four: Int, column: SIMD4<Int32>, row: SIMD4<Int32>, weightX: SIMD4<Int32>,
    weightY: SIMD4<Int32>, stride: SIMD4<Int32>
  ) {
    let vectors = memory + four &* 3
    vectors[0] = row &* stride &+ column
    vectors[1] = weightX | (weightX &<< 16)
    vectors[2] = weightY | (weightY &<< 16)
  }

  /// Sets the pixels of a group of four from `end` on to another one of it, `index`.
  func repeatPlace(_ index: Int, from end: Int) {
    let four = index / 4 &* 3
    for lane in (end &- index)..<4 { memory[four][lane] = memory[four][0] }
  }

  /// Four samples from an index on, a multiple of four, two in each vector.
  ///
  /// - Parameters:
  ///   - upper: the source's first pixel.
  ///   - lower: the one below it.
  @inline(__always)
  func four(
    _ index: Int, _ upper: UnsafeRawPointer, _ lower: UnsafeRawPointer
  ) -> (SIMD8<UInt16>, SIMD8<UInt16>) {
    let vectors = memory + (index &>> 2) &* 3
    let places = UnsafeRawPointer(vectors).assumingMemoryBound(to: Int32.self)
    let (x, y) = (vectors[1], vectors[2])
    @inline(__always)
    func column(_ lane: Int, _ weight: Int32) -> SIMD8<UInt16> {
      let offset = Int(places[lane]) &* 4
      return Sampler.column(
        (upper + offset).loadUnaligned(as: UInt64.self),
        (lower + offset).loadUnaligned(as: UInt64.self),
        unsafeBitCast(SIMD4(repeating: weight), to: SIMD8<UInt16>.self))
    }
    let first = Sampler.pair(
      column(0, y[0]), column(1, y[1]),
      unsafeBitCast(SIMD4(x[0], x[0], x[1], x[1]), to: SIMD8<UInt16>.self))
    let second = Sampler.pair(
      column(2, y[2]), column(3, y[3]),
      unsafeBitCast(SIMD4(x[2], x[2], x[3], x[3]), to: SIMD8<UInt16>.self))
    return (first, second)
  }
}
