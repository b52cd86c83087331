extension CGPath {
  /// Returns a path with straight lines in the place of curves.
  ///
  /// - Parameter threshold: the maximum distance of a line from its curve, in the path's
  ///   coordinates. If it is not above 0, the path keeps its curves, with a warning. A curve is
  ///   divided into at most 10,000 lines.
  public func flattened(threshold: CGFloat) -> CGPath {
    guard threshold > 0 else {
      Diagnostics.warnFromAnyThread(
        "A path cannot be flattened to within \(threshold); it keeps its curves.")
      return CGPath(elements)
    }
    return CGPath(elements.flattened(threshold: Double(threshold)))
  }
}

extension PathElements {
  /// The maximum number of lines for a curve.
  private static let mostLines = 10_000.0

  /// - Parameter threshold: above 0.
  func flattened(threshold: Double) -> PathElements {
    var result = PathElements()
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in list {
      switch element {
      case .move(let point):
        result.move(to: point)
        (current, start) = (point, point)
      case .line(let point):
        result.addLine(to: point)
        current = point
      case .quad(let control, let end):
        result.addLines(along: [current, control, end], within: threshold)
        current = end
      case .curve(let control1, let control2, let end):
        result.addLines(along: [current, control1, control2, end], within: threshold)
        current = end
      case .close:
        result.close()
        current = start
      }
    }
    return result
  }

  /// Adds lines along a Bézier curve from the current point.
  ///
  /// - Parameter controls: the curve's points, including its start.
  private mutating func addLines(along controls: [CGPoint], within threshold: Double) {
    let count = Self.lineCount(along: controls, within: threshold)
    for index in 1..<max(count, 1) {
      addLine(to: Self.point(of: controls, at: Double(index) / Double(count)))
    }
    addLine(to: controls[controls.count - 1])
  }

  /// Returns the number of lines that keep within a distance of a curve of degree n: √(n(n − 1)/8 ·
  /// m/distance), where m is the greatest second difference of its points (Wang's formula).
  private static func lineCount(along controls: [CGPoint], within distance: Double) -> Int {
    let degree = Double(controls.count - 1)
    let differences = (2..<controls.count).map { index -> Double in
      let (first, second, third) = (controls[index - 2], controls[index - 1], controls[index])
      let x = first.x - 2 * second.x + third.x
      let y = first.y - 2 * second.y + third.y
      return Double(hypot(x, y))
    }
    let ratio: Double = degree * (degree - 1) / 8 * (differences.max() ?? 0) / distance
    // For points at the limits of numbers the ratio is NaN, which counts as 1.
    return Int(max(1, min(ratio.squareRoot().rounded(.up), mostLines)))
  }

  /// Returns a point of a curve by de Casteljau's algorithm.
  private static func point(of controls: [CGPoint], at t: Double) -> CGPoint {
    var points = controls
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { a, b in
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
    }
    return points[0]
  }
}
