extension PathElements {
  /// The smallest rectangle around all points, including control points; null for an empty path.
  package var controlPointBounds: CGRect {
    var points: [CGPoint] = []
    for element in list {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quad(let control, let end): points += [control, end]
      case .curve(let control1, let control2, let end): points += [control1, control2, end]
      case .close: break
      }
    }
    return CGRect(around: points)
  }

  /// The smallest rectangle around the path itself; null for an empty path.
  package var bounds: CGRect {
    var points: [CGPoint] = []
    forEachSegment { start, element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quad(let control, let end):
        let cubic = Self.cubic(start, control, end)
        points += Self.extrema(start, cubic.0, cubic.1, end) + [end]
      case .curve(let control1, let control2, let end):
        points += Self.extrema(start, control1, control2, end) + [end]
      case .close: break
      }
    }
    return CGRect(around: points)
  }

  /// Whether a point is inside the path. Open subpaths count as closed. A curve is approximated by
  /// `stepsPerCurve` lines, within 0.01 % of its size.
  package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    guard point.isFinite else { return false }
    var winding = 0
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let side =
        (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
      if to.y > from.y, side > 0 { winding += 1 }
      if to.y < from.y, side < 0 { winding -= 1 }
    }
    var subpathStart = CGPoint.zero
    var last = CGPoint.zero
    forEachSegment { start, element in
      switch element {
      case .move(let target):
        cross(last, subpathStart)
        (subpathStart, last) = (target, target)
      case .line(let end):
        cross(start, end)
        last = end
      case .quad(let control, let end):
        let cubic = Self.cubic(start, control, end)
        Self.flatten(start, cubic.0, cubic.1, end, cross)
        last = end
      case .curve(let control1, let control2, let end):
        Self.flatten(start, control1, control2, end, cross)
        last = end
      case .close:
        cross(start, subpathStart)
        last = subpathStart
      }
    }
    cross(last, subpathStart)
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The rectangle, if this path is an upright one.
  package var rectangle: CGRect? {
    var corners: [CGPoint] = []
    for (index, element) in list.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point): corners.append(point)
      case .close where index == list.count - 1: break
      default: return nil
      }
    }
    if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
      || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    return isUpright ? CGRect(around: corners) : nil
  }

  // MARK: Curves

  /// Calls `body` with each element and the point at which it begins.
  private func forEachSegment(_ body: (CGPoint, Element) -> Void) {
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in list {
      body(current, element)
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .line(let end), .quad(_, let end), .curve(_, _, let end): current = end
      case .close: current = start
      }
    }
  }

  /// Returns the control points of the cubic curve that equals a quadratic one.
  static func cubic(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint) {
    (
      CGPoint(
        x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    )
  }

  private static let stepsPerCurve = 64

  private static func flatten(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint,
    _ body: (CGPoint, CGPoint) -> Void
  ) {
    var from = p0
    for index in 1...stepsPerCurve {
      let t = CGFloat(index) / CGFloat(stepsPerCurve)
      let to = index == stepsPerCurve ? p3 : point(p0, p1, p2, p3, at: t)
      body(from, to)
      from = to
    }
  }

  private static func point(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: CGFloat
  ) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }

  /// Returns the points of a cubic curve at which x or y has an extremum.
  private static func extrema(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
  ) -> [CGPoint] {
    let times =
      turningTimes(p0.x, p1.x, p2.x, p3.x) + turningTimes(p0.y, p1.y, p2.y, p3.y)
    return times.map { point(p0, p1, p2, p3, at: $0) }
  }

  private static func turningTimes(
    _ v0: CGFloat, _ v1: CGFloat, _ v2: CGFloat, _ v3: CGFloat
  ) -> [CGFloat] {
    // The derivative divided by 3 is a·t² + b·t + c.
    let a = v3 - 3 * v2 + 3 * v1 - v0
    let b = 2 * (v2 - 2 * v1 + v0)
    let c = v1 - v0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    // At the ends the end points themselves are used, without rounding.
    return roots.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }
  }
}
