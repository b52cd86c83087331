public import CoreGraphics
import QuartzCore

/// The timing curve of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Spring {
    /// Settles at the animator's duration.
    case ratio(Double)
    /// Settles when its physics determine.
    case physics(SpringSolver)
  }

  private let spring: Spring
  /// Whole distances a second, for the x and the y of positions. Values without a direction use the
  /// component that is farther from zero (a choice of ours).
  public let initialVelocity: CGVector

  /// The system's own spring: mass 3, stiffness 1000, damping 500 (as observed on iOS). It is
  /// critically damped and settles in 0.506 s.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that settles at the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 does not overshoot; near 0 it oscillates for long.
  ///   - velocity: whole distances a second, towards the target.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = .ratio(UIView.dampingRatio(ratio))
    initialVelocity = Self.finite(velocity)
    super.init()
  }

  /// A spring that settles at the animator's duration and begins without velocity; a ratio of
  /// 1 does not overshoot.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring by its physics. It determines the animator's duration, and the given one is ignored.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    if !(mass > 0 && stiffness > 0 && damping >= 0 && (mass + stiffness + damping).isFinite) {
      Diagnostics.warn(
        "A spring needs a positive mass and stiffness, and a damping that is not negative; "
          + "1, 100 and 10 are used for what is not.")
    }
    spring = .physics(
      SpringSolver(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: 0))
    self.initialVelocity = Self.finite(initialVelocity)
    super.init()
  }

  /// A spring by its perceptual duration and bounce. See
  /// `CASpringAnimation.init(perceptualDuration:bounce:)`.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector) {
    let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    spring = .physics(
      SpringSolver(
        mass: Double(animation.mass), stiffness: Double(animation.stiffness),
        damping: Double(animation.damping), initialVelocity: 0))
    self.initialVelocity = Self.finite(initialVelocity)
    super.init()
  }

  /// A spring by its perceptual duration and bounce, that begins without velocity.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration in seconds; the period of the undamped spring.
  ///   - bounce: 0 does not overshoot, 1 oscillates without end, below 0 is overdamped.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  private static func finite(_ velocity: CGVector) -> CGVector {
    guard !(velocity.dx + velocity.dy).isFinite else { return velocity }
    Diagnostics.warn("A spring's initial velocity must be finite; zero is used.")
    return .zero
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The longest duration in seconds, as for blocks: a spring without damping never settles.
  private static let longestDuration: TimeInterval = 10

  /// The settling duration of a spring by its physics, in seconds; nil for one that follows the
  /// animator's duration.
  var settlingDuration: TimeInterval? {
    guard case .physics(let solver) = spring else { return nil }
    let velocity =
      AnimatorTimingCurve(spring: solver, length: 1, velocity: initialVelocity).initialVelocity.z
    let settling = SpringSolver(
      frequency: solver.frequency, dampingRatio: solver.dampingRatio, initialVelocity: velocity
    ).settlingDuration
    return min(settling, Self.longestDuration)
  }

  func springPacing(duration: TimeInterval) -> (curve: AnimatorTimingCurve, duration: TimeInterval)
  {
    let solver: SpringSolver
    let length = settlingDuration ?? duration
    switch spring {
    case .physics(let own): solver = own
    case .ratio(let ratio):
      let (dx, dy) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
      solver = SpringSolver(
        duration: duration, dampingRatio: ratio, initialVelocity: abs(dy) > abs(dx) ? dy : dx)
    }
    return (AnimatorTimingCurve(spring: solver, length: length, velocity: initialVelocity), length)
  }
}
