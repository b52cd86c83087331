import CoreGraphics
import QuartzCore

/// Drives a transition whose context object was made by the app and not by the engine. It holds the
/// time of the context's container, and captures the animations there. Only the context knows when
/// the transition is over; the driver ends with the animations.
@MainActor
final class OwnContextDriver: TransitionDriver {
  private let context: any UIViewControllerContextTransitioning
  private let scope: AnimationScope
  private var phase = TransitionPhase.interactive
  private var run: ReleaseRun?
  private var length: TimeInterval = 0

  init(of context: any UIViewControllerContextTransitioning) {
    self.context = context
    scope = AnimationScope(container: context.containerView.layer)
    super.init(of: nil)
    scope.hold()
    scope.beginAdopting()
  }

  // Restores the container's own time.
  isolated deinit { scope.release() }

  /// Seconds until the last animation ends; known from the first call that moves the transition.
  override var duration: TimeInterval { length }

  override var isOver: Bool { phase.hasEnded }

  /// Measures the animations. Called when the transition is moved for the first time, because the
  /// animator has been called by then.
  private func measure() {
    guard scope.isAdopting else { return }
    scope.endAdopting()
    length = scope.length
  }

  private func apply(_ event: TransitionPhase.Event) -> Bool {
    guard let next = phase.after(event) else { return false }
    phase = next
    return true
  }

  override func update(_ progress: CGFloat) {
    guard phase == .interactive else { return }
    measure()
    show(progress)
    context.updateInteractiveTransition(progress)
  }

  override func show(_ progress: CGFloat) {
    super.show(progress)
    scope.seek(toElapsed: TimeInterval(progress) * duration, allowsEnds: false)
  }

  override func pause() {
    guard apply(.hold) else { return }
    run?.stop()
    context.pauseInteractiveTransition()
    show(progress)
  }

  override func release(to outcome: TransitionPhase.Outcome, timing: ReleaseTiming) {
    guard apply(.release(outcome)) else { return }
    measure()
    let motion = ReleaseMotion(from: progress, to: outcome, duration: duration, timing: timing)
    let run = ReleaseRun(
      motion, of: scope, duration: duration, stopsAtEnd: true,
      onProgress: { [weak self] in self?.progress = $0 },
      onEnd: { [self] in
        // Set before the calls below, which may start the next transition.
        phase = .ended(outcome)
        if outcome == .cancelled { scope.revert() } else { scope.release() }
      })
    self.run = run
    switch outcome {
    case .finished: context.finishInteractiveTransition()
    case .cancelled: context.cancelInteractiveTransition()
    }
    // The context may have ended the transition in that call.
    guard phase == .settling(outcome), self.run === run else { return }
    run.start(on: context.containerView.layer.tree)
  }

  /// Releases the container's time, because another transition begins.
  override func end(completed: Bool) {
    run?.stop()
    phase = .ended(.finished)
    scope.release()
  }
}
