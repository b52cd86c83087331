import CoreGraphics
import QuartzCore

/// Moves the time of the captured animations of an animator: the local time of the container's
/// layer, and the time of each animation outside it.
@MainActor
final class CapturedDriver: TransitionDriver {
  private let alongside: AlongsideAnimations
  private let animator: any UIViewControllerAnimatedTransitioning
  private var scope: AnimationScope
  /// The time of the first frame that shows the transition, on the screen's clock.
  private var startTime: TimeInterval?
  private var run: ReleaseRun?

  init(
    of transition: ViewControllerTransition, animator: any UIViewControllerAnimatedTransitioning
  ) {
    self.animator = animator
    alongside = transition.coordinator.alongside
    scope = transition.scope
    super.init(of: transition)
  }

  override var percentComplete: CGFloat {
    guard !scope.isHeld else { return progress }
    guard duration > 0 else { return 1 }
    return CGFloat(min(max(elapsed / duration, 0), 1))
  }

  override var elapsed: TimeInterval {
    if scope.isHeld { return scope.elapsed }
    guard let startTime, let transition else { return 0 }
    return max(transition.scene.screen.clock.now - startTime, 0)
  }

  override func animate() {
    guard let transition else { return }
    if let tree = transition.tree, tree.isMakingFrame { startTime = tree.clock.now }
    let context = transition.context
    TransitionTrace.call(animator, "animateTransition(using:)", [context]) {
      scope.capture { alongside.animate { animator.animateTransition(using: context) } }
    }
  }

  override func animateLateBlocks() {
    let elapsed = elapsed
    scope.capture {
      alongside.animateRest(for: max(duration - elapsed, 0), isAtStart: elapsed == 0)
    }
  }

  override func willShowFrame(at time: TimeInterval) {
    if startTime == nil { startTime = time }
  }

  override func hold() {
    run?.stop()
    run = nil
    guard !scope.isHeld else {
      // A held scope may stand beyond the end of the transition.
      scope.seek(toElapsed: scope.elapsed, allowsEnds: false)
      progress = duration > 0 ? CGFloat(min(max(scope.elapsed / duration, 0), 1)) : 1
      return
    }
    progress = startTime == nil ? 0 : percentComplete
    scope.hold(elapsed: TimeInterval(progress) * duration)
  }

  override func show(_ progress: CGFloat) {
    super.show(progress)
    // An interaction controller that pauses through the context, and not through the percent-driven
    // class, moves the views itself.
    guard scope.isHeld else { return }
    scope.seek(toElapsed: TimeInterval(progress) * duration, allowsEnds: false)
  }

  override func settle(to outcome: TransitionPhase.Outcome, timing: ReleaseTiming) {
    guard scope.isHeld, let transition else { return }
    let motion = ReleaseMotion(from: progress, to: outcome, duration: duration, timing: timing)
    let scope = scope
    let run = ReleaseRun(
      motion, of: scope, duration: duration,
      onProgress: { [weak self] in self?.progress = $0 },
      onEnd: {
        // Reverting calls the completions of the animations, and these call
        // `completeTransition(_:)`.
        if outcome == .cancelled { scope.revert() } else { transition.complete(true) }
      })
    self.run = run
    run.start(on: transition.tree)
  }

  override func endAnimations() {
    run?.stop()
    scope.endAnimations()
  }

  override func undoAnimations() {
    run?.stop()
    scope.revert()
  }

  override func end(completed: Bool) {
    run?.stop()
    run = nil
    progress = completed ? 1 : 0
    super.end(completed: completed)
    scope.release()
    // A client may keep this driver to read the progress; it must not keep the animations alive
    // with it.
    scope = AnimationScope(container: nil)
  }
}
