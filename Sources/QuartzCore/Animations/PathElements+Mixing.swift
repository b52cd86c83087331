import CoreGraphics

extension PathElements {
  /// Interpolates two paths element by element. Lines and quadratic curves are converted to cubic
  /// curves if their counterpart is one. If the elements do not correspond, the result is `end`.
  static func mixed(_ start: PathElements, _ end: PathElements, _ fraction: Double) -> PathElements
  {
    guard fraction != 0 else { return start }
    guard fraction != 1, start.list.count == end.list.count else { return end }
    var result = PathElements()
    var (from, to) = (CGPoint.zero, CGPoint.zero)
    for (a, b) in zip(start.list, end.list) {
      guard result.append(a, b, from: from, to: to, fraction) else { return end }
      from = a.end ?? from
      to = b.end ?? to
    }
    return result
  }

  /// Adds the interpolation of two elements; false if there is none.
  private mutating func append(
    _ a: Element, _ b: Element, from: CGPoint, to: CGPoint, _ fraction: Double
  ) -> Bool {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
    switch (a, b) {
    case (.move(let a), .move(let b)): move(to: mix(a, b))
    case (.line(let a), .line(let b)): addLine(to: mix(a, b))
    case (.quad(let c, let a), .quad(let d, let b)): addQuad(control: mix(c, d), end: mix(a, b))
    case (.close, .close): close()
    default:
      guard let a = a.cubic(from: from), let b = b.cubic(from: to) else { return false }
      addCurve(
        control1: mix(a.control1, b.control1), control2: mix(a.control2, b.control2),
        end: mix(a.end, b.end))
    }
    return true
  }
}

extension PathElements.Element {
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .curve(_, _, let end): end
    case .close: nil
    }
  }

  /// The element as a cubic curve; nil for one that draws no line.
  fileprivate func cubic(
    from start: CGPoint
  ) -> (control1: CGPoint, control2: CGPoint, end: CGPoint)? {
    func third(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3)
    }
    switch self {
    case .move, .close: return nil
    case .line(let end): return (third(end, start), third(start, end), end)
    case .quad(let control, let end): return (third(start, control), third(end, control), end)
    case .curve(let control1, let control2, let end): return (control1, control2, end)
    }
  }
}
