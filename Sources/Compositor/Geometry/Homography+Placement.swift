internal import CoreGraphics

/// How a plane lies on the screen, which decides how what is in it gets drawn.
enum Placement: Sendable {
  /// One content pixel is one device pixel, moved only: positions snap to whole pixels.
  case unit
  /// Stretched along the axes: rectangles stay rectangles, with antialiased edges.
  case aligned
  /// Rotated, skewed, or seen in perspective.
  case projected
}

extension Homography {
  /// Below this a rotation or skew moves a point by less than a hundredth of a pixel across the
  /// largest screen.
  private static let axisTolerance = 1e-6
  /// As `axisTolerance`, for the projective row.
  private static let perspectiveTolerance = 1e-10
  /// A scale this near to the screen's own keeps pixels in step across the largest screen.
  private static let scaleTolerance = 1e-5

  /// The same map without rounding noise: r is normalized to 1 if possible, and entries without a
  /// visible effect are 0. Nil if nothing can be drawn with it.
  var tidied: Homography? {
    guard isFinite else { return nil }
    var map = self
    if r > 0, r != 1 {
      let k = 1 / r
      map = Homography(
        a: a * k, b: b * k, c: c * k, d: d * k, tx: tx * k, ty: ty * k, p: p * k, q: q * k, r: 1)
    }
    if abs(map.p) < Self.perspectiveTolerance, abs(map.q) < Self.perspectiveTolerance, r > 0 {
      (map.p, map.q) = (0, 0)
      if abs(map.b) < Self.axisTolerance, abs(map.c) < Self.axisTolerance {
        (map.b, map.c) = (0, 0)
      }
    }
    guard map.isFinite, map.inverse != nil else { return nil }
    return map
  }

  func placement(unit: PixelScale) -> Placement {
    guard isAxisAligned else { return .projected }
    let isUnit =
      abs(a - unit.x) <= Self.scaleTolerance * unit.x
      && abs(d - unit.y) <= Self.scaleTolerance * unit.y
    return isUnit ? .unit : .aligned
  }
}

/// Device pixels per point along each axis at rest: the scale of the screen.
struct PixelScale: Hashable, Sendable {
  var x, y: Double
}
