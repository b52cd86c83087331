import CoreGraphics

/// The scale of a pinch: a value, so that it can be tested without touches.
struct SpreadMotion: Equatable {
  /// Points that the spread has to change by, and more, before a pinch begins (UIKit's, observed).
  static let hysteresis: CGFloat = 8
  /// The least spread, in points: smaller ones count as this, so that a scale is neither zero nor
  /// infinite; ours.
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

  /// Other touches are followed now, without a change of the scale.
  mutating func rebase(to spread: CGFloat) {
    let (scale, old) = (scale, current)
    current = max(spread, Self.smallest)
    start = current / scale
    velocityFilter.shift(by: CGVector(dx: current - old, dy: 0))
  }

  /// Subtracts the hysteresis, so that the scale follows the touches from here on.
  mutating func takeOffHysteresis() {
    guard isBeyondHysteresis else { return }
    start = max(start + (current < start ? -1 : 1) * Self.hysteresis, Self.smallest)
  }

  /// Continues from this scale.
  mutating func setScale(_ scale: CGFloat) { start = current / scale }

  /// The change of the scale in a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    velocityFilter.velocity(at: time).dx / start
  }
}

/// Uses only the distance of two touches.
extension SpreadMotion: PairMotion {
  init(line: FingerLine, time: TimeInterval) { self.init(spread: line.spread, time: time) }
  mutating func move(to line: FingerLine, at time: TimeInterval) {
    move(to: line.spread, at: time)
  }
  mutating func rebase(to line: FingerLine) { rebase(to: line.spread) }
}
