import CoreGraphics
import QuartzCore

/// Drives a transition whose context is a program's own: it holds the time of the context's
/// container, and takes in what is animated there. The context alone knows when the transition is
/// over; this ends with the animations.
@MainActor
final class ContainerDrive {
  private enum State {
    case held
    case settling(InteractionRun)
    case over
  }

  private let context: any UIViewControllerContextTransitioning
  private let scope: AnimationScope
  private var state = State.held
  /// Seconds until the last animation ends; known from the first call that moves or settles it on.
  private(set) var duration: TimeInterval = 0

  init(of context: any UIViewControllerContextTransitioning) {
    self.context = context
    scope = AnimationScope(container: context.containerView.layer)
    scope.hold()
    scope.beginAdopting()
  }

  // Nobody moves the container's time any more.
  isolated deinit { scope.release() }

  /// By now the animator has been called.
  private func measure() {
    guard scope.isAdopting else { return }
    scope.endAdopting()
    duration = scope.length
  }

  var isHeld: Bool { if case .held = state { true } else { false } }

  func show(_ progress: CGFloat) {
    guard isHeld else { return }
    measure()
    scope.show(elapsed: TimeInterval(progress) * duration, allowsEnds: false)
    context.updateInteractiveTransition(progress)
  }

  /// Takes hold again on the way to an end.
  func hold(at progress: CGFloat) {
    guard case .settling(let run) = state else { return }
    run.stop()
    state = .held
    context.pauseInteractiveTransition()
    scope.show(elapsed: TimeInterval(progress) * duration, allowsEnds: false)
  }

  func settle(
    _ outcome: ViewControllerTransition.Outcome, from progress: CGFloat, speed: CGFloat,
    pace: any UITimingCurveProvider, onProgress: @escaping @MainActor (CGFloat) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) {
    guard isHeld else { return }
    measure()
    let run = InteractionRun(
      of: scope, duration: duration, from: progress, to: outcome, speed: speed, pace: pace,
      endsWithLength: true, onProgress: onProgress,
      onEnd: { [self] in
        state = .over
        // What hears of the end may start the next transition.
        onEnd()
        if outcome == .cancelled { scope.revert() } else { scope.release() }
      })
    state = .settling(run)
    switch outcome {
    case .finished: context.finishInteractiveTransition()
    case .cancelled: context.cancelInteractiveTransition()
    }
    // The context may have ended all in that call.
    guard case .settling(let current) = state, current === run else { return }
    run.start(on: context.containerView.layer.tree)
  }

  /// Gives up what it holds, because another transition begins.
  func release() {
    if case .settling(let run) = state { run.stop() }
    state = .over
    scope.release()
  }
}
