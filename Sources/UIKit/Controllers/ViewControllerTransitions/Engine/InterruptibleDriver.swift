import CoreGraphics
import QuartzCore

/// Moves an animator's own property animator.
@MainActor
final class InterruptibleDriver: TransitionDriver {
  private let alongside: AlongsideAnimations
  private let animator: any UIViewImplicitlyAnimating
  /// Whether the interaction controller has taken control. If not, the app itself continues its
  /// animator after the release.
  private let isControlled: Bool
  private var scope: AnimationScope

  init(
    of transition: ViewControllerTransition, animator: any UIViewImplicitlyAnimating,
    isControlled: Bool
  ) {
    self.animator = animator
    self.isControlled = isControlled
    alongside = transition.coordinator.alongside
    scope = transition.scope
    super.init(of: transition)
  }

  override var percentComplete: CGFloat {
    guard transition != nil else { return progress }
    let fraction = min(max(animator.fractionComplete, 0), 1)
    return animator.isReversed ? 1 - fraction : fraction
  }

  override func animate() {
    alongside.add(to: animator)
    let isHeld = transition?.phase == .interactive
    scope.capture {
      if isHeld { animator.pauseAnimation() } else { animator.startAnimation() }
    }
  }

  override func animateLateBlocks() {
    let rest = max(duration - elapsed, 0)
    scope.capture { alongside.animateRest(for: rest, isAtStart: false) }
  }

  override func hold() {
    if animator.state == .active { animator.pauseAnimation() }
  }

  override func show(_ progress: CGFloat) {
    super.show(progress)
    animator.isReversed = false
    animator.fractionComplete = progress
  }

  override func settle(to outcome: TransitionPhase.Outcome, timing: ReleaseTiming) {
    guard isControlled else { return }
    let origin = percentComplete
    let motion = ReleaseMotion(from: origin, to: outcome, duration: duration, timing: timing)
    animator.isReversed = outcome == .cancelled
    animator.continueAnimation(
      withTimingParameters: timing.parameters(from: origin, to: outcome),
      // A factor of 0 means the remaining duration to property animators.
      durationFactor: CGFloat(duration > 0 ? max(motion.length / duration, 1e-6) : 1e-6))
  }

  override func undoAnimations() {
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
  }

  override func end(completed: Bool) {
    progress = completed ? 1 : 0
    super.end(completed: completed)
    // The animator has reversed the values, but not the transitions of layer contents.
    if !completed { scope.revertTransitions() }
    scope.release()
    scope = AnimationScope(container: nil)
  }
}

@MainActor
extension ReleaseTiming {
  /// The timing parameters for a property animator; nil keeps its own curve.
  fileprivate func parameters(
    from origin: CGFloat, to outcome: TransitionPhase.Outcome
  ) -> (any UITimingCurveProvider)? {
    switch self {
    case .eased(_, _, let parameters): return parameters
    case .thrown(let velocity, _):
      let rest = outcome == .finished ? 1 - origin : origin
      guard rest > 0, velocity.isFinite else { return nil }
      return UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: velocity / rest, dy: velocity / rest))
    }
  }
}
