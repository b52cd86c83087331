internal import CoreGraphics

/// A rounded rectangle, or a ring, seen under any map: a convex figure on the screen, bounded by
/// four straight lines, whose rounded corners are found by the map back.
struct ProjectedShape: Sendable {
  /// A directed line: a·x + b·y + c is a point's distance in pixels, positive inside.
  struct Line: Sendable {
    let a, b, c: Double
    /// The reciprocal of `a`; 0 where the line goes straight across.
    let reciprocal: Double

    /// Coefficients without a direction, as for an extremely enlarged shape, describe a line that
    /// is infinitely far away. The whole screen lies on one side of it.
    init(_ a: Double, _ b: Double, _ c: Double) {
      let length = (a * a + b * b).squareRoot()
      guard length.isFinite, length > 1e-12 else {
        self = c > 0 ? .everywhere : .nowhere
        return
      }
      (self.a, self.b, self.c) = (a / length, b / length, c / length)
      reciprocal = abs(self.a) < 1e-12 ? 0 : 1 / self.a
    }

    /// Bounds nothing.
    static let everywhere = Line(constant: 1e9)
    /// Has nothing inside.
    static let nowhere = Line(constant: -1e9)
    private init(constant: Double) { (a, b, c, reciprocal) = (0, 0, constant, 0) }

    @inline(__always)
    func distance(_ x: Double, _ y: Double) -> Double { a * x + b * y + c }
  }

  /// Left, right, top and bottom of a rectangle in the shape's plane.
  struct Sides: Sendable {
    var left, right, top, bottom: Line

    init(_ inverse: Homography, _ rect: CGRect) {
      let m = inverse
      func line(_ value: Double, _ sign: Double, _ x: Double, _ y: Double, _ z: Double) -> Line {
        Line(sign * (x - value * m.p), sign * (y - value * m.q), sign * (z - value * m.r))
      }
      left = line(rect.minX, 1, m.a, m.c, m.tx)
      right = line(rect.maxX, -1, m.a, m.c, m.tx)
      top = line(rect.minY, 1, m.b, m.d, m.ty)
      bottom = line(rect.maxY, -1, m.b, m.d, m.ty)
    }

    /// Nothing is inside.
    static let nowhere = Sides()
    private init() { (left, right, top, bottom) = (.nowhere, .nowhere, .nowhere, .nowhere) }

    /// The share of a pixel that lies inside, by its centre's distances.
    @inline(__always)
    func coverage(_ x: Double, _ y: Double) -> Double {
      let across =
        min(1, max(0, left.distance(x, y) + 0.5)) + min(1, max(0, right.distance(x, y) + 0.5)) - 1
      let down =
        min(1, max(0, top.distance(x, y) + 0.5)) + min(1, max(0, bottom.distance(x, y) + 0.5)) - 1
      return max(0, across) * max(0, down)
    }

    /// The pixels of a row whose centres are at least `margin` inside of every side; those on the
    /// limit are left out when `isStrict`, taken in otherwise.
    func span(y: Double, margin: Double, isStrict: Bool) -> Range<Int> {
      var low = -Double(Int.coordinateLimit)
      var high = Double(Int.coordinateLimit)
      for line in [left, right, top, bottom] {
        ProjectedShape.narrow(&low, &high, by: line, y: y, margin: margin)
      }
      return ProjectedShape.pixels(low, high, isStrict: isStrict)
    }
  }

  let inverse: Homography
  let shape: RoundedRect
  let radius: Double
  /// A border's width in the shape's units; nil when all of the shape is meant.
  let ringWidth: Double?
  let bounds: PixelRect

  let sides: Sides
  /// The half-plane in front of the eye.
  private let front: Line
  /// Whether its sides alone bound it.
  private let hasSidesOnly: Bool
  /// Within these sides every pixel is covered, also near the corners.
  private let innerSides: Sides
  let hole: RoundedRect?
  let holeSides: Sides?
  /// Within these sides the hole is empty.
  private let emptySides: Sides

