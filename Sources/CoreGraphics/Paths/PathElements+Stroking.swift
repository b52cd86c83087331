extension PathElements {
  /// The style of a stroke.
  package struct StrokeStyle {
    package var width: CGFloat
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    /// The maximum length of a miter join, in line widths. Longer joins are bevelled.
    package var miterLimit: CGFloat = 10

    package init(
      width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10
    ) {
      (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
    }
  }

  /// Returns the area of a stroke, as a path to be filled by the winding rule. Curves are
  /// approximated by lines; round joins and caps are curves.
  package func stroked(_ style: StrokeStyle) -> PathElements {
    var outline = StrokeOutline(style)
    for subpath in subpaths { outline.add(subpath) }
    return outline.elements
  }
}

/// Outlines subpaths one after the other.
///
/// One side of a line is outlined forwards, the other one backwards. At the inner side of a bend
/// the outline crosses itself instead of being trimmed, so that it winds around every covered point
/// in the same direction.
private struct StrokeOutline {
  private(set) var elements = PathElements()
  private let style: PathElements.StrokeStyle
  private let half: CGFloat
  /// Whether the next point begins a subpath.
  private var isBeginning = true

  /// A point of the line that is outlined.
  private struct Vertex {
    let point: CGPoint
    /// Whether the point is inside a curve, where lines join smoothly.
    var isInCurve = false
  }

  /// A straight segment, with its unit direction.
  private struct Step {
    let length, x, y: CGFloat

    init(from start: CGPoint, to end: CGPoint) {
      length = hypot(end.x - start.x, end.y - start.y)
      (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
    }

    /// Returns the point at a distance from another one, on the side that is outlined.
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
      // The second pass runs in the other direction: together the outlines are on both sides.
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

  /// The angle in radians below which lines meet in a point in all styles: a quarter of a degree
  /// makes no visible difference.
  private static let smallestTurn: CGFloat = 0.005
  /// The angle in radians above which a curve has a corner, which is rounded.
  private static let sharpestBend: CGFloat = 0.5

  private mutating func addJoin(at vertex: Vertex, _ incoming: Step, _ outgoing: Step) {
    let point = vertex.point
    let cosine = incoming.x * outgoing.x + incoming.y * outgoing.y
    let sine = incoming.x * outgoing.y - incoming.y * outgoing.x
    let turn = atan2(sine, cosine)
    let (before, after) = (
      incoming.beside(point, by: half), outgoing.beside(point, by: half)
    )
    // The intersection of the two sides.
    let meeting = CGPoint(
      x: point.x + (before.x + after.x - 2 * point.x) / (1 + cosine),
      y: point.y + (before.y + after.y - 2 * point.y) / (1 + cosine))
    if turn < 0 {
      // The inner side. If the lines are shorter than the bend, their sides do not meet.
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
      // The length of the join divided by the line width is 1 / sin of half the angle between the
      // lines.
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

  /// Adds the caps of a line without a length.
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
