import CoreGraphics

extension PathElements {
  /// The same subpaths in reverse order, each from its end to its beginning.
  var reversed: PathElements {
    var result = PathElements()
    for subpath in subpaths.reversed() { subpath.appendReversed(to: &result) }
    return result
  }

  private struct Subpath {
    var start: CGPoint
    var steps: [Element] = []
    var isClosed = false

    func appendReversed(to result: inout PathElements) {
      let ends = [start] + steps.map(\.end)
      result.move(to: ends[ends.count - 1])
      for (index, step) in steps.enumerated().reversed() {
        switch step {
        case .quad(let control, _): result.addQuad(control: control, end: ends[index])
        case .curve(let first, let second, _):
          result.addCurve(control1: second, control2: first, end: ends[index])
        case .move, .line, .close: result.addLine(to: ends[index])
        }
      }
      if isClosed { result.close() }
    }
  }

  private var subpaths: [Subpath] {
    var found: [Subpath] = []
    for element in list {
      switch element {
      case .move(let point): found.append(Subpath(start: point))
      case .close: found[found.count - 1].isClosed = true
      case .line, .quad, .curve:
        if let last = found.last, last.isClosed { found.append(Subpath(start: last.start)) }
        found[found.count - 1].steps.append(element)
      }
    }
    return found
  }
}

extension PathElements.Element {
  /// The point where the element ends.
  fileprivate var end: CGPoint {
    switch self {
    case .move(let point), .line(let point): point
    case .quad(_, let end), .curve(_, _, let end): end
    case .close: .zero
    }
  }
}