  /// Nil where nothing can be seen.
  init?(_ shape: RoundedRect, transform: Homography, ringWidth: Double? = nil) {
    guard
      shape.rect.minX < shape.rect.maxX, shape.rect.minY < shape.rect.maxY,
      shape.rect.minX.isFinite, shape.rect.maxX.isFinite,
      shape.rect.minY.isFinite, shape.rect.maxY.isFinite,
      let inverse = transform.inverse
    else { return nil }
    self.inverse = inverse
    self.shape = shape
    self.ringWidth = ringWidth
    radius = shape.clampedRadius
    bounds = transform.deviceBounds(of: shape.rect)
    guard !bounds.isEmpty else { return nil }
    sides = Sides(inverse, shape.rect)
    front = Line(inverse.p, inverse.q, inverse.r)
    hasSidesOnly = radius <= 0 && ringWidth == nil
    innerSides = Self.inscribed(shape.rect, radius).map { Sides(inverse, $0) } ?? .nowhere
    if let ringWidth, let inner = Self.inset(shape.rect, ringWidth) {
      let hole = RoundedRect(
        inner, radius: max(0, radius - ringWidth), corners: shape.corners,
        isContinuous: shape.isContinuous)
      self.hole = hole
      holeSides = Sides(inverse, inner)
      emptySides =
        Self.inscribed(inner, hole.clampedRadius).map { Sides(inverse, $0) } ?? .nowhere
    } else {
      (hole, holeSides, emptySides) = (nil, nil, .nowhere)
    }
  }

  /// The largest rectangle of a rounded one's proportions that its corners leave alone.
  private static func inscribed(_ rect: CGRect, _ radius: Double) -> CGRect? {
    let inset = radius * (1 - 0.5.squareRoot())
    return Self.inset(rect, inset)
  }

  /// Nil where nothing is left.
  private static func inset(_ rect: CGRect, _ inset: Double) -> CGRect? {
    let width = rect.maxX - rect.minX - 2 * inset
    let height = rect.maxY - rect.minY - 2 * inset
    guard width > 0, height > 0 else { return nil }
    return CGRect(x: rect.minX + inset, y: rect.minY + inset, width: width, height: height)
  }

  /// The share of a pixel that is covered, 0 to 1.
  func coverage(x: Int, y: Int) -> Double {
    let cx = Double(x) + 0.5
    let cy = Double(y) + 0.5
    // If this is not positive, the point is behind the horizon of the plane.
    guard inverse.p * cx + inverse.q * cy + inverse.r > 0 else { return 0 }
    if hasSidesOnly { return sides.coverage(cx, cy) }
    let outer = rounded(sides, shape, radius, cx, cy)
    guard outer > 0, let hole, let holeSides else { return outer }
    return max(0, outer - rounded(holeSides, hole, hole.clampedRadius, cx, cy))
  }

  private func rounded(
    _ sides: Sides, _ shape: RoundedRect, _ circle: Double, _ x: Double, _ y: Double
  ) -> Double {
    let rect = shape.rect
    let curve = shape.curve
    let radius =
      curve > 0
      ? circle * ContinuousCorner.reach(Double(curve) / Double(CornerTable.levels)) : circle
    let straight = sides.coverage(x, y)
    guard radius > 0, straight > 0 else { return straight }
    let m = inverse
    let w = m.p * x + m.q * y + m.r
    let u = (m.a * x + m.c * y + m.tx) / w
    let v = (m.b * x + m.d * y + m.ty) / w
    let isLeft = u < rect.minX + radius
    let isTop = v < rect.minY + radius
    guard isLeft || u > rect.maxX - radius, isTop || v > rect.maxY - radius else {
      return straight
    }
    let corner: RoundedRect.Corners =
      isTop ? (isLeft ? .topLeft : .topRight) : (isLeft ? .bottomLeft : .bottomRight)
    guard shape.corners.contains(corner) else { return straight }
    let du = u - (isLeft ? rect.minX + radius : rect.maxX - radius)
    let dv = v - (isTop ? rect.minY + radius : rect.maxY - radius)
    let length = (du * du + dv * dv).squareRoot()
    guard length > 0 else { return straight }
    if curve > 0 {
      let level = CornerTable.all[curve].level(abs(du) / radius, abs(dv) / radius)
      let (su, sv) = (du < 0 ? -level.du : level.du, dv < 0 ? -level.dv : level.dv)
      let gx = (su * (m.a - u * m.p) + sv * (m.b - v * m.p)) / (radius * w)
      let gy = (su * (m.c - u * m.q) + sv * (m.d - v * m.q)) / (radius * w)
      let gradient = (gx * gx + gy * gy).squareRoot()
      guard gradient > 0 else { return straight }
      return max(0, min(straight, 0.5 + (1 - level.value) / gradient))
    }
    // The distance's gradient on the screen turns units of the plane into pixels.
    let gx = (du * (m.a - u * m.p) + dv * (m.b - v * m.p)) / (length * w)
    let gy = (du * (m.c - u * m.q) + dv * (m.d - v * m.q)) / (length * w)
    let gradient = (gx * gx + gy * gy).squareRoot()
    guard gradient > 0 else { return straight }
    return max(0, min(straight, 0.5 + (radius - length) / gradient))
  }

