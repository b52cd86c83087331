internal import CPixelKernels
internal import CoreGraphics

/// The parts of a sheet that lie on its inside and take the time: several pixels at once.
extension PageCurlKernel {
  // MARK: Lying on its front

  /// The pixels of a row on which the inside of the sheet's back lies.
  func lyingSpan(y: Float, from first: Float) -> Range<Int> {
    let map = backMap(y: y, from: first)
    let across = Self.steps(map.u, map.du, insideX)
    let down = Self.steps(map.v, map.dv, insideY)
    let sheet = Self.steps(Double(first), Double(roll.dx), 0...1e9)
    let low = max(0, across.low, down.low, sheet.low).rounded(.up) + 1
    let high = min(Double(width) - 1, across.high, down.high, sheet.high).rounded(.down) - 1
    guard low < high else { return 0..<0 }
    return Int(low)..<Int(high) + 1
  }

  /// The pixels of a row on which the sheet's back may lie, or its shadow, and some beside them.
  func reachedSpan(y: Float, from first: Float) -> Range<Int> {
    let map = backMap(y: y, from: first)
    let across = Self.steps(map.u, map.du, reached(from: left, to: right))
    let down = Self.steps(map.v, map.dv, reached(from: top, to: bottom))
    let low = max(0, min(Double(width), max(across.low, down.low).rounded(.down) - 2))
    let high = max(0, min(Double(width), min(across.high, down.high).rounded(.up) + 2))
    return low < high ? Int(low)..<Int(high) : 0..<0
  }

  /// A side of the page and its shadow; all where the side is no number.
  private func reached(from low: Float, to high: Float) -> ClosedRange<Double> {
    let (first, last) = (Double(low - roll.shadowLength), Double(high + roll.shadowLength))
    return first <= last ? first...last : -.infinity ... .infinity
  }

  /// Paints pixels of that span.
  func paint(
    lying span: Range<Int>, y: Float, from first: Float, _ source: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>
  ) {
    let map = backMap(y: y, from: first)
    let one = 4_294_967_296.0
    let path = AffinePath(
      u: Int64((map.u - 0.5) * one), v: Int64((map.v - 0.5) * one), du: Int64(map.du * one),
      dv: Int64(map.dv * one))
    withUnsafePointer(to: sheet) {
      paint_lying($0, path, Int64(span.lowerBound), Int64(span.count), source, target)
    }
  }

  /// Where a row's pixels show the sheet's back from: at x = 0, and how that changes with x.
  private func backMap(y: Float, from first: Float) -> (
    u: Double, v: Double, du: Double, dv: Double
  ) {
    let (dx, dy) = (Double(roll.dx), Double(roll.dy))
    let shift = -Double.pi * Double(roll.radius) - 2 * Double(first)
    return (0.5 + shift * dx, Double(y) + shift * dy, 1 - 2 * dx * dx, -2 * dx * dy)
  }

  /// For which x a line stays within limits.
  private static func steps(
    _ start: Double, _ slope: Double, _ limits: ClosedRange<Double>
  ) -> (low: Double, high: Double) {
    if abs(slope) < 1e-9 { return limits.contains(start) ? (-1e9, 1e9) : (1e9, -1e9) }
    let (a, b) = ((limits.lowerBound - start) / slope, (limits.upperBound - start) / slope)
    return (min(a, b), max(a, b))
  }

  /// Where all four neighbours of a sample are pixels on the page.
  private var insideX: ClosedRange<Double> {
    Self.inside(left, right, count: source.width)
  }

  private var insideY: ClosedRange<Double> {
    Self.inside(top, bottom, count: source.height)
  }

  static func inside(_ low: Float, _ high: Float, count: Int) -> ClosedRange<Double> {
    // With something to spare for rounding.
    let first = max(Double(low), 0) + 0.75
    return first...max(first, min(Double(high), Double(count)) - 1.75)
  }

  // MARK: On the roll

  /// The pixels of a row that the roll covers.
  func rolledSpan(from first: Float) -> Range<Int> {
    let span = Self.steps(Double(first), Double(roll.dx), -Double(roll.radius) * 0.999...(-0.01))
    let low = max(0, span.low).rounded(.up)
    let high = min(Double(width) - 1, span.high).rounded(.down)
    return low < high ? Int(low)..<Int(high) + 1 : 0..<0
  }

  // MARK: Several pixels at once

  /// Paints pixels from the first on, as long as all of them are on the inside of what the roll
  /// covers, or beside the sheet; returns the first one that is not painted.
  func paint(
    _ span: Range<Int>, rolled: Range<Int>, y: Float, from first: Float,
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>
  ) -> Int {
    let start = Int64(span.lowerBound)
    let end = Int64(span.upperBound)
    return Int(
      withUnsafePointer(to: sheet) {
        rolled.contains(span.lowerBound)
          ? paint_rolled($0, y, first, start, min(end, Int64(rolled.upperBound)), target)
          : paint_shadowed($0, y, first, start, end, source, target)
      })
  }
}
