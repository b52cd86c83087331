public import CoreGraphics
import QuartzCore

/// A timing curve that is the motion of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Spring {
    /// The spring settles at the animator's duration.
    case ratio(Double)
    /// The physical parameters of the spring determine when it settles.
    case physics(SpringSolver)
  }

  private let spring: Spring
  /// The velocity in total distances per second, for the x and the y of positions. Values without a
  /// direction use the component of greater magnitude (our choice).
  public let initialVelocity: CGVector

  /// The system's own spring: mass 3, stiffness 1000, damping 500 (as observed on iOS). It is
  /// critically damped and settles in 0.506 s.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that settles at the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: the damping ratio. 1 does not overshoot; near 0 the spring oscillates for long.
  ///   - velocity: in total distances per second, towards the target.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = .ratio(UIView.dampingRatio(ratio))
    initialVelocity = Self.finite(velocity)
    super.init()
  }

  /// A spring that settles at the animator's duration and begins without velocity. A damping ratio
  /// of 1 does not overshoot.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring with physical parameters. They determine the duration, and the animator's duration is
  /// ignored.
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

  /// A spring with a perceptual duration and a bounce. See
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

  /// A spring with a perceptual duration and a bounce, which begins without velocity.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration in seconds: the period of the undamped spring.
  ///   - bounce: 0 does not overshoot, 1 oscillates indefinitely, and less than 0 is overdamped.
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

  /// The greatest duration in seconds, as for animation blocks: a spring without damping never
  /// settles.
  private static let longestDuration: TimeInterval = 10

  /// The settling duration of a spring with physical parameters, in seconds; nil for a spring that
  /// follows the animator's duration.
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
