internal import CPixelKernels
internal import CoreGraphics

/// Reads a picture through a projective map, bilinearly or by the nearest pixel.
struct Sampler {
  /// A row of the screen, partly mapped to the source: values at x = 0, growing by the map's first
  /// column with each pixel.
  struct Line {
    var u, v, w: Float
  }

  let base: UnsafePointer<UInt32>
  /// In pixels.
  let stride: Int
  let window: PixelRect
  let mapping: Homography
  private let isLinear: Bool
  let isAffine: Bool
  let du, dv, dw: Float
  /// Within these sides all four neighbours of a sample are pixels of the window.
  private let sides: ProjectedShape.Sides

  init(_ pixels: SourcePixels, window: PixelRect, mapping: Homography, isLinear: Bool) {
    base = pixels.base.assumingMemoryBound(to: UInt32.self)
    stride = pixels.bytesPerRow / 4
    self.window = window
    self.mapping = mapping
    self.isLinear = isLinear
    isAffine = mapping.isAffine
    du = Float(mapping.a)
    dv = Float(mapping.b)
    dw = Float(mapping.p)
    /// Half a pixel for the neighbours, and an eighth for the rounding of single precision.
    let margin = 0.625
    // Asked of the window: a rectangle never says that its size is negative.
    let hasInside = isLinear && window.width >= 2 && window.height >= 2
    let safe = CGRect(
      x: Double(window.x) + margin, y: Double(window.y) + margin,
      width: Double(window.width) - 2 * margin, height: Double(window.height) - 2 * margin)
    sides = hasInside ? ProjectedShape.Sides(mapping, safe) : .nowhere
  }

  /// The pixels of a row that `paint` can do.
  func safeSpan(y: Int) -> Range<Int> {
    sides.span(y: Double(y) + 0.5, margin: 0, isStrict: true)
  }

  func line(y: Int) -> Line {
    let m = mapping
    let cy = Double(y) + 0.5
    // At the centre of the row's first pixel.
    return Line(
      u: Float(0.5 * m.a + m.c * cy + m.tx), v: Float(0.5 * m.b + m.d * cy + m.ty),
      w: Float(0.5 * m.p + m.q * cy + m.r))
  }

  /// One sample, with neighbours beyond the window taken from its edge. Nil behind the horizon.
  ///
  /// - Parameter ahead: From it to what is sampled a few rows further down, about, in pixels. The
  ///   processor does not foresee it: each row of an edge is another line of the cache.
  @inline(__always)
  func clampedSample(_ line: Line, x: Int, ahead: Int) -> UInt32? {
    let fx = Float(x)
    var u = line.u + du * fx
    var v = line.v + dv * fx
    if !isAffine {
      let w = line.w + dw * fx
      guard w > 0 else { return nil }
      u /= w
      v /= w
    }
    guard u.isFinite, v.isFinite else { return nil }
    u = max(Float(window.x) - 1, min(Float(window.maxX) + 1, u))
    v = max(Float(window.y) - 1, min(Float(window.maxY) + 1, v))
    if !isLinear {
      let column = min(window.maxX - 1, max(window.x, Int(u.rounded(.down))))
      let row = min(window.maxY - 1, max(window.y, Int(v.rounded(.down))))
      return base[row * stride + column]
    }
    let (left, weightX) = Self.split(u)
    let (top, weightY) = Self.split(v)
    let x0 = min(window.maxX - 1, max(window.x, left))
    let x1 = min(window.maxX - 1, max(window.x, left + 1))
    let y0 = min(window.maxY - 1, max(window.y, top))
    let y1 = min(window.maxY - 1, max(window.y, top + 1))
    fetch_ahead(base + (y0 &* stride &+ x0 &+ ahead))
    fetch_ahead(base + (y1 &* stride &+ x0 &+ ahead))
    func pair(_ y: Int) -> UInt64 {
      let row = base + y * stride
      return UInt64(row[x1]) << 32 | UInt64(row[x0])
    }
    let column = Self.column(pair(y0), pair(y1), SIMD8(repeating: weightY))
    let sample = Self.pair(column, column, SIMD8(repeating: weightX))
    return UInt32(truncatingIfNeeded: unsafeBitCast(sample.bytes, to: UInt64.self))
  }

  /// The pixel left of a coordinate's neighbours, and the right one's weight in 256ths.
  @inline(__always)
  private static func split(_ coordinate: Float) -> (index: Int, weight: UInt16) {
    let fixed = Int((coordinate - 0.5) * 256 + 0.5 + 256 * 4) - 256 * 4
    return (fixed >> 8, UInt16(fixed & 255))
  }
}
