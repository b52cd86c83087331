extension CGPath {
  /// Returns the largest range of adjacent rows of pixels in which all edges of the path are
  /// vertical: in each of them the path has the same coverage.
  ///
  /// - Parameters:
  ///   - area: the pixels; rows are counted from its first one.
  ///   - transform: the transform from the path's points to pixels.
  package func alikeRows(
    of area: PixelRect, transform: CGAffineTransform = .identity
  ) -> Range<Int> {
    guard !area.isEmpty else { return 0..<0 }
    var marks = RowMarks(area)
    var (start, last): (CGPoint?, CGPoint?)
    func step(through controls: [CGPoint] = [], to end: CGPoint?) {
      guard let end, let from = last else { return }
      marks.markStep([from] + controls.map { $0.applying(transform) } + [end])
      last = end
    }
    for element in elements.list {
      switch element {
      case .move(let point):
        // An open subpath counts as closed.
        step(to: start)
        start = point.applying(transform)
        last = start
      case .line(let point): step(to: point.applying(transform))
      case .quad(let control, let end): step(through: [control], to: end.applying(transform))
      case .curve(let control1, let control2, let end):
        step(through: [control1, control2], to: end.applying(transform))
      case .close: step(to: start)
      }
    }
    step(to: start)
    return marks.longestGap
  }
}

/// Marks the rows in which an edge of a path may have another position than in an adjacent row.
private struct RowMarks {
  /// The tolerance in pixels for points that are moved by rounding.
  private static let margin = 1.0 / 64

  private let top: Double
  /// For each row, the number of marks that begin there, minus the number that end before it.
  private var changes: [Int]

  init(_ area: PixelRect) {
    top = Double(area.y)
    changes = [Int](repeating: 0, count: area.height + 1)
  }

  /// Marks the rows of a line or a curve, given by its points. For a vertical one it marks only the
  /// rows of its points.
  mutating func markStep(_ points: [CGPoint]) {
    if points.allSatisfy({ $0.x == points[0].x }) {
      for point in points { mark(point.y, point.y) }
    } else {
      let heights = points.map(\.y)
      mark(heights.min() ?? top, heights.max() ?? top)
    }
  }

  private mutating func mark(_ low: Double, _ high: Double) {
    let rows = Double(changes.count - 1)
    let first = max(0, (low - top - Self.margin).rounded(.down))
    let end = min(rows, (high - top + Self.margin).rounded(.down) + 1)
    guard first < end else { return }
    changes[Int(first)] += 1
    changes[Int(end)] -= 1
  }

  /// The largest range of adjacent rows that are not marked.
  var longestGap: Range<Int> {
    var (longest, current) = (0..<0, 0..<0)
    var marks = 0
    for row in changes.indices.dropLast() {
      marks += changes[row]
      current = marks == 0 ? current.lowerBound..<row + 1 : row + 1..<row + 1
      if current.count > longest.count { longest = current }
    }
    return longest
  }
}
