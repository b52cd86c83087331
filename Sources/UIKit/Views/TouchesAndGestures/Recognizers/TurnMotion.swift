import CoreGraphics

/// How far two fingers have turned around each other: a value, so that it can be tested without
/// fingers.
struct TurnMotion: PairMotion, Equatable {
  /// Points that one finger has to go around the other, and more, before a rotation begins. Ours,
  /// after the pinch: UIKit's is not known.
  static let hysteresis: CGFloat = 8
  /// Points. Fingers nearer to each other than this don't begin to rotate, because whole pixels
  /// would turn them; ours.
  static let smallestSpread: CGFloat = 16
  /// Points. Fingers nearer to each other than this have no direction.
  private static let smallestLine: CGFloat = 1

  /// Radians turned since the fingers went down, over any number of rounds.
  private var turned: CGFloat = 0
  /// Those at which the rotation is 0.
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

  /// Other fingers count now; they lie as they do, but nothing was turned.
  mutating func rebase(to newLine: FingerLine) { line = newLine }

  /// Takes off what it took to begin, so that what is turned does not jump.
  mutating func takeOffHysteresis() {
    hasBegun = true
    guard isBeyondHysteresis else { return }
    start += (rotation < 0 ? -1 : 1) * Self.hysteresis / line.spread
  }

  /// Counts on from this rotation.
  mutating func setRotation(_ rotation: CGFloat) { start = turned - rotation }

  /// Radians a second.
  func velocity(at time: TimeInterval) -> CGFloat { velocityFilter.velocity(at: time).dx }
}

extension CGFloat {
  /// The same angle, not beyond half a turn either way.
  fileprivate var wrappedToHalfTurn: CGFloat { remainder(dividingBy: 2 * .pi) }
}
