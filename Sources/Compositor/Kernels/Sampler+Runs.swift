internal import CoreGraphics

/// Runs of pixels whose neighbours in the source all exist: the part of a picture that takes the
/// time.
extension Sampler {
  /// Paints a run of pixels out of `whole`, all of which could be painted so; `block` is for
  /// intermediate results. False, and nothing painted, where single precision would not do.
  func paint(
    _ span: Range<Int>, of whole: Range<Int>, y: Int, _ row: UnsafeMutablePointer<UInt32>,
    isOpaque: Bool, opacity: UInt8, block: UnsafeMutablePointer<SIMD4<Int32>>
  ) -> Bool {
    guard let affine = AffineSteps(self, whole, y: y) else {
      guard let steps = ProjectiveSteps(self, whole, y: y, block: block) else { return false }
      paint(span, row, steps, isOpaque: isOpaque, opacity: opacity)
      return true
    }
    paint(span, row, affine, isOpaque: isOpaque, opacity: opacity)
    return true
  }

  @inline(__always)
  private func paint(
    _ span: Range<Int>, _ row: UnsafeMutablePointer<UInt32>, _ steps: some SampleSteps,
    isOpaque: Bool, opacity: UInt8
  ) {
    if opacity < 255 {
      run(span, row, steps, FadingWriter(opacity: SIMD8(repeating: UInt16(opacity))))
    } else if isOpaque {
      run(span, row, steps, StoringWriter())
    } else {
      run(span, row, steps, BlendingWriter())
    }
  }

  private func run<Steps: SampleSteps, Writer: PixelWriter>(
    _ span: Range<Int>, _ row: UnsafeMutablePointer<UInt32>, _ steps: Steps, _ writer: Writer
  ) {
    var x = span.lowerBound
    while x < span.upperBound {
      let end = min(span.upperBound, x &+ Steps.blockLength)
      steps.load(x)
      runBlock(x, end, row, steps, writer)
      x = end
    }
  }

  @inline(__always)
  private func runBlock<Steps: SampleSteps, Writer: PixelWriter>(
    _ start: Int, _ end: Int, _ row: UnsafeMutablePointer<UInt32>, _ steps: Steps,
    _ writer: Writer
  ) {
    let base = UnsafeRawPointer(base)
    let stride = stride &* 4
    var x = start
    while x &+ 4 <= end {
      let (a, b, c, d) = steps.four(x, offset: x &- start)
      let target = UnsafeMutableRawPointer(row + x)
      writer.put(Self.pair(a, b, base, stride), target)
      writer.put(Self.pair(c, d, base, stride), target + 8)
      x &+= 4
    }
    guard x < end else { return }
    // The rest goes through a block of four as well, for the same numbers.
    let (a, b, c, d) = steps.four(x, offset: x &- start)
    let points = (a, b, c, d)
    var pixels: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &pixels) { memory in
      let count = end &- x
      guard let block = memory.baseAddress else { return }
      block.copyMemory(from: row + x, byteCount: count &* 4)
      writer.put(Self.pair(points.0, count > 1 ? points.1 : points.0, base, stride), block)
      if count > 2 { writer.put(Self.pair(points.2, points.2, base, stride), block + 8) }
      UnsafeMutableRawPointer(row + x).copyMemory(from: block, byteCount: count &* 4)
    }
  }

  /// Two samples, sixteen bits a channel; the stride is in bytes.
  @inline(__always)
  static func pair(
    _ first: SamplePoint, _ second: SamplePoint, _ base: UnsafeRawPointer, _ stride: Int
  ) -> SIMD8<UInt16> {
    let a = column(first, base, stride)
    let b = column(second, base, stride)
    let left = SIMD8(lowHalf: a.lowHalf, highHalf: b.lowHalf)
    let right = SIMD8(lowHalf: a.highHalf, highHalf: b.highHalf)
    let weight = SIMD8(
      lowHalf: SIMD4(repeating: first.weightX), highHalf: SIMD4(repeating: second.weightX))
    return ((left &<< 8) &+ (right &- left) &* weight &+ 128) &>> 8
  }

  /// Two neighbours side by side, each mixed with the one below.
  @inline(__always)
  private static func column(
    _ point: SamplePoint, _ base: UnsafeRawPointer, _ stride: Int
  ) -> SIMD8<UInt16> {
    let upper = base + (point.row &* stride &+ point.column &* 4)
    let lower = upper + stride
    let top = SIMD8<UInt16>(widening: upper.loadUnaligned(as: SIMD8<UInt8>.self))
    let bottom = SIMD8<UInt16>(widening: lower.loadUnaligned(as: SIMD8<UInt8>.self))
    let weight = SIMD8(repeating: point.weightY)
    return ((top &<< 8) &+ (bottom &- top) &* weight &+ 128) &>> 8
  }
}

/// The upper left of a sample's four neighbours, and the weights of the others in 256ths.
struct SamplePoint {
  var column, row: Int
  var weightX, weightY: UInt16
}

/// Where the pixels of a row are in the source.
protocol SampleSteps {
  /// How many pixels can be asked for after each `load`.
  static var blockLength: Int { get }
  /// Works out the points of the pixels from x on.
  func load(_ x: Int)
  /// The points of four pixels from x on, `offset` pixels after what was loaded, each worked out
  /// from its own position, so that cutting a row elsewhere changes nothing.
  func four(_ x: Int, offset: Int) -> (SamplePoint, SamplePoint, SamplePoint, SamplePoint)
}

