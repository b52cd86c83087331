import CoreGraphics

/// The progress of an animator's animations: for the two components of a position, and for all
/// else. They differ only if a spring has a velocity with a direction.
package typealias AnimatorProgress = SIMD3<Double>

/// The timing curve between two progresses, pure: time is an argument.
package struct AnimatorTimingCurve: Sendable {
  private enum Shape: Sendable {
    case cubic(CAMediaTimingFunction)
    /// Solvers without velocity and with unit velocity: a spring's motion is linear in both.
    case spring(still: SpringSolver, pushed: SpringSolver, length: TimeInterval)
  }

  private let shape: Shape
  /// Whole distances per second towards the target, that a spring is released with.
  package let initialVelocity: AnimatorProgress

  package init(_ function: CAMediaTimingFunction) {
    shape = .cubic(function)
    initialVelocity = .zero
  }

  /// - Parameters:
  ///   - spring: its own velocity is ignored.
  ///   - length: seconds that it takes to settle. A run of another length scales it in time.
  ///   - velocity: for the x and the y of positions. Values without a direction use the component
  ///     that is farther from zero (a choice of ours).
  package init(spring: SpringSolver, length: TimeInterval, velocity: CGVector) {
    shape = .spring(
      still: SpringSolver(
        frequency: spring.frequency, dampingRatio: spring.dampingRatio, initialVelocity: 0),
      pushed: SpringSolver(
        frequency: spring.frequency, dampingRatio: spring.dampingRatio, initialVelocity: 1),
      length: length)
    let (dx, dy) = (Double(velocity.dx), Double(velocity.dy))
    initialVelocity = AnimatorProgress(dx, dy, abs(dy) > abs(dx) ? dy : dx)
  }

  /// Whether it continues with a velocity.
  package var isSpring: Bool { if case .spring = shape { true } else { false } }

  /// The progress at a fraction of `duration` seconds, from `start` to `target`.
  ///
  /// - Parameter velocity: of the progress at the start, a second; only springs have one.
  package func progress(
    at fraction: Double, duration: TimeInterval, from start: AnimatorProgress, to target: Double,
    velocity: AnimatorProgress
  ) -> AnimatorProgress {
    let distance = AnimatorProgress(repeating: target) - start
    switch shape {
    case .cubic(let function):
      return start + distance * function.value(at: fraction)
    case .spring(let still, let pushed, let length):
      let time = fraction * length
      let value = still.value(at: time)
      let push = length > 0 ? duration / length : 1
      return start + distance * value + velocity * (push * (pushed.value(at: time) - value))
    }
  }
}
