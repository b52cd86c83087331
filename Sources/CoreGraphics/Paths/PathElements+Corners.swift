extension PathElements {
  /// Adds a closed rectangle with some rounded corners, clockwise where y points down.
  ///
  /// - Parameters:
  ///   - radius: at most half the shorter side.
  ///   - isContinuous: whether the corners have the curve of `ContinuousCorner`, as far as there is
  ///     room.
  ///   - isRounded: whether a corner of the rectangle is rounded.
  package mutating func addRoundedRect(
    _ rect: CGRect, radius: CGFloat, isContinuous: Bool, isRounded: (CGPoint) -> Bool
  ) {
    let smoothness =
      isContinuous
      ? ContinuousCorner.smoothness(radius: radius, width: rect.width, height: rect.height) : 0
    let curve = ContinuousCorner.points(smoothness)
    // Each corner with the directions of the adjacent sides, away from the corner.
    let corners: [(corner: CGPoint, before: CGVector, after: CGVector)] = [
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)
      ),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)
      ),
      (
        CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)
      ),
    ]
    let topLeft = CGPoint(x: rect.minX, y: rect.minY)
    let reach = isRounded(topLeft) ? radius * ContinuousCorner.reach(smoothness) : 0
    move(to: CGPoint(x: rect.minX + reach, y: rect.minY))
    for (corner, before, after) in corners {
      guard isRounded(corner) else {
        addLine(to: corner)
        continue
      }
      let points = curve.map { point in
        CGPoint(
          x: corner.x + radius * (before.dx * point.x + after.dx * point.y),
          y: corner.y + radius * (before.dy * point.x + after.dy * point.y))
      }
      if points[0] != currentPoint { addLine(to: points[0]) }
      for index in stride(from: 1, to: 10, by: 3) {
        addCurve(control1: points[index], control2: points[index + 1], end: points[index + 2])
      }
    }
    close()
  }
}