  /// Three ranges of a row's pixels: those that may be covered, those that are surely covered
  /// completely, and those in the hole that are surely not covered.
  func spans(y: Int) -> (outer: Range<Int>, full: Range<Int>, empty: Range<Int>) {
    let cy = Double(y) + 0.5
    var low = Double(bounds.x)
    var high = Double(bounds.maxX)
    for line in [sides.left, sides.right, sides.top, sides.bottom] {
      Self.narrow(&low, &high, by: line, y: cy, margin: -0.5)
    }
    Self.narrow(&low, &high, by: front, y: cy, margin: 0)
    let outer = Self.pixels(low, high, isStrict: false).clamped(to: bounds.x..<bounds.maxX)
    if ringWidth == nil || hole == nil {
      let full = innerSides.span(y: cy, margin: 0.501, isStrict: true)
      return (outer, full.clamped(to: outer), outer.lowerBound..<outer.lowerBound)
    }
    let empty = emptySides.span(y: cy, margin: 0.501, isStrict: true)
    return (outer, outer.lowerBound..<outer.lowerBound, empty.clamped(to: outer))
  }

  func writeRow(_ y: Int, from x0: Int, count: Int, into row: UnsafeMutablePointer<UInt8>) {
    let (outer, full, empty) = spans(y: y)
    let all = x0..<x0 + count
    row.update(repeating: 0, count: count)
    let inside = full.clamped(to: all)
    if !inside.isEmpty {
      (row + (inside.lowerBound - x0)).update(repeating: 255, count: inside.count)
    }
    let middle = inside.isEmpty ? empty.clamped(to: all) : inside
    let touched = outer.clamped(to: all)
    let first =
      middle.isEmpty
      ? touched
      : touched.lowerBound..<max(touched.lowerBound, min(touched.upperBound, middle.lowerBound))
    for x in first { row[x - x0] = coverageByte(coverage(x: x, y: y)) }
    guard !middle.isEmpty, middle.upperBound < touched.upperBound else { return }
    for x in max(middle.upperBound, touched.lowerBound)..<touched.upperBound {
      row[x - x0] = coverageByte(coverage(x: x, y: y))
    }
  }

  /// Cuts an interval of pixel centres by a line.
  @inline(__always)
  static func narrow(
    _ low: inout Double, _ high: inout Double, by line: Line, y: Double, margin: Double
  ) {
    let rest = margin - (line.b * y + line.c)
    if line.reciprocal > 0 {
      low = max(low, rest * line.reciprocal - 0.5)
    } else if line.reciprocal < 0 {
      high = min(high, rest * line.reciprocal - 0.5)
    } else if rest > 0 {
      high = -.infinity
    }
  }

  @inline(__always)
  static func pixels(_ low: Double, _ high: Double, isStrict: Bool) -> Range<Int> {
    let slack = isStrict ? 1e-6 : -1e-6
    let first = Int(ceiling: low + slack)
    let last = Int(floor: high - slack) + 1
    return first < last ? first..<last : 0..<0
  }
}

extension ProjectedShape: Equatable {
  static func == (a: ProjectedShape, b: ProjectedShape) -> Bool {
    a.inverse == b.inverse && a.shape == b.shape && a.ringWidth == b.ringWidth
  }
}

extension Homography {
  /// The whole pixels that a rectangle may touch, with one to spare for antialiased edges; what
  /// lies behind the eye is cut off.
  func deviceBounds(of rect: CGRect) -> PixelRect {
    /// Nearer to the eye than this, in units of its distance, nothing is drawn.
    let nearest = 1e-6
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY),
      (rect.minX, rect.maxY),
    ].map { x, y in
      (x: a * x + c * y + tx, y: b * x + d * y + ty, w: p * x + q * y + r)
    }
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    func include(_ x: Double, _ y: Double, _ w: Double) {
      let (px, py) = (x / w, y / w)
      guard !px.isNaN, !py.isNaN else { return }
      left = min(left, px)
      right = max(right, px)
      top = min(top, py)
      bottom = max(bottom, py)
    }
    for index in 0..<4 {
      let from = corners[index]
      let to = corners[(index + 1) % 4]
      if from.w > nearest { include(from.x, from.y, from.w) }
      if (from.w > nearest) != (to.w > nearest) {
        let t = (nearest - from.w) / (to.w - from.w)
        include(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, nearest)
      }
    }
    guard left <= right, top <= bottom else { return .empty }
    return PixelRect(
      left: Int(floor: left) - 1,
      top: Int(floor: top) - 1,
      right: Int(ceiling: right) + 1,
      bottom: Int(ceiling: bottom) + 1)
  }
}
