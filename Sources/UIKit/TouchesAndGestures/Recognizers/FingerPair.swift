import CoreGraphics

/// The two fingers that a pinch or a rotation follows.
@MainActor
struct FingerPair {
  private(set) var touches: [UITouch] = []

  /// Takes a finger in; false where there are two already.
  mutating func add(_ touch: UITouch) -> Bool {
    guard touches.count < 2 else { return false }
    touches.append(touch)
    return true
  }

  mutating func remove(_ lifted: Set<UITouch>) { touches.removeAll(where: lifted.contains) }

  /// From one finger to the other, in the window; nil where there are not two.
  var line: FingerLine? {
    guard touches.count == 2 else { return nil }
    let (first, second) = (touches[0].windowLocation, touches[1].windowLocation)
    return FingerLine(dx: second.x - first.x, dy: second.y - first.y)
  }
}

/// How two fingers lie to each other, in points.
struct FingerLine: Equatable {
  var dx: CGFloat
  var dy: CGFloat

  /// Points between the fingers.
  var spread: CGFloat { hypot(dx, dy) }
  /// Radians, clockwise from the right.
  var angle: CGFloat { atan2(dy, dx) }
}
