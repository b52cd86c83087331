internal import CPixelKernels
internal import CoreGraphics

/// How the pixels of a row go through the source. Each place is worked out from the pixel's own
/// position, so that cutting a row elsewhere changes nothing.
enum SamplePath {
  case affine(AffinePath)
  /// In single precision, wherever its error stays below the margin that a safe span keeps from the
  /// window's edge.
  case projective(ProjectivePath)
}

extension SamplePath {
  /// Nil where neither is exact enough.
  init?(_ sampler: Sampler, _ span: Range<Int>, y: Int) {
    if let path = AffinePath(sampler, span, y: y) {
      self = .affine(path)
    } else if let path = ProjectivePath(sampler, span, y: y) {
      self = .projective(path)
    } else {
      return nil
    }
  }

  /// Whether two rows go through the source's columns in the same way.
  func isSameAcross(as other: SamplePath) -> Bool {
    switch (self, other) {
    case (.affine(let a), .affine(let b)): (a.u, a.du) == (b.u, b.du)
    case (.projective(let a), .projective(let b)):
      (a.u, a.w, a.du, a.dw) == (b.u, b.w, b.du, b.dw)
    default: false
    }
  }

  /// Samples for pixels of a row.
  @inline(__always)
  func paint(
    _ span: Range<Int>, of source: SampledPixels, _ row: UnsafeMutablePointer<UInt32>,
    _ write: SampleWrite, opacity: UInt8
  ) {
    let (x, count, target) = (Int64(span.lowerBound), Int64(span.count), row + span.lowerBound)
    switch self {
    case .affine(let path):
      sample_affine_path(source, path, x, count, target, write, opacity)
    case .projective(let path):
      sample_projective_path(source, path, x, count, target, write, opacity)
    }
  }
}

extension SamplePath {
  /// The source's pixel at or left of and above the place of a pixel of the row, or one next to it
  /// where that lies outside of the span that the path is for; nil where it is far outside.
  @inline(__always)
  func place(of x: Int) -> SourcePlace? {
    switch self {
    case .affine(let path):
      return SourcePlace(
        x: Int((path.u &+ Int64(x) &* path.du) &>> 32),
        y: Int((path.v &+ Int64(x) &* path.dv) &>> 32))
    case .projective(let path):
      let fx = Float(x)
      let k = 1 / (path.w + fx * path.dw)
      let (u, v) = ((path.u + fx * path.du) * k, (path.v + fx * path.dv) * k)
      // Larger ones, and what is no number, are behind the eye or near its horizon.
      guard k > 0, abs(u) < 1e6, abs(v) < 1e6 else { return nil }
      // Rounded down: within such a span none is negative.
      return SourcePlace(x: Int(u - 0.5), y: Int(v - 0.5))
    }
  }
}

/// A pixel of a source.
struct SourcePlace {
  let x, y: Int
}

extension AffinePath {
  /// 32 bits before and 32 behind the point are exact for any run.
  fileprivate init?(_ sampler: Sampler, _ span: Range<Int>, y: Int) {
    guard sampler.isAffine else { return nil }
    let m = sampler.mapping
    let cy = Double(y) + 0.5
    let one = 4_294_967_296.0
    /// Beyond this the sums might overflow; no picture on a screen comes near.
    let limit = 1e8
    let u = m.a * 0.5 + m.c * cy + m.tx - 0.5
    let v = m.b * 0.5 + m.d * cy + m.ty - 0.5
    guard
      abs(u) < limit, abs(v) < limit, abs(m.a) < 8192, abs(m.b) < 8192,
      span.lowerBound >= -65536, span.upperBound <= 65536
    else { return nil }
    self.init(
      u: Int64((u * one).rounded(.down)), v: Int64((v * one).rounded(.down)),
      du: Int64((m.a * one).rounded()), dv: Int64((m.b * one).rounded()))
  }
}

extension ProjectivePath {
  fileprivate init?(_ sampler: Sampler, _ span: Range<Int>, y: Int) {
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
    self.init(
      u: line.u, v: line.v, w: line.w, du: sampler.du, dv: sampler.dv, dw: sampler.dw)
  }
}
