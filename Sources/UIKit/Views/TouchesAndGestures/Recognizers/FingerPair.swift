import CoreGraphics

/// The two touches that a pinch or a rotation follows.
@MainActor
struct FingerPair {
  private(set) var touches: [UITouch] = []

  /// Adds a touch; false if there are two already.
  mutating func add(_ touch: UITouch) -> Bool {
    guard touches.count < 2 else { return false }
    touches.append(touch)
    return true
  }

  mutating func remove(_ lifted: Set<UITouch>) { touches.removeAll(where: lifted.contains) }

  /// The line from one touch to the other, in the window; nil if there are not two.
  var line: FingerLine? {
    guard touches.count == 2 else { return nil }
    return FingerLine(from: touches[0].windowLocation, to: touches[1].windowLocation)
  }

  /// The lines since the touches were last delivered, in order of time; none if there are not two
  /// touches.
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

  /// Points between the fingers.
  var spread: CGFloat { hypot(dx, dy) }
  /// Radians, clockwise from the right.
  var angle: CGFloat { atan2(dy, dx) }
}
