extension PathElements {
  /// The part of the path between two fractions of its length, all subpaths together in order;
  /// empty where `start` is not below `end`. Curves stay curves. Lengths are those of the flattened
  /// path.
  package func trimmed(from start: Double, to end: Double) -> PathElements {
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return PathElements() }
    let pieces = self.pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return PathElements() }
    let (first, last) = (max(start, 0) * total, min(end, 1) * total)
    var result = PathElements()
    var passed = 0.0
    var isWhole = true
    for piece in pieces {
      defer { passed += piece.length }
      if piece.beginsSubpath { isWhole = true }
      guard passed + piece.length > first, passed < last else {
        isWhole = false
        continue
      }
      let from = piece.parameter(atLength: first - passed)
      let to = piece.parameter(atLength: last - passed)
      if from > 0 || piece.beginsSubpath || result.isEmpty {
        result.move(to: piece.point(at: from))
      }
      if from > 0 || to < 1 { isWhole = false }
      if piece.closes, isWhole { result.close() } else { piece.append(from, to, to: &result) }
    }
    return result
  }

  /// The length of the flattened path, subpaths one after another.
  package var length: Double { pieces.reduce(0) { $0 + $1.length } }

  /// How far a stroke reaches from the path at most, for its joins and caps.
  package func strokeReach(
    width: Double, miterLimit: Double?, hasSquareCaps: Bool
  ) -> Double {
    var factor = hasSquareCaps ? 2.0.squareRoot() : 1
    if let miterLimit, miterLimit > factor {
      for ratio in miterRatios where ratio <= miterLimit { factor = max(factor, ratio) }
    }
    return width / 2 * factor
  }

  /// For every corner the length of a pointed join by the stroke's width.
  private var miterRatios: [Double] {
    let pieces = self.pieces
    var ratios: [Double] = []
    var firstOfSubpath: Piece?
    for (index, piece) in pieces.enumerated() {
      if piece.beginsSubpath { firstOfSubpath = piece }
      let isLast = index + 1 == pieces.count || pieces[index + 1].beginsSubpath
      let next = isLast ? firstOfSubpath : pieces[index + 1]
      guard let next, let out = piece.direction(atEnd: true),
        let on = next.direction(atEnd: false)
      else { continue }
      // Half the angle between the lines: sin²(θ/2) = (1 + cos of the turn) / 2.
      let cosine = min(max(out.x * on.x + out.y * on.y, -1), 1)
      ratios.append(1 / max((1 + cosine) / 2, 1e-12).squareRoot())
    }
    return ratios
  }

  /// Lines and curves with where they begin.
  private var pieces: [Piece] {
    var result: [Piece] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    for element in list {
      switch element {
      case .move(let point):
        (current, start, isFirst) = (point, point, true)
        continue
      case .line(let end): result.append(Piece(from: current, to: end, beginsSubpath: isFirst))
      case .quad(let control, let end):
        let controls = Self.cubic(current, control, end)
        result.append(
          Piece(from: current, controls.0, controls.1, to: end, beginsSubpath: isFirst))
      case .curve(let one, let two, let end):
        result.append(Piece(from: current, one, two, to: end, beginsSubpath: isFirst))
      case .close:
        result.append(Piece(from: current, to: start, beginsSubpath: isFirst, closes: true))
      }
      current = result.last?.end ?? current
      isFirst = false
    }
    return result
  }
}

/// A line or a cubic curve with the lengths of its flattened steps.
private struct Piece {
  let start, control1, control2, end: CGPoint
  let isLine: Bool
  let beginsSubpath: Bool
  let closes: Bool
  /// The length up to each step's end.
  private let lengths: [Double]

  /// Straight steps a curve is followed in, as everywhere in paths.
  private static let steps = 64

  init(from start: CGPoint, to end: CGPoint, beginsSubpath: Bool, closes: Bool = false) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    (isLine, self.beginsSubpath, self.closes) = (true, beginsSubpath, closes)
    lengths = [hypot(end.x - start.x, end.y - start.y)]
  }

  init(
    from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint,
    beginsSubpath: Bool
  ) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    (isLine, self.beginsSubpath, closes) = (false, beginsSubpath, false)
    var (length, last) = (0.0, start)
    lengths = (1...Self.steps).map { step in
      let point = Self.split(
        (start, control1, control2, end), at: Double(step) / Double(Self.steps)
      ).point
      length += hypot(point.x - last.x, point.y - last.y)
      last = point
      return length
    }
  }

  var length: Double { lengths[lengths.count - 1] }

  /// Where along the piece, from 0 to 1, a length is reached.
  func parameter(atLength wanted: Double) -> Double {
    guard wanted > 0 else { return 0 }
    guard wanted < length, let step = lengths.firstIndex(where: { $0 >= wanted }) else { return 1 }
    let before = step == 0 ? 0 : lengths[step - 1]
    let within = lengths[step] > before ? (wanted - before) / (lengths[step] - before) : 0
    return (Double(step) + within) / Double(lengths.count)
  }

  func point(at t: Double) -> CGPoint {
    guard isLine else { return Self.split((start, control1, control2, end), at: t).point }
    return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
  }

  /// Adds the part between two parameters; the path already stands at its beginning.
  func append(_ from: Double, _ to: Double, to path: inout PathElements) {
    if isLine {
      path.addLine(to: point(at: to))
      return
    }
    let head = Self.split((start, control1, control2, end), at: to).head
    let part = to > 0 ? Self.split(head, at: from / to).tail : head
    path.addCurve(control1: part.1, control2: part.2, end: part.3)
  }

  /// The unit vector along which the piece begins or ends; nil where it has no length.
  func direction(atEnd: Bool) -> CGPoint? {
    let points = atEnd ? [end, control2, control1, start] : [start, control1, control2, end]
    for point in points.dropFirst() {
      let vector = CGPoint(x: point.x - points[0].x, y: point.y - points[0].y)
      let length = hypot(vector.x, vector.y)
      guard length > 0, length.isFinite else { continue }
      let sign: CGFloat = atEnd ? -1 : 1
      return CGPoint(x: vector.x / length * sign, y: vector.y / length * sign)
    }
    return nil
  }

  private typealias Cubic = (CGPoint, CGPoint, CGPoint, CGPoint)

  /// The two halves of a curve, by de Casteljau.
  private static func split(
    _ c: Cubic, at t: Double
  ) -> (head: Cubic, point: CGPoint, tail: Cubic) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let (a, b, d) = (mix(c.0, c.1), mix(c.1, c.2), mix(c.2, c.3))
    let (e, f) = (mix(a, b), mix(b, d))
    let point = mix(e, f)
    return ((c.0, a, e, point), point, (point, f, d, c.3))
  }
}
