import CoreGraphics

/// How far two fingers have spread: a value, so that it can be tested without fingers.
struct SpreadMotion: Equatable {
  /// Points that the spread has to change by, and more, before a pinch begins (UIKit's, observed).
  static let hysteresis: CGFloat = 8
  /// Points. Fingers nearer to each other than this count as this far apart, so that a scale is
  /// neither zero nor infinite; ours.
  static let smallest: CGFloat = 1

  /// The spread at which the scale is 1.
  private var start: CGFloat
  private var current: CGFloat
  private var velocityFilter = VelocityFilter(latestWeight: VelocityFilter.pairWeight)

  init(spread: CGFloat, time: TimeInterval) {
    start = max(spread, Self.smallest)
    current = start
    velocityFilter.add(CGPoint(x: current, y: 0), at: time)
  }

  var scale: CGFloat { current / start }

  var isBeyondHysteresis: Bool { abs(current - start) > Self.hysteresis }

  mutating func move(to spread: CGFloat, at time: TimeInterval) {
    guard spread.isFinite else { return }
    current = max(spread, Self.smallest)
    velocityFilter.add(CGPoint(x: current, y: 0), at: time)
  }

  /// Other fingers count now; they are as far apart as they are, but nothing was pinched.
  mutating func rebase(to spread: CGFloat) {
    let (scale, old) = (scale, current)
    current = max(spread, Self.smallest)
    start = current / scale
    velocityFilter.shift(by: CGVector(dx: current - old, dy: 0))
  }

  /// Takes off what it took to begin, so that from here on the scale follows the fingers.
  mutating func takeOffHysteresis() {
    guard isBeyondHysteresis else { return }
    start = max(start + (current < start ? -1 : 1) * Self.hysteresis, Self.smallest)
  }

  /// Counts on from this scale.
  mutating func setScale(_ scale: CGFloat) { start = current / scale }

  /// The change of the scale in a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    velocityFilter.velocity(at: time).dx / start
  }
}

/// Of two fingers only how far they are apart counts.
extension SpreadMotion: PairMotion {
  init(line: FingerLine, time: TimeInterval) { self.init(spread: line.spread, time: time) }
  mutating func move(to line: FingerLine, at time: TimeInterval) {
    move(to: line.spread, at: time)
  }
  mutating func rebase(to line: FingerLine) { rebase(to: line.spread) }
}
