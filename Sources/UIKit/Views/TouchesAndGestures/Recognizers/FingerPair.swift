import CoreGraphics

/// The two touches that a pinch or a rotation follows.
@MainActor
struct FingerPair {
  private(set) var touches: [UITouch] = []

  /// Adds a touch. Returns false if there are already two.
  mutating func add(_ touch: UITouch) -> Bool {
    guard touches.count < 2 else { return false }
    touches.append(touch)
    return true
  }

  mutating func remove(_ lifted: Set<UITouch>) { touches.removeAll(where: lifted.contains) }

  /// The line from one touch to the other, in the window's coordinates; nil unless there are two.
  var line: FingerLine? {
    guard touches.count == 2 else { return nil }
    return FingerLine(from: touches[0].windowLocation, to: touches[1].windowLocation)
  }

  /// Calls `body` with the lines since the touches were last delivered, in order of time. There are
  /// none unless there are two touches.
  func followLines(of event: UIEvent, _ body: (FingerLine, TimeInterval) -> Void) {
    guard touches.count == 2 else { return }
    event.followMovements(of: touches) { locations, time in
      body(FingerLine(from: locations[0], to: locations[1]), time)
    }
  }
}

/// The vector from one touch to another, in points.
struct FingerLine: Equatable {
  var dx: CGFloat
  var dy: CGFloat

  init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  init(from first: CGPoint, to second: CGPoint) {
    self.init(dx: second.x - first.x, dy: second.y - first.y)
  }

  /// The distance between the fingers in points.
  var spread: CGFloat { hypot(dx, dy) }
  /// The angle in radians, clockwise from the right.
  var angle: CGFloat { atan2(dy, dx) }
}
