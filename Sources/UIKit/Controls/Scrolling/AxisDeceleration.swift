import CoreGraphics

/// How content moves along one axis after it was released: pure, time is an argument.
///
/// Friction slows it down. Where that would carry it past an edge, a spring takes over there, with
/// the velocity that it arrives with; or it stops dead, where it does not bounce.
struct AxisDeceleration: Equatable {
  private var first: CriticallyDampedMotion
  /// What begins when the edge is reached.
  private var second: (motion: CriticallyDampedMotion, start: TimeInterval)?
  /// Where it stops dead.
  private var wall: (place: CGFloat, time: TimeInterval)?
  /// Whether the end was set by a caller.
  let isGuided: Bool

  /// - Parameters:
  ///   - velocity: of the offset, in points a second.
  ///   - friction: of the deceleration, a second; see `friction(of:)`.
  init(from start: CGFloat, velocity: CGFloat, along axis: ScrollAxis, friction: CGFloat) {
    isGuided = false
    let free = CriticallyDampedMotion(from: start, velocity: velocity, friction: friction)
    let end = axis.clamp(free.target)
    first = free
    guard end != free.target else { return }
    // Out of range, and the velocity does not carry it back in.
    guard axis.clamp(start) == start || end != axis.clamp(start) else {
      first = CriticallyDampedMotion(from: start, velocity: velocity, springTo: end)
      return
    }
    guard let time = free.time(passing: end) else {
      first = CriticallyDampedMotion(from: start, velocity: velocity, springTo: end)
      return
    }
    if axis.bounces {
      second = (
        CriticallyDampedMotion(from: end, velocity: free.velocity(at: time), springTo: end), time
      )
    } else {
      wall = (end, time)
    }
  }

  /// Goes to a place that was chosen.
  init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, friction: CGFloat) {
    isGuided = true
    first = CriticallyDampedMotion(
      from: start, velocity: velocity, guidedTo: target, friction: friction)
  }

  /// What of the velocity friction takes, a second, for a rate that stays each millisecond.
  static func friction(of rate: UIScrollView.DecelerationRate) -> CGFloat {
    -1000 * log(rate.rawValue)
  }

  /// Where it settles.
  var end: CGFloat { wall?.place ?? second?.motion.target ?? first.target }

  func value(at time: TimeInterval) -> CGFloat {
    if let wall, time >= wall.time { return wall.place }
    if let second, time >= second.start { return second.motion.value(at: time - second.start) }
    return first.value(at: time)
  }

  /// Points a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    if let wall, time >= wall.time { return 0 }
    if let second, time >= second.start { return second.motion.velocity(at: time - second.start) }
    return first.velocity(at: time)
  }

  /// Seconds until it stays within a distance of its end.
  func duration(within distance: CGFloat) -> TimeInterval {
    if let wall { return wall.time }
    if let second { return second.start + second.motion.duration(within: distance) }
    return first.duration(within: distance)
  }

  /// The same motion elsewhere.
  mutating func shift(by distance: CGFloat) {
    first.target += distance
    second?.motion.target += distance
    wall?.place += distance
  }

  static func == (a: AxisDeceleration, b: AxisDeceleration) -> Bool {
    a.first == b.first && a.isGuided == b.isGuided && a.second?.motion == b.second?.motion
      && a.second?.start == b.second?.start && a.wall?.place == b.wall?.place
      && a.wall?.time == b.wall?.time
  }
}
