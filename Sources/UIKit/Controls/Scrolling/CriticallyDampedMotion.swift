import CoreGraphics

/// A motion along one axis that settles at `target`, as a pure function of time: the critically
/// damped spring `target + (displacement + slope · t) · e^(−rate · t)`. A motion with friction is
/// the case without a slope.
struct CriticallyDampedMotion: Equatable {
  var target: CGFloat
  /// Points from the target at time 0.
  let displacement: CGFloat
  let slope: CGFloat
  /// The decay rate, a second.
  let rate: CGFloat

  /// The rate of the spring that brings content back, a second. Chosen by eye, Apple documents
  /// none: the return takes about half a second.
  static let springRate: CGFloat = 10

  /// A motion with friction: it keeps e^(−rate) of its velocity every second.
  init(from start: CGFloat, velocity: CGFloat, friction rate: CGFloat) {
    self.init(
      target: start + velocity / rate, displacement: -velocity / rate, slope: 0, rate: rate)
  }

  /// A critically damped spring, released at `start`.
  init(
    from start: CGFloat, velocity: CGFloat, springTo target: CGFloat, rate: CGFloat = springRate
  ) {
    self.init(
      target: target, displacement: start - target, slope: velocity + rate * (start - target),
      rate: rate)
  }

  /// A motion to a target from a caller. Friction alone slows it down if the velocity carries it
  /// about that far, or farther; else a spring moves it.
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

  /// Points a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(max(time, 0))
    return (slope - rate * (displacement + slope * time)) * exp(-rate * time)
  }

  /// Seconds after which it is never farther than `distance` from its target.
  func duration(within distance: CGFloat) -> TimeInterval {
    func time(_ size: CGFloat, _ rate: CGFloat) -> CGFloat {
      size > distance ? log(size / distance) / rate : 0
    }
    guard slope != 0 else { return TimeInterval(time(abs(displacement), rate)) }
    // Half of the distance for either summand; t · e^(−rate · t) lies below 2 e^(−rate · t / 2) /
    // (e · rate).
    let half = max(
      time(2 * abs(displacement), rate), time(4 * abs(slope) / (exp(1) * rate), rate / 2))
    return TimeInterval(half)
  }

  /// The time at which a motion with friction passes an offset; nil if it stops before.
  func time(passing place: CGFloat) -> TimeInterval? {
    guard slope == 0, displacement != 0 else { return nil }
    let share = (place - target) / displacement
    guard share > 0, share <= 1 else { return nil }
    return TimeInterval(-log(share) / rate)
  }
}
