import CoreGraphics

/// The rotation of two touches around each other. It is a value, so that it can be tested without
/// touches.
struct RotationMotion: PairMotion, Equatable {
  /// The arc in points by which one touch must move around the other before a rotation begins. It
  /// is our choice, like that of the pinch; UIKit's is not known.
  static let hysteresis: CGFloat = 8
  /// The least spread in points at which a rotation begins (our choice). With closer touches the
  /// rounding to whole pixels would cause a rotation.
  static let smallestSpread: CGFloat = 16
  /// The least length in points of a line that has a direction.
  private static let smallestLine: CGFloat = 1

  /// The rotation since the touches began, in radians. It can exceed a full turn.
  private var turned: CGFloat = 0
  /// The value of `turned`, in radians, at which the rotation is 0.
  private var start: CGFloat = 0
  private var line: FingerLine
  private var hasBegun = false
  private var velocityFilter = VelocityFilter(latestWeight: VelocityFilter.pairWeight)

  init(line: FingerLine, time: TimeInterval) {
    self.line = line
    velocityFilter.add(.zero, at: time)
  }

  /// The rotation in radians, clockwise.
  var rotation: CGFloat { turned - start }

  var isBeyondHysteresis: Bool { abs(rotation) * line.spread > Self.hysteresis }

  mutating func move(to newLine: FingerLine, at time: TimeInterval) {
    guard newLine.dx.isFinite, newLine.dy.isFinite else { return }
    if newLine.spread >= Self.smallestLine {
      if line.spread >= Self.smallestLine {
        turned += (newLine.angle - line.angle).wrappedToHalfTurn
      }
      line = newLine
    }
    if !hasBegun, newLine.spread < Self.smallestSpread { start = turned }
    velocityFilter.add(CGPoint(x: turned, y: 0), at: time)
  }

  /// Continues with other touches, without a change of the rotation.
  mutating func rebase(to newLine: FingerLine) { line = newLine }

  /// Subtracts the hysteresis, so that the rotation does not jump.
  mutating func subtractHysteresis() {
    hasBegun = true
    guard isBeyondHysteresis else { return }
    start += (rotation < 0 ? -1 : 1) * Self.hysteresis / line.spread
  }

  /// Continues from a rotation.
  mutating func setRotation(_ rotation: CGFloat) { start = turned - rotation }

  /// The change of the rotation in radians per second.
  func velocity(at time: TimeInterval) -> CGFloat { velocityFilter.velocity(at: time).dx }
}

extension CGFloat {
  /// The equivalent angle between minus and plus half a turn.
  fileprivate var wrappedToHalfTurn: CGFloat { remainder(dividingBy: 2 * .pi) }
}
