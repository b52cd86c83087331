import CoreGraphics

/// A damped spring that is released at 0 and settles at 1.
package struct SpringSolver: Sendable, Hashable {
  /// The undamped angular frequency ω0 in radians per second.
  package let frequency: Double
  /// The damping ratio ζ: below 1 it overshoots. From 1 on the spring counts as critically damped,
  /// unless overdamping is allowed.
  package let dampingRatio: Double
  /// Distances per second towards the target at time 0.
  package let initialVelocity: Double
  /// Whether it is overdamped.
  private let isOverdamped: Bool

  /// How much beyond 1 the damping ratio must be for the two rates of an overdamped spring to be
  /// distinguished in double precision.
  private static let leastOverdamping = 1e-6

  package init(
    frequency: Double, dampingRatio: Double, initialVelocity: Double,
    allowsOverdamping: Bool = false
  ) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
    isOverdamped = allowsOverdamping && dampingRatio > 1 + Self.leastOverdamping
  }

  /// - Parameters: as for `CASpringAnimation`; invalid values (mass or stiffness not above zero)
  ///   count as the defaults.
  package init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double,
    allowsOverdamping: Bool = false
  ) {
    // Within these sizes no product or quotient below leaves the range of Double.
    func clamped(_ value: Double) -> Double { min(max(value, 1e-12), 1e12) }
    let mass = mass > 0 && mass.isFinite ? clamped(mass) : 1
    let stiffness = stiffness > 0 && stiffness.isFinite ? clamped(stiffness) : 100
    let damping = damping >= 0 && damping.isFinite ? min(damping, 1e12) : 10
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (mass * stiffness).squareRoot()),
      initialVelocity: initialVelocity.isFinite ? initialVelocity : 0,
      allowsOverdamping: allowsOverdamping)
  }

  /// The distance covered, at a time in seconds since it was released.
  package func value(at time: TimeInterval) -> Double {
    guard !isOverdamped else {
      let (slow, fast) = overdamped
      return 1 - slow.share * exp(-slow.rate * time) - fast.share * exp(-fast.rate * time)
    }
    let decay = exp(-min(dampingRatio, 1) * frequency * time)
    guard dampingRatio < 1 else {
      return 1 - (1 + (frequency - initialVelocity) * time) * decay
    }
    let phase = dampedFrequency * time
    return 1 - decay * (cos(phase) + sineFactor * sin(phase))
  }

  /// The two exponential decays of the remaining distance: their rates and weights.
  private var overdamped: (slow: (rate: Double, share: Double), fast: (rate: Double, share: Double))
  {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    // Not computed as ζ − √(ζ² − 1), because that loses all digits if ζ is large.
    let slow = frequency / (dampingRatio + root)
    let fast = frequency * (dampingRatio + root)
    let share = (fast - initialVelocity) / (fast - slow)
    return ((slow, share), (fast, 1 - share))
  }

  private var dampedFrequency: Double {
    frequency * (1 - dampingRatio * dampingRatio).squareRoot()
  }

  private var sineFactor: Double {
    (dampingRatio * frequency - initialVelocity) / dampedFrequency
  }

  /// The distance from the target that counts as settled: a thousandth of the whole.
  private static let restThreshold = 0.001

  /// When the spring stays within a thousandth of its target, in seconds; infinite without damping.
  package var settlingDuration: TimeInterval {
    guard dampingRatio > 0 else { return .infinity }
    if isOverdamped {
      let (slow, fast) = overdamped
      return log((abs(slow.share) + abs(fast.share)) / Self.restThreshold) / slow.rate
    }
    guard dampingRatio < 1 else { return criticalSettlingDuration }
    return -log(Self.restThreshold / (1 + abs(sineFactor))) / (dampingRatio * frequency)
  }

  /// Solves (1 + |ω − v| t) e^(−ωt) = 0.001 by Newton's method from well inside the tail.
  private var criticalSettlingDuration: TimeInterval {
    let slope = abs(frequency - initialVelocity)
    var time = 10 / frequency
    for _ in 0..<40 {
      let decay = exp(-frequency * time)
      let error = (1 + slope * time) * decay - Self.restThreshold
      let derivative = (slope - frequency * (1 + slope * time)) * decay
      guard abs(derivative) > 1e-300 else { break }
      let step = error / derivative
      time = max(time - step, 0)
      if abs(step) < 1e-9 { break }
    }
    return time
  }

  /// The spring of `UIView.animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:)`:
  /// unit mass, and the frequency at which a thousandth of the distance is left after `duration`.
  ///
  /// The damping ratio is clamped to 1.19e−7 … 1 and the duration to 0.01 … 10 seconds. If no
  /// frequency solves it (the velocity is too high for the time), the one without velocity is used.
  package init(duration: TimeInterval, dampingRatio: Double, initialVelocity: Double) {
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 1.19e-7), 1) : 1
    let time = duration.isFinite ? min(max(duration, 0.01), 10) : 10
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    let atRest = Self.frequencyAtRest(duration: time, dampingRatio: ratio)
    var frequency = atRest
    if velocity != 0 {
      let solved = Self.solvedFrequency(duration: time, dampingRatio: ratio, velocity: velocity)
      if solved.isFinite, solved > 0.01 / time, solved < 1e5 / time { frequency = solved }
    }
    self.init(frequency: frequency, dampingRatio: ratio, initialVelocity: velocity)
  }

  private static func frequencyAtRest(duration: TimeInterval, dampingRatio ratio: Double) -> Double
  {
    // ωT = 9.233413 solves (1 + ωT) e^(−ωT) = 0.001.
    guard ratio < 1 else { return 9.233413476 / duration }
    let product = log(ratio / (restThreshold * (1 - ratio * ratio).squareRoot())) / ratio
    return product > 0 ? product / duration : 5 / duration
  }

  /// Newton's method from ω = 5/T, twelve steps, on |residual(ω)| = 0.001.
  private static func solvedFrequency(
    duration: TimeInterval, dampingRatio ratio: Double, velocity: Double
  ) -> Double {
    var frequency = 5 / duration
    for _ in 0..<12 {
      let value = residual(frequency, duration, ratio, velocity)
      let step = frequency * 1e-6
      let slope = (residual(frequency + step, duration, ratio, velocity) - value) / step
      guard slope != 0, slope.isFinite else { return .nan }
      frequency -= value / slope
      guard frequency.isFinite, frequency > 0 else { return .nan }
    }
    return frequency
  }

  private static func residual(
    _ frequency: Double, _ duration: TimeInterval, _ ratio: Double, _ velocity: Double
  ) -> Double {
    let decay = exp(-ratio * frequency * duration)
    if ratio < 1 {
      let amplitude =
        (ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
      return restThreshold - abs(amplitude * decay)
    }
    let sign: Double = frequency >= velocity ? 1 : -1
    return ((frequency - velocity) * duration + 1) * decay - sign * restThreshold
  }
}
