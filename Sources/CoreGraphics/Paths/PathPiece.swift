/// A line or a cubic curve, with the lengths of its flattened segments.
struct PathPiece {
  let start, control1, control2, end: CGPoint
  let isLine: Bool
  let beginsSubpath: Bool
  let closes: Bool
  /// The length up to the end of each segment.
  private let lengths: [Double]

  /// The number of segments of a flattened curve, as in other methods of paths.
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

  /// The points of the flattened curve between its ends; empty for a line.
  var innerPoints: [CGPoint] {
    isLine ? [] : (1..<Self.steps).map { point(at: Double($0) / Double(Self.steps)) }
  }

  /// Returns the parameter from 0 to 1 at which a length is reached.
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

  /// Adds the part between two parameters. The current point of the path is its beginning.
  func append(_ from: Double, _ to: Double, to path: inout PathElements) {
    if isLine {
      path.addLine(to: point(at: to))
      return
    }
    let head = Self.split((start, control1, control2, end), at: to).head
    let part = to > 0 ? Self.split(head, at: from / to).tail : head
    path.addCurve(control1: part.1, control2: part.2, end: part.3)
  }

  /// Returns the unit direction of the piece at its beginning or its end; nil if it has no length.
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

  /// Splits a curve into two by de Casteljau's algorithm.
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

extension PathElements {
  /// The ``pieces`` of each subpath.
  var subpaths: [ArraySlice<PathPiece>] {
    let pieces = pieces
    let starts = pieces.indices.filter { pieces[$0].beginsSubpath } + [pieces.count]
    return zip(starts, starts.dropFirst()).map { pieces[$0..<$1] }
  }

  /// The lines and curves, each with its start.
  var pieces: [PathPiece] {
    var result: [PathPiece] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    for element in list {
      switch element {
      case .move(let point):
        (current, start, isFirst) = (point, point, true)
        continue
      case .line(let end): result.append(PathPiece(from: current, to: end, beginsSubpath: isFirst))
      case .quad(let control, let end):
        let controls = Self.cubic(current, control, end)
        result.append(
          PathPiece(from: current, controls.0, controls.1, to: end, beginsSubpath: isFirst))
      case .curve(let one, let two, let end):
        result.append(PathPiece(from: current, one, two, to: end, beginsSubpath: isFirst))
      case .close:
        result.append(PathPiece(from: current, to: start, beginsSubpath: isFirst, closes: true))
      }
      current = result.last?.end ?? current
      isFirst = element == .close
    }
    return result
  }
}
