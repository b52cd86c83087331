import CoreGraphics

/// A motion along one axis that settles at `target`, as a pure function of time: the critically
/// damped spring `target + (displacement + slope · t) · e^(−rate · t)`. A motion with friction is
/// the case in which the slope is 0.
struct CriticallyDampedMotion: Equatable {
  var target: CGFloat
  /// The displacement from the target at time 0, in points.
  let displacement: CGFloat
  let slope: CGFloat
  /// The decay rate per second.
  let rate: CGFloat

  /// The rate per second of the spring that moves content back. Apple documents none, so it is
  /// chosen by eye: the return takes about half a second.
  static let springRate: CGFloat = 10

  /// Makes a motion with friction. It keeps e^(−rate) of its velocity each second.
  init(from start: CGFloat, velocity: CGFloat, friction rate: CGFloat) {
    self.init(
      target: start + velocity / rate, displacement: -velocity / rate, slope: 0, rate: rate)
  }

  /// Makes a critically damped spring that is released at `start`.
  init(
    from start: CGFloat, velocity: CGFloat, springTo target: CGFloat, rate: CGFloat = springRate
  ) {
    self.init(
      target: target, displacement: start - target, slope: velocity + rate * (start - target),
      rate: rate)
  }

  /// Makes a motion to a target that a caller has set. If the velocity carries the content about
  /// that far or farther, friction alone slows it down; otherwise a spring moves it.
  init(from start: CGFloat, velocity: CGFloat, guidedTo target: CGFloat, friction: CGFloat) {
    let distance = target - start
    // The rate at which friction alone would make it stop there.
    let even = distance == 0 ? 0 : velocity / distance
    if even >= 0.75 * friction {
      self.init(target: target, displacement: -distance, slope: 0, rate: even)
    } else {
      self.init(from: start, velocity: velocity, springTo: target)
    }
  }

  private init(target: CGFloat, displacement: CGFloat, slope: CGFloat, rate: CGFloat) {
    self.target = target
    self.displacement = displacement
    self.slope = slope
    self.rate = rate
  }

  func value(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(max(time, 0))
    return target + (displacement + slope * time) * exp(-rate * time)
  }

  /// Returns the velocity in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(max(time, 0))
    return (slope - rate * (displacement + slope * time)) * exp(-rate * time)
  }

  /// Returns the seconds after which the offset is never farther than `distance` from its target.
  func duration(within distance: CGFloat) -> TimeInterval {
    func time(_ size: CGFloat, _ rate: CGFloat) -> CGFloat {
      size > distance ? log(size / distance) / rate : 0
    }
    guard slope != 0 else { return TimeInterval(time(abs(displacement), rate)) }
    // Each summand gets half of the distance. t · e^(−rate · t) is below 2 e^(−rate · t / 2) / (e ·
    // rate).
    let half = max(
      time(2 * abs(displacement), rate), time(4 * abs(slope) / (exp(1) * rate), rate / 2))
    return TimeInterval(half)
  }

  /// Returns the time at which a motion with friction passes an offset; nil if it stops before.
  func time(passing place: CGFloat) -> TimeInterval? {
    guard slope == 0, displacement != 0 else { return nil }
    let share = (place - target) / displacement
    guard share > 0, share <= 1 else { return nil }
    return TimeInterval(-log(share) / rate)
  }
}
