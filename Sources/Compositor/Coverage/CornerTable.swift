internal import CoreGraphics

/// A corner curve between the circle and the fully continuous curve, stored as the distance of the
/// curve from a point in each direction.
///
/// That point is the origin, and the curve's ends are at distance 1 on the axes. A corner is
/// symmetric about the diagonal, so that only half of it is stored.
struct CornerTable: Sendable {
  /// The directions that are stored: tangents from 0 to 1.
  static let steps = 64
  /// Steps from the circle, at 0, to the whole curve.
  static let levels = 16

  /// The tables by level.
  static let all: [CornerTable] = (0...levels).map { CornerTable(Double($0) / Double(levels)) }

  /// The level that is nearest to a smoothness.
  static func level(_ smoothness: Double) -> Int {
    Int((min(max(smoothness, 0), 1) * Double(levels)).rounded())
  }

  /// The distance of the curve, and the change of its logarithm with the angle.
  let entries: [SIMD2<Double>]
  /// Within this distance everything is inside.
  let nearest: Double

  private init(_ smoothness: Double) {
    let reach = ContinuousCorner.reach(smoothness)
    // From the axis x to the diagonal: more points than there are directions.
    let curve = Self.curve(smoothness).map { SIMD2(1 - $0.y / reach, 1 - $0.x / reach) }
    var entries: [SIMD2<Double>] = []
    var index = 0
    for step in 0...Self.steps {
      let tangent = Double(step) / Double(Self.steps)
      while index + 2 < curve.count, curve[index + 1].y < tangent * curve[index + 1].x {
        index += 1
      }
      let (a, b) = (curve[index], curve[index + 1])
      // Where the line between two points meets the direction (1, tangent).
      let d = b - a
      let t = (tangent * a.x - a.y) / (d.y - tangent * d.x)
      let p = a + d * min(max(t, 0), 1)
      let length = (p.x * p.x + p.y * p.y).squareRoot()
      let along = (d.x * d.x + d.y * d.y).squareRoot()
      let outwards = (p.x * d.x + p.y * d.y) / (length * along)
      let across = (p.x * d.y - p.y * d.x) / (length * along)
      entries.append(SIMD2(length, outwards / across))
    }
    self.entries = entries
    nearest = entries.map(\.x).min() ?? 1
  }

  /// Points of the first half of the curve, close to each other.
  private static func curve(_ smoothness: Double) -> [SIMD2<Double>] {
    let points = ContinuousCorner.points(smoothness)
    let count = 128
    return (0..<2).flatMap { part in
      (0...count).map { step in
        let t = Double(step) / Double(count)
        let s = 1 - t
        let p = points[(part * 3)...]
        let i = p.startIndex
        var point: SIMD2<Double> = p[i] * (s * s * s)
        point += p[i + 1] * (3 * s * s * t)
        point += p[i + 2] * (3 * s * t * t)
        point += p[i + 3] * (t * t * t)
        return point
      }
    }
  }

  /// A point's distance as a share of the curve's in its direction, which is below 1 inside, and
  /// how that changes with each coordinate. Coordinates are not negative.
  @inline(__always)
  func level(_ u: Double, _ v: Double) -> (value: Double, du: Double, dv: Double) {
    let length = (u * u + v * v).squareRoot()
    guard length > 0 else { return (0, 0, 0) }
    let isSteep = v > u
    let tangent = isSteep ? u / v : v / u
    let place = tangent * Double(Self.steps)
    let index = min(Int(place), Self.steps - 1)
    let part = place - Double(index)
    let entry = entries[index] + (entries[index + 1] - entries[index]) * part
    let (cosine, sine) = (u / length, v / length)
    // The angle runs from the nearer axis.
    let slope = isSteep ? -entry.y : entry.y
    return (
      value: length / entry.x, du: (cosine + slope * sine) / entry.x,
      dv: (sine - slope * cosine) / entry.x
    )
  }
}
