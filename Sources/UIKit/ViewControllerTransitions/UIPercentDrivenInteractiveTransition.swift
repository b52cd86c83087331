public import CoreGraphics
import QuartzCore

/// Drives a transition by a percentage: `update(_:)` moves it, `finish()` and `cancel()` let it go.
///
/// It scrubs whatever the animator animates, by moving the time of the transition's container;
/// where the animator has an interruptible one, that is scrubbed, turned and continued instead.
/// Calls are ignored while no transition of this object is in flight, so that a late one cannot hit
/// the next.
///
/// A container that runs its transitions with a context of its own calls
/// `startInteractiveTransition(_:)` first and its animator's `animateTransition(using:)` then, in
/// the same turn; the whole of what the animator animates in the context's container is then
/// scrubbed.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private enum State {
    case idle
    /// The engine has it, but has not started it: what is decided now is applied just after.
    case handedOut(ViewControllerTransition, early: ViewControllerTransition.Outcome?)
    case driving(ViewControllerTransition)
    case settling(ViewControllerTransition, InteractionRun)
    /// The interruptible animator runs to an end.
    case continuing(ViewControllerTransition)
    /// A context that is not the system's.
    case foreign(ContainerDrive)
  }

  private var state = State.idle

  /// From 0 to 1: what `update(_:)` said last, and where the run after the release is.
  open var percentComplete: CGFloat {
    if case .continuing(let transition) = state {
      return transition.traceProgress.percentComplete
    }
    return percentage
  }
  private var percentage: CGFloat = 0

  /// The transition's duration in seconds, as its animator gives it; with a context of the
  /// program's own, that of what is animated, known from the first `update(_:)` on.
  open var duration: CGFloat {
    if case .foreign(let drive) = state { return CGFloat(drive.duration) }
    return CGFloat(transition?.duration ?? 0)
  }

  /// The speed of the run after the release: 1 is the animator's own. It is read once, at the
  /// release; what is not above 0, or not finite, counts as 1.
  open var completionSpeed: CGFloat = 1

  /// The pace of the run after the release. An interruptible animator keeps its own.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The pace of the run after the release, instead of `completionCurve`, and also for
  /// interruptible animators. How long the run takes does not depend on it. Nil, the default, is
  /// none.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition is held from the start; otherwise it runs until `pause()`.
  open var wantsInteractiveStart = true

  private var transition: ViewControllerTransition? {
    switch state {
    case .idle, .foreign: nil
    case .handedOut(let transition, _), .driving(let transition), .settling(let transition, _),
      .continuing(let transition):
      transition
    }
  }

  /// Starts the transition, held at its first moment. Called by the system; an override calls super
  /// first.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard transitionContext is TransitionContext else {
      return startForeign(transitionContext)
    }
    guard case .handedOut(let transition, let early) = state,
      (transitionContext as? TransitionContext) === transition.context
    else { return }
    state = .driving(transition)
    percentage = 0
    if transition.interruptible == nil { transition.scope.hold() }
    transition.animate()
    switch early {
    case .finished: finish()
    case .cancelled: cancel()
    case nil: break
    }
  }

  /// Moves the transition to a percentage, clamped to 0 … 1.
  open func update(_ percentComplete: CGFloat) {
    guard isDriving else { return }
    guard !percentComplete.isNaN else {
      Diagnostics.warn(
        "A transition cannot be updated to \(percentComplete); it stays where it is.")
      return
    }
    percentage = min(max(percentComplete, 0), 1)
    if case .foreign(let drive) = state { drive.show(percentage) }
    guard case .driving(let transition) = state else { return }
    transition.context.updateInteractiveTransition(percentage)
    if let animator = transition.interruptible {
      animator.isReversed = false
      animator.fractionComplete = percentage
    } else {
      transition.scope.show(
        elapsed: TimeInterval(percentage) * transition.duration, allowsEnds: false)
    }
  }

  private var isDriving: Bool {
    switch state {
    case .driving(let transition): transition.isInteractive
    case .foreign(let drive): drive.isHeld
    case .idle, .handedOut, .settling, .continuing: false
    }
  }

  /// Takes hold of the transition again while it runs.
  open func pause() {
    switch state {
    case .settling(let transition, let run):
      run.stop()
      hold(transition)
    case .continuing(let transition): hold(transition)
    case .foreign(let drive): drive.hold(at: percentage)
    case .driving(let transition) where !transition.isInteractive:
      if transition.interruptible == nil {
        transition.scope.hold(elapsed: min(transition.elapsedTime, transition.duration))
      }
      hold(transition)
    case .idle, .handedOut, .driving: break
    }
  }

  private func hold(_ transition: ViewControllerTransition) {
    state = .driving(transition)
    percentage = transition.traceProgress.percentComplete
    transition.context.pauseInteractiveTransition()
    if let animator = transition.interruptible {
      animator.pauseAnimation()
      percentage = transition.traceProgress.percentComplete
    } else {
      transition.scope.show(elapsed: transition.scope.elapsed, allowsEnds: false)
    }
  }

  /// Lets the transition run on to its end.
  open func finish() { settle(.finished) }

  /// Lets the transition run back to its start.
  open func cancel() { settle(.cancelled) }

  private func settle(_ outcome: ViewControllerTransition.Outcome) {
    switch state {
    case .idle, .settling, .continuing: break
    case .foreign(let drive): settle(drive, outcome)
    case .handedOut(let transition, _):
      state = .handedOut(transition, early: outcome)
    case .driving(let transition):
      guard transition.isInteractive else { return }
      let run = InteractionRun(
        of: transition.scope, duration: transition.duration, from: percentage, to: outcome,
        speed: completionSpeed,
        pace: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve),
        onProgress: { [weak self] in self?.percentage = $0 },
        onEnd: {
          if outcome == .cancelled { transition.scope.revert() } else { transition.complete(true) }
        })
      state =
        transition.interruptible == nil ? .settling(transition, run) : .continuing(transition)
      switch outcome {
      case .finished: transition.context.finishInteractiveTransition()
      case .cancelled: transition.context.cancelInteractiveTransition()
      }
      if let animator = transition.interruptible {
        animator.isReversed = outcome == .cancelled
        animator.continueAnimation(
          withTimingParameters: timingCurve, durationFactor: CGFloat(run.durationFactor))
      } else {
        run.start(on: transition.tree)
      }
    }
  }

  // MARK: Contexts of the program's own

  private func startForeign(_ context: any UIViewControllerContextTransitioning) {
    switch state {
    case .idle: break
    case .foreign(let former): former.release()
    case .handedOut, .driving, .settling, .continuing: return
    }
    percentage = 0
    state = .foreign(ContainerDrive(of: context))
  }

  private func settle(_ drive: ContainerDrive, _ outcome: ViewControllerTransition.Outcome) {
    drive.settle(
      outcome, from: percentage, speed: completionSpeed,
      pace: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve),
      onProgress: { [weak self] in self?.percentage = $0 },
      onEnd: { [weak self] in self?.state = .idle })
  }

  // MARK: Called by the engine

  /// Takes a transition in hand.
  ///
  /// - Returns: false, with a warning, where the hand is busy with another: that would be left
  ///   alone for ever.
  func willStart(_ transition: ViewControllerTransition) -> Bool {
    switch state {
    case .idle: break
    case .foreign(let former): former.release()
    case .handedOut, .driving, .settling, .continuing:
      Diagnostics.warn(
        "\(type(of: self)) was handed out for a second transition while it drives one; "
          + "the second runs by itself.")
      return false
    }
    state =
      wantsInteractiveStart ? .handedOut(transition, early: nil) : .driving(transition)
    percentage = 0
    return true
  }

  func didEnd(_ transition: ViewControllerTransition) {
    guard self.transition === transition else { return }
    if case .settling(_, let run) = state { run.stop() }
    state = .idle
  }
}