/// Without perspective: 32 bits before and 32 behind the point, exact for any run.
struct AffineSteps: SampleSteps {
  static let blockLength = 1 << 20
  private let u, v, du, dv: Int

  @inline(__always)
  func load(_ x: Int) {}

  init?(_ sampler: Sampler, _ span: Range<Int>, y: Int) {
    guard sampler.isAffine else { return nil }
    let m = sampler.mapping
    let cy = Double(y) + 0.5
    let one = 4_294_967_296.0
    /// Beyond this the sums below might overflow; no picture on a screen comes near.
    let limit = 1e8
    let u = m.a * 0.5 + m.c * cy + m.tx - 0.5
    let v = m.b * 0.5 + m.d * cy + m.ty - 0.5
    guard
      abs(u) < limit, abs(v) < limit, abs(m.a) < 8192, abs(m.b) < 8192,
      span.lowerBound >= -65536, span.upperBound <= 65536
    else { return nil }
    self.u = Int((u * one).rounded(.down))
    self.v = Int((v * one).rounded(.down))
    du = Int((m.a * one).rounded())
    dv = Int((m.b * one).rounded())
  }

  @inline(__always)
  private func point(_ u: Int, _ v: Int) -> SamplePoint {
    SamplePoint(
      column: u &>> 32, row: v &>> 32,
      weightX: UInt16(truncatingIfNeeded: (u &>> 24) & 255),
      weightY: UInt16(truncatingIfNeeded: (v &>> 24) & 255))
  }

  @inline(__always)
  func four(_ x: Int, offset: Int) -> (SamplePoint, SamplePoint, SamplePoint, SamplePoint) {
    let u0 = u &+ x &* du
    let v0 = v &+ x &* dv
    return (
      point(u0, v0), point(u0 &+ du, v0 &+ dv), point(u0 &+ 2 &* du, v0 &+ 2 &* dv),
      point(u0 &+ 3 &* du, v0 &+ 3 &* dv)
    )
  }
}

/// With perspective: in single precision, wherever its error stays below the margin that a safe
/// span keeps from the window's edge.
struct ProjectiveSteps: SampleSteps {
  /// A multiple of four.
  static let blockLength = 64
  private let u, v, w, du, dv, dw: SIMD4<Float>
  /// The coordinates of a block's pixels in 256ths: all of u, then all of v. Going through memory
  /// lets the next step take them one by one.
  private let block: UnsafeMutablePointer<SIMD4<Int32>>

  /// `block` has room for twice the block's length.
  init?(
    _ sampler: Sampler, _ span: Range<Int>, y: Int, block: UnsafeMutablePointer<SIMD4<Int32>>
  ) {
    self.block = block
    let line = sampler.line(y: y)
    let low = Float(span.lowerBound)
    let high = Float(span.upperBound)
    let farthest = max(abs(low), abs(high))
    let nearest = min(line.w + sampler.dw * low, line.w + sampler.dw * high)
    let sizeU = abs(line.u) + abs(sampler.du) * farthest
    let sizeV = abs(line.v) + abs(sampler.dv) * farthest
    let sizeW = abs(line.w) + abs(sampler.dw) * farthest
    let largest = Float(max(sampler.window.maxX, sampler.window.maxY))
    /// Four roundings of numbers this size, and as many from the division, are less than the
    /// eighth of a pixel by which a safe span stays away from the edge.
    let limit: Float = 131_072
    guard
      nearest > 0, sizeU <= limit * nearest, sizeV <= limit * nearest,
      sizeW * largest <= limit * nearest
    else { return nil }
    u = SIMD4(repeating: line.u)
    v = SIMD4(repeating: line.v)
    w = SIMD4(repeating: line.w)
    du = SIMD4(repeating: sampler.du)
    dv = SIMD4(repeating: sampler.dv)
    dw = SIMD4(repeating: sampler.dw)
  }

  @inline(__always)
  private func point(_ u: Int32, _ v: Int32) -> SamplePoint {
    SamplePoint(
      column: Int(u &>> 8), row: Int(v &>> 8), weightX: UInt16(truncatingIfNeeded: u & 255),
      weightY: UInt16(truncatingIfNeeded: v & 255))
  }

  @inline(__always)
  func load(_ x: Int) {
    let count = Self.blockLength / 4
    // At this size a Float's last bit is a whole number: adding rounds, and the bits are it.
    let magic: Float = 12_582_912
    let offset = SIMD4<Float>(repeating: magic - 128)
    let zero = SIMD4<Int32>(repeating: Int32(bitPattern: magic.bitPattern))
    // Whole numbers, so that counting on is exact.
    var fx = SIMD4<Float>(repeating: Float(x)) + SIMD4<Float>(0, 1, 2, 3)
    for index in 0..<count {
      let k = 256 / (fx * dw + w)
      block[index] = unsafeBitCast((fx * du + u) * k + offset, to: SIMD4<Int32>.self) &- zero
      block[count &+ index] =
        unsafeBitCast((fx * dv + v) * k + offset, to: SIMD4<Int32>.self) &- zero
      fx += 4
    }
  }
  @inline(__always)
  func four(_ x: Int, offset: Int) -> (SamplePoint, SamplePoint, SamplePoint, SamplePoint) {
    let us = UnsafeRawPointer(block).assumingMemoryBound(to: Int32.self) + offset
    let vs = us + Self.blockLength
    return (
      point(us[0], vs[0]), point(us[1], vs[1]), point(us[2], vs[2]), point(us[3], vs[3])
    )
  }
}
