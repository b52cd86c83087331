import CoreGraphics

/// The rotation of two touches around each other: a value, so that it can be tested without
/// touches.
struct TurnMotion: PairMotion, Equatable {
  /// The arc in points that one touch has to exceed around the other before a rotation begins.
  /// Ours, after the pinch: UIKit's is not known.
  static let hysteresis: CGFloat = 8
  /// The least spread to begin with, in points: nearer touches would be rotated by rounding to
  /// whole pixels; ours.
  static let smallestSpread: CGFloat = 16
  /// The least length of a line with a direction, in points.
  private static let smallestLine: CGFloat = 1

  /// The rotation since the touches began, in radians, over any number of turns.
  private var turned: CGFloat = 0
  /// The radians at which the rotation is 0.
  private var start: CGFloat = 0
  private var line: FingerLine
  private var hasBegun = false
  private var velocityFilter = VelocityFilter(latestWeight: VelocityFilter.pairWeight)

  init(line: FingerLine, time: TimeInterval) {
    self.line = line
    velocityFilter.add(.zero, at: time)
  }

  /// Radians, clockwise.
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

  /// Other touches are followed now, without a change of the rotation.
  mutating func rebase(to newLine: FingerLine) { line = newLine }

  /// Subtracts the hysteresis, so that the rotation does not jump.
  mutating func takeOffHysteresis() {
    hasBegun = true
    guard isBeyondHysteresis else { return }
    start += (rotation < 0 ? -1 : 1) * Self.hysteresis / line.spread
  }

  /// Continues from this rotation.
  mutating func setRotation(_ rotation: CGFloat) { start = turned - rotation }

  /// Radians a second.
  func velocity(at time: TimeInterval) -> CGFloat { velocityFilter.velocity(at: time).dx }
}

extension CGFloat {
  /// The same angle, between minus and plus half a turn.
  fileprivate var wrappedToHalfTurn: CGFloat { remainder(dividingBy: 2 * .pi) }
}
