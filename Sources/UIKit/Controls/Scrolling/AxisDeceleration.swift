import CoreGraphics

/// How content moves along one axis after it was released: pure, time is an argument.
///
/// Friction slows it down. Where that would carry it past an edge, a spring takes over with the
/// velocity at that moment; content that does not bounce stops at the edge.
struct AxisDeceleration: Equatable {
  private var first: CriticallyDampedMotion
  /// The motion that begins when the edge is reached.
  private var second: (motion: CriticallyDampedMotion, start: TimeInterval)?
  /// The edge at which it stops, if it does not bounce.
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
    // The content is out of range, and its velocity does not carry it back.
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

  /// A motion to a target from a caller.
  init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, friction: CGFloat) {
    isGuided = true
    first = CriticallyDampedMotion(
      from: start, velocity: velocity, guidedTo: target, friction: friction)
  }

  /// The friction a second, for a deceleration rate, which is the fraction of the velocity that
  /// stays each millisecond.
  static func friction(of rate: UIScrollView.DecelerationRate) -> CGFloat {
    -1000 * log(rate.rawValue)
  }

  /// The offset at which it settles.
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

  /// Moves the whole motion by a distance.
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
