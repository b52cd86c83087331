import CoreGraphics

/// A path for a keyframe animation: each line or curve is the path from one key time to the next.
/// At a new subpath the position jumps.
struct KeyframePath: Sendable {
  private struct Segment: Sendable {
    let start, control1, control2, end: SIMD2<Double>
    let isLine: Bool
  }

  private let segments: [Segment]

  /// Nil for a path without a line or curve.
  init?(_ path: PathElements) {
    var segments: [Segment] = []
    var (current, first) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    func addLine(to end: SIMD2<Double>) {
      segments.append(
        Segment(start: current, control1: current, control2: end, end: end, isLine: true))
      current = end
    }
    func addCurve(_ control1: SIMD2<Double>, _ control2: SIMD2<Double>, _ end: SIMD2<Double>) {
      segments.append(
        Segment(start: current, control1: control1, control2: control2, end: end, isLine: false))
      current = end
    }
    for element in path.list {
      switch element {
      case .move(let point):
        current = SIMD2(point)
        first = current
      case .line(let end): addLine(to: SIMD2(end))
      case .quad(let control, let end):
        let (control, end) = (SIMD2(control), SIMD2(end))
        addCurve(current + (control - current) * 2 / 3, end + (control - end) * 2 / 3, end)
      case .curve(let control1, let control2, let end):
        addCurve(SIMD2(control1), SIMD2(control2), SIMD2(end))
      case .close:
        if current != first { addLine(to: first) }
      }
    }
    guard !segments.isEmpty else { return nil }
    self.segments = segments
  }

  /// How many lines and curves there are.
  var count: Int { segments.count }

  /// - Parameter fraction: of a line's length, or of a curve's parameter.
  func point(in index: Int, at fraction: Double) -> CGPoint {
    let point = vector(in: segments[index], at: fraction)
    return CGPoint(x: point.x, y: point.y)
  }

  private func vector(in segment: Segment, at t: Double) -> SIMD2<Double> {
    if t == 0 { return segment.start }
    if t == 1 { return segment.end }
    if segment.isLine { return segment.start + (segment.end - segment.start) * t }
    let s = 1 - t
    let inner = segment.control1 * (3 * s * s * t) + segment.control2 * (3 * s * t * t)
    return segment.start * (s * s * s) + inner + segment.end * (t * t * t)
  }

  /// The angle in radians, from the x axis towards the y axis, in which the path continues.
  func direction(in index: Int, at t: Double) -> Double {
    let segment = segments[index]
    let s = 1 - t
    let (a, b, c) = (
      segment.control1 - segment.start, segment.control2 - segment.control1,
      segment.end - segment.control2
    )
    var tangent = a * (s * s) + b * (2 * s * t) + c * (t * t)
    // If a control point coincides with an end, the curve has no velocity there, but it has a
    // direction.
    if (tangent * tangent).sum() < 1e-18 * max((b * b).sum(), (c * c).sum(), (a * a).sum()) {
      tangent = t < 0.5 ? segment.control2 - segment.start : segment.end - segment.control1
    }
    if tangent == .zero { tangent = segment.end - segment.start }
    return atan2(tangent.y, tangent.x)
  }

  /// The number of straight steps to measure a curve: its length is exact to about a millionth.
  private static let stepsPerSegment = 256

  /// The table for an even speed over the whole path; nil for a path without length.
  var arcLengthTable: ArcLengthTable? {
    var steps: [Double] = []
    for segment in segments {
      var from = segment.start
      for index in 1...Self.stepsPerSegment {
        let to = vector(in: segment, at: Double(index) / Double(Self.stepsPerSegment))
        steps.append((((to - from) * (to - from)).sum()).squareRoot())
        from = to
      }
    }
    return ArcLengthTable(steps: steps, stepsPerPart: Self.stepsPerSegment)
  }
}

extension SIMD2<Double> {
  fileprivate init(_ point: CGPoint) { self.init(point.x, point.y) }
}
