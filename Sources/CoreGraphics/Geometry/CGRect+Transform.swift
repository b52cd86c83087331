extension CGRect {
  /// Returns the smallest upright rectangle around the transformed corners. The null and the
  /// infinite rectangle are returned as they are.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    return CGRect(around: corners.map { $0.applying(t) })
  }

  /// Whether origin and size are exactly equal; the same as `==`.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  package var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The corners in path order, starting with the corner of the smallest x and y.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// Makes the smallest rectangle around points; null without points.
  package init(around points: some Sequence<CGPoint>) {
    var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
    var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
    for point in points {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    guard minX <= maxX, minY <= maxY else {
      self = .null
      return
    }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
