import CoreGraphics
import QuartzCore

/// Follows an interaction controller that moves the views itself and only reports its progress. The
/// animations alongside are moved to the reported progress. Where the interaction controller has
/// started the transition's interruptible animator, they join that animator and follow its time.
@MainActor
final class ReportedDriver: TransitionDriver {
  private let alongside: AlongsideAnimations
  /// No container's time is held, because the interaction controller moves the views.
  private var scope = AnimationScope(container: nil)
  private var run: ReleaseRun?
  private var hasStarted = false
  /// The interruptible animator that the interaction controller has started; nil if it has not.
  private var running: (any UIViewImplicitlyAnimating)?

  init(of transition: ViewControllerTransition) {
    alongside = transition.coordinator.alongside
    super.init(of: transition)
  }

  override func animate() {
    guard !hasStarted else { return }
    hasStarted = true
    if let animator = transition?.interruptible, animator.isRunning {
      running = animator
      return animateLateBlocks()
    }
    scope.hold()
    animateLateBlocks()
    show(progress)
  }

  override func animateLateBlocks() {
    guard hasStarted else { return }
    if let running, running.state == .active { return alongside.add(to: running) }
    let rest = max(duration - scope.elapsed, 0)
    scope.capture { alongside.animateRest(for: rest, isAtStart: false) }
  }

  override func hold() {
    run?.stop()
    run = nil
  }

  override func show(_ progress: CGFloat) {
    super.show(progress)
    guard running == nil else { return }
    scope.seek(toElapsed: TimeInterval(progress) * duration, allowsEnds: false)
  }

  /// The interaction controller also moves the views after the release. `progress` keeps the last
  /// reported value until the transition ends; only the animations alongside move on. Those of a
  /// running animator continue or reverse with it.
  override func settle(to outcome: TransitionPhase.Outcome, timing: ReleaseTiming) {
    guard running == nil else { return }
    let motion = ReleaseMotion(from: progress, to: outcome, duration: duration, timing: timing)
    let run = ReleaseRun(motion, of: scope, duration: duration, onProgress: { _ in }, onEnd: {})
    self.run = run
    run.start(on: transition?.tree)
  }

  override func end(completed: Bool) {
    run?.stop()
    run = nil
    running = nil
    super.end(completed: completed)
    if hasStarted, !completed { scope.revert() } else { scope.release() }
    scope = AnimationScope(container: nil)
  }
}
