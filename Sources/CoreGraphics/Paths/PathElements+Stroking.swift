extension PathElements {
  /// How a path is outlined.
  package struct StrokeStyle {
    package var width: CGFloat
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    /// The longest pointed join, in line widths; longer ones are cut off.
    package var miterLimit: CGFloat = 10

    package init(
      width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10
    ) {
      (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
    }
  }

  /// The area that a stroke covers, as a path to be filled by the winding rule. Curves are followed
  /// in straight steps; round joins and caps are curves.
  package func stroked(_ style: StrokeStyle) -> PathElements {
    var outline = StrokeOutline(style)
    for subpath in subpaths { outline.add(subpath) }
    return outline.elements
  }
}

/// Outlines subpaths, one after the other.
///
/// A side of a line is followed forwards, the other one back. At the inner side of a bend the
/// outline crosses itself instead of being cut, so that it winds around every covered point in the
/// same direction.
private struct StrokeOutline {
  private(set) var elements = PathElements()
  private let style: PathElements.StrokeStyle
  private let half: CGFloat
  /// Whether the next point begins a subpath.
  private var isBeginning = true

  /// A point that a line is followed through.
  private struct Vertex {
    let point: CGPoint
    /// Whether it is within a curve, where lines meet without a corner.
    var isInCurve = false
  }

  /// A straight step, with the unit vector along which it goes.
  private struct Step {
    let length, x, y: CGFloat

    init(from start: CGPoint, to end: CGPoint) {
      length = hypot(end.x - start.x, end.y - start.y)
      (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
    }

    /// The point beside another one, on the side that is followed.
    func beside(_ point: CGPoint, by distance: CGFloat) -> CGPoint {
      CGPoint(x: point.x + y * distance, y: point.y - x * distance)
    }
  }

  init(_ style: PathElements.StrokeStyle) {
    self.style = style
    half = style.width / 2
  }

  /// Adds the outline of a subpath.
  mutating func add(_ pieces: ArraySlice<PathPiece>) {
    guard let start = pieces.first?.start else { return }
    var vertices = [Vertex(point: start)]
    func follow(_ point: CGPoint, isInCurve: Bool) {
      guard let last = vertices.last?.point, hypot(point.x - last.x, point.y - last.y) > 1e-9 else {
        return
      }
      vertices.append(Vertex(point: point, isInCurve: isInCurve))
    }
    for piece in pieces {
      for point in piece.innerPoints { follow(point, isInCurve: true) }
      follow(piece.end, isInCurve: false)
    }
    let isClosed = pieces.last?.closes == true
    if isClosed, vertices.count > 1, vertices.last?.point == start { vertices.removeLast() }
    guard vertices.count > 1 else { return addDot(at: start) }
    let back = [Vertex](vertices.reversed())
    if isClosed {
      // Back in the other direction: the two outlines lie on the two sides.
      for side in [vertices, back] {
        addSide(side, isClosed: true)
        endSubpath()
      }
    } else {
      for side in [vertices, back] {
        addSide(side, isClosed: false)
        addCap(at: side)
      }
      endSubpath()
    }
  }

  // MARK: Lines

  private mutating func go(to point: CGPoint) {
    if isBeginning { elements.move(to: point) } else { elements.addLine(to: point) }
    isBeginning = false
  }

  private mutating func endSubpath() {
    elements.close()
    isBeginning = true
  }

  private mutating func addSide(_ side: [Vertex], isClosed: Bool) {
    let last = side.count - 1
    func step(_ index: Int) -> Step {
      Step(from: side[index].point, to: side[index == last ? 0 : index + 1].point)
    }
    var incoming = isClosed ? step(last) : step(0)
    if !isClosed { go(to: incoming.beside(side[0].point, by: half)) }
    for index in (isClosed ? 0 : 1)..<(isClosed ? side.count : last) {
      let outgoing = step(index)
      addJoin(at: side[index], incoming, outgoing)
      incoming = outgoing
    }
    if !isClosed { go(to: incoming.beside(side[last].point, by: half)) }
  }

  // MARK: Joins

  /// Below this angle, in radians, lines meet in a point in all styles: a quarter of a degree makes
  /// no difference that is seen.
  private static let smallestTurn: CGFloat = 0.005
  /// Above this angle, in radians, a curve has a corner of its own, which is rounded.
  private static let sharpestBend: CGFloat = 0.5

  private mutating func addJoin(at vertex: Vertex, _ incoming: Step, _ outgoing: Step) {
    let point = vertex.point
    let cosine = incoming.x * outgoing.x + incoming.y * outgoing.y
    let sine = incoming.x * outgoing.y - incoming.y * outgoing.x
    let turn = atan2(sine, cosine)
    let (before, after) = (
      incoming.beside(point, by: half), outgoing.beside(point, by: half)
    )
    // Where the two sides meet.
    let meeting = CGPoint(
      x: point.x + (before.x + after.x - 2 * point.x) / (1 + cosine),
      y: point.y + (before.y + after.y - 2 * point.y) / (1 + cosine))
    if turn < 0 {
      // The inner side. Lines that are shorter than the bend is wide do not meet.
      if half * tan(-turn / 2) <= min(incoming.length, outgoing.length) {
        go(to: meeting)
      } else {
        for place in [before, point, after] { go(to: place) }
      }
      return
    }
    if turn < Self.smallestTurn || vertex.isInCurve && turn < Self.sharpestBend {
      return go(to: meeting)
    }
    go(to: before)
    switch vertex.isInCurve ? .round : style.join {
    case .miter:
      // The join's length by the line's width is 1 / sin of half the angle between the lines.
      if style.miterLimit * ((1 + cosine) / 2).squareRoot() >= 1 { go(to: meeting) }
      go(to: after)
    case .round: addArc(around: point, from: before, by: turn)
    case .bevel: go(to: after)
    }
  }

  private mutating func addArc(around center: CGPoint, from start: CGPoint, by angle: CGFloat) {
    elements.addArc(
      center: center, radius: half, startAngle: atan2(start.y - center.y, start.x - center.x),
      delta: angle)
  }

  // MARK: Ends

  private mutating func addCap(at side: [Vertex]) {
    let end = side[side.count - 1].point
    let step = Step(from: side[side.count - 2].point, to: end)
    let (near, far) = (step.beside(end, by: half), step.beside(end, by: -half))
    switch style.cap {
    case .butt: break
    case .round: addArc(around: end, from: near, by: .pi)
    case .square:
      for corner in [near, far] {
        go(to: CGPoint(x: corner.x + step.x * half, y: corner.y + step.y * half))
      }
    }
  }

  /// A line without a length has its caps alone.
  private mutating func addDot(at point: CGPoint) {
    let square = CGRect(
      x: point.x - half, y: point.y - half, width: style.width, height: style.width)
    switch style.cap {
    case .butt: break
    case .round: elements.addEllipse(in: square, transform: .identity)
    case .square: elements.addRect(square, transform: .identity)
    }
  }
}
