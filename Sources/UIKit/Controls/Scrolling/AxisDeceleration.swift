import CoreGraphics

/// The motion of released content along one axis as a pure function of time.
///
/// Friction slows it down. If that would carry it past an edge, a spring takes over with the
/// velocity at that moment; content that does not bounce stops at the edge.
struct AxisDeceleration: Equatable {
  private var first: CriticallyDampedMotion
  /// The motion after the edge was reached.
  private var second: (motion: CriticallyDampedMotion, start: TimeInterval)?
  /// The edge at which the content stops if it does not bounce.
  private var wall: (place: CGFloat, time: TimeInterval)?
  /// Whether a caller has set the end.
  let isGuided: Bool

  /// - Parameters:
  ///   - velocity: the velocity of the offset, in points per second.
  ///   - friction: the friction of the deceleration, per second; see `friction(of:)`.
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

  /// Makes a motion to a target that a caller has set.
  init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, friction: CGFloat) {
    isGuided = true
    first = CriticallyDampedMotion(
      from: start, velocity: velocity, guidedTo: target, friction: friction)
  }

  /// Returns the friction per second for a deceleration rate, which is the fraction of the velocity
  /// that remains after each millisecond.
  static func friction(of rate: UIScrollView.DecelerationRate) -> CGFloat {
    -1000 * log(rate.rawValue)
  }

  /// The final offset.
  var end: CGFloat { wall?.place ?? second?.motion.target ?? first.target }

  func value(at time: TimeInterval) -> CGFloat {
    if let wall, time >= wall.time { return wall.place }
    if let second, time >= second.start { return second.motion.value(at: time - second.start) }
    return first.value(at: time)
  }

  /// Returns the velocity in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    if let wall, time >= wall.time { return 0 }
    if let second, time >= second.start { return second.motion.velocity(at: time - second.start) }
    return first.velocity(at: time)
  }

  /// Returns the seconds until the offset stays within a distance of its end.
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
