extension CGPath {
  /// The most rows of pixels on top of each other in which the path goes straight up or down only:
  /// it covers the same pixels in each of them, and as much of each.
  ///
  /// - Parameters:
  ///   - area: the pixels; rows are counted from its first one.
  ///   - transform: from the path's points to pixels.
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
        // A subpath that is left open counts as closed.
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

/// The rows in which the edge of a path may be at another place than in the row above or below.
private struct RowMarks {
  /// A row's distance from others that is within what a point may be moved by rounding, in pixels.
  private static let margin = 1.0 / 64

  private let top: Double
  /// How many marks begin at a row, less those that end before it.
  private var changes: [Int]

  init(_ area: PixelRect) {
    top = Double(area.y)
    changes = [Int](repeating: 0, count: area.height + 1)
  }

  /// Marks the rows that a line or a curve passes, by its points: of one that goes straight up or
  /// down, those at its points.
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

  /// The most rows on top of each other that are not marked.
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
