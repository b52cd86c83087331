internal import CoreGraphics

/// How the pixels of a row go through the source.
protocol SampleSteps {
  /// Works out the places of so many pixels from x on, each from its own position, so that cutting
  /// a row elsewhere changes nothing. The stride is in pixels.
  func load(_ x: Int, count: Int, stride: Int32, into block: SampleBlock)
}

/// Without perspective: 32 bits before and 32 behind the point, exact for any run.
struct AffineSteps: SampleSteps {
  private let u, v, du, dv: Int

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

  /// Four places in a row.
  private struct Places {
    private var first, second: SIMD2<Int>
    private let step: SIMD2<Int>

    @inline(__always)
    init(_ start: Int, _ step: Int) {
      first = SIMD2(start, start &+ step)
      second = first &+ SIMD2(repeating: 2 &* step)
      self.step = SIMD2(repeating: 4 &* step)
    }

    /// The pixels, and the weights of the next ones in 256ths.
    @inline(__always)
    var split: (index: SIMD4<Int32>, weight: SIMD4<Int32>) {
      let a = unsafeBitCast(first, to: SIMD4<UInt32>.self)
      let b = unsafeBitCast(second, to: SIMD4<UInt32>.self)
      let index = SIMD4(a[1], a[3], b[1], b[3])
      let weight = SIMD4(a[0], a[2], b[0], b[2]) &>> 24
      return (
        unsafeBitCast(index, to: SIMD4<Int32>.self), unsafeBitCast(weight, to: SIMD4<Int32>.self)
      )
    }

    @inline(__always)
    mutating func advance() {
      first &+= step
      second &+= step
    }
  }

  func load(_ x: Int, count: Int, stride: Int32, into block: SampleBlock) {
    let stride = SIMD4(repeating: stride)
    var across = Places(u &+ x &* du, du)
    var down = Places(v &+ x &* dv, dv)
    for four in 0..<(count &+ 3) &>> 2 {
      let (column, weightX) = across.split
      let (row, weightY) = down.split
      block.set(
        four, column: column, row: row, weightX: weightX, weightY: weightY, stride: stride)
      across.advance()
      down.advance()
    }
  }
}

/// With perspective: in single precision, wherever its error stays below the margin that a safe
/// span keeps from the window's edge.
struct ProjectiveSteps: SampleSteps {
  private let u, v, w, du, dv, dw: Float

  init?(_ sampler: Sampler, _ span: Range<Int>, y: Int) {
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
    (u, v, w) = (line.u, line.v, line.w)
    (du, dv, dw) = (sampler.du, sampler.dv, sampler.dw)
  }

  func load(_ x: Int, count: Int, stride: Int32, into block: SampleBlock) {
    // At this size a Float's last bit is a whole number: adding rounds, and the bits are it.
    let magic: Float = 12_582_912
    let offset = SIMD4<Float>(repeating: magic - 128)
    let zero = SIMD4<Int32>(repeating: Int32(bitPattern: magic.bitPattern))
    let stride = SIMD4(repeating: stride)
    // Whole numbers, so that counting on is exact.
    var fx = SIMD4<Float>(repeating: Float(x)) + SIMD4<Float>(0, 1, 2, 3)
    for four in 0..<(count &+ 3) &>> 2 {
      let k = 256 / (fx * dw + w)
      block.set(
        four, x: unsafeBitCast((fx * du + u) * k + offset, to: SIMD4<Int32>.self) &- zero,
        y: unsafeBitCast((fx * dv + v) * k + offset, to: SIMD4<Int32>.self) &- zero,
        stride: stride)
      fx += 4
    }
  }
}
