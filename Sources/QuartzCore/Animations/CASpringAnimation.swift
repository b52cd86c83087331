public import CoreGraphics

/// An animation that moves as if a spring pulled it. It runs for `duration`; a spring needs
/// ``settlingDuration`` to settle.
open class CASpringAnimation: CABasicAnimation {
  /// Must be above zero. The default is 1.
  open var mass: CGFloat = 1 {
    didSet { if !accepts(mass, "mass", mass > 0, after: oldValue) { mass = oldValue } }
  }
  /// Must be above zero. The default is 100.
  open var stiffness: CGFloat = 100 {
    didSet {
      if !accepts(stiffness, "stiffness", stiffness > 0, after: oldValue) { stiffness = oldValue }
    }
  }
  /// Must not be negative. The default is 10.
  open var damping: CGFloat = 10 {
    didSet { if !accepts(damping, "damping", damping >= 0, after: oldValue) { damping = oldValue } }
  }
  /// Whole distances per second towards the target. The default is 0.
  open var initialVelocity: CGFloat = 0 {
    didSet {
      if !accepts(initialVelocity, "initialVelocity", true, after: oldValue) {
        initialVelocity = oldValue
      }
    }
  }

  /// Whether damping beyond the critical one makes it slower. By default such a spring is
  /// critically damped.
  open var allowsOverdamping = false {
    didSet { if isFixed("allowsOverdamping") { allowsOverdamping = oldValue } }
  }

  /// Whether a number is valid for a spring, and may be set.
  private func accepts(
    _ value: CGFloat, _ name: String, _ isPossible: Bool, after old: CGFloat
  ) -> Bool {
    guard isPossible, value.isFinite else {
      Diagnostics.warn("A spring's \(name) cannot be \(value); it stays \(old).")
      return false
    }
    return !isFixed(name)
  }

  private lazy var solver = makeSolver()

  /// The time after which at most a thousandth of the distance is left, in seconds.
  open var settlingDuration: CFTimeInterval { makeSolver().settlingDuration }

  /// A spring of mass 1, stiffness 100 and damping 10.
  public override init() { super.init() }

  /// Archives are not read: it has the effect of ``init()``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A spring by its perceptual duration and its bounce.
  ///
  /// Stiffness is (2π / duration)²; the damping ratio is 1 − bounce, or 1 / (1 + bounce) for a
  /// negative bounce (as Apple documents it).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    guard perceptualDuration > 0, perceptualDuration.isFinite, bounce.isFinite, bounce > -1 else {
      Diagnostics.warn("A spring needs a positive duration and a bounce above -1.")
      return
    }
    let ratio = bounce >= 0 ? max(1 - bounce, 0) : 1 / (1 + bounce)
    let frequency = 2 * CGFloat.pi / perceptualDuration
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
  }

  /// The period of the spring without damping, in seconds: 2π √(mass / stiffness).
  open var perceptualDuration: CFTimeInterval { 2 * .pi * Double((mass / stiffness).squareRoot()) }

  /// How much the spring swings: 1 − its damping ratio; 1 / ratio − 1, below 0, where the ratio is
  /// above 1.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override var timingCurve: AnimationTimingCurve? { animatorTiming == nil ? .spring(solver) : nil }

  override func progress(at foldedTime: TimeInterval) -> Double { solver.value(at: foldedTime) }

  private func makeSolver() -> SpringSolver {
    SpringSolver(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }
}
