import CoreGraphics

/// The scale of a pinch. It is a value, so that it can be tested without touches.
struct SpreadMotion: Equatable {
  /// The change of the spread in points that must be exceeded before a pinch begins (UIKit's,
  /// observed).
  static let hysteresis: CGFloat = 8
  /// The least spread in points (our choice). Smaller spreads count as this one, so that a scale is
  /// neither zero nor infinite.
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

  /// Continues with other touches, without a change of the scale.
  mutating func rebase(to spread: CGFloat) {
    let (scale, old) = (scale, current)
    current = max(spread, Self.smallest)
    start = current / scale
    velocityFilter.shift(by: CGVector(dx: current - old, dy: 0))
  }

  /// Subtracts the hysteresis, so that the scale does not jump.
  mutating func subtractHysteresis() {
    guard isBeyondHysteresis else { return }
    start = max(start + (current < start ? -1 : 1) * Self.hysteresis, Self.smallest)
  }

  /// Continues from a scale.
  mutating func setScale(_ scale: CGFloat) { start = current / scale }

  /// The change of the scale per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    velocityFilter.velocity(at: time).dx / start
  }
}

/// The scale depends only on the distance of the two touches.
extension SpreadMotion: PairMotion {
  init(line: FingerLine, time: TimeInterval) { self.init(spread: line.spread, time: time) }
  mutating func move(to line: FingerLine, at time: TimeInterval) {
    move(to: line.spread, at: time)
  }
  mutating func rebase(to line: FingerLine) { rebase(to: line.spread) }
}
