import CoreGraphics

/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function y(x).
struct UnitBezier: Sendable, Hashable {
  private let ax, bx, cx, ay, by, cy: Double

  /// - Parameters: the two control points; the x of both are clamped to 0 … 1, so that y is a
  ///   function of x.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let x1 = min(max(x1, 0), 1)
    let x2 = min(max(x2, 0), 1)
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let t = parameter(at: x)
    return ((ay * t + by) * t + cy) * t
  }

  private func x(at t: Double) -> Double { ((ax * t + bx) * t + cx) * t }

  /// Solves x(t) = x to 1e−9: Newton's method, and bisection where the slope is too flat for it.
  private func parameter(at x: Double) -> Double {
    var t = x
    for _ in 0..<8 {
      let error = self.x(at: t) - x
      if abs(error) < 1e-9 { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      guard abs(slope) > 1e-6 else { break }
      t -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    t = x
    for _ in 0..<60 {
      let value = self.x(at: t)
      if abs(value - x) < 1e-9 { return t }
      if value < x { low = t } else { high = t }
      t = (low + high) / 2
    }
    return t
  }
}
