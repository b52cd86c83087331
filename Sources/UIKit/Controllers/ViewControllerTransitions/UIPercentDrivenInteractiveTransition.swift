public import CoreGraphics

/// Drives a transition by a percentage: ``update(_:)`` moves it, ``finish()`` and ``cancel()``
/// release it.
///
/// It scrubs what the animator animates, by moving the time of the transition's container; if the
/// animator supplies an interruptible animator, that is scrubbed, reversed and continued instead.
///
/// Before the transition starts, the last ``update(_:)`` and the last ``finish()`` or ``cancel()``
/// of the turn are kept, and are applied just after ``startInteractiveTransition(_:)``; they are
/// dropped if the transition has not started by the end of that turn. At any other time without a
/// transition calls are ignored, so that a late call cannot affect the next transition.
///
/// A container that runs its transitions with a context of its own calls
/// ``startInteractiveTransition(_:)`` first and its animator's `animateTransition(using:)` then, in
/// the same turn; all that the animator animates in the context's container is then scrubbed.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private var driver: TransitionDriver?

  /// From 0 to 1: the last value of ``update(_:)``; after the release, the current progress. The
  /// value at the end is kept until the next transition, or until ``pause()``, which sets it to 0.
  open var percentComplete: CGFloat { driver?.percentComplete ?? 0 }

  /// The transition's duration in seconds, from its animator; 0 before it has started. With a
  /// context of the program's own it is the duration of the animations, known from the first
  /// ``update(_:)``.
  open var duration: CGFloat { CGFloat(driver?.duration ?? 0) }

  /// The speed after the release: 1 is the animator's own. It is read once, at the release; a value
  /// that is not positive, or not finite, counts as 1, with a warning.
  open var completionSpeed: CGFloat = 1

  /// The timing curve after the release. An interruptible animator keeps its own.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The timing after the release, instead of ``completionCurve``, and also for interruptible
  /// animators. The duration does not depend on it. Nil, the default, is none.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition is held from its start; otherwise it runs until ``pause()``.
  open var wantsInteractiveStart = true

  /// Starts the transition, held at its first moment, and lets its animator animate. Called by the
  /// system. An override that does not call super moves the views itself, and completes the
  /// transition; ``update(_:)``, ``finish()`` and ``cancel()`` then only notify the context.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    let transition = (transitionContext as? TransitionContext)?.transition
    if let driver, !driver.isOver, !(driver is OwnContextDriver) {
      Diagnostics.warn(
        "\(type(of: self)) was returned for a second transition while it drives one; "
          + "the second one is not interactive.")
      transition?.declineControl()
      return
    }
    driver?.end(completed: false)
    driver =
      transitionContext is TransitionContext
      ? transition?.giveControl() : OwnContextDriver(of: transitionContext)
  }

  /// An override of ``startInteractiveTransition(_:)`` has not called super: the calls notify the
  /// context of the transition of this driver.
  final func report(to driver: ReportedDriver) {
    if self.driver?.isOver ?? true { self.driver = driver }
  }

  /// Moves the transition to a percentage, clamped to 0 … 1.
  open func update(_ percentComplete: CGFloat) {
    TransitionTrace.unlistedCall(self, "update(_:)", [percentComplete]) { move(percentComplete) }
  }

  private func move(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else {
      Diagnostics.warn(
        "A transition cannot be updated to \(percentComplete); it stays where it is.")
      return
    }
    let progress = min(max(percentComplete, 0), 1)
    guard let driver, !driver.isOver else {
      return UIWindowScene.current.turn.recordEarlyUpdate(of: self) { $0.update(progress) }
    }
    driver.update(progress)
  }

  /// Grabs the transition again while it runs. Without a transition ``percentComplete`` becomes 0.
  open func pause() {
    TransitionTrace.unlistedCall(self, "pause()") {
      if driver?.isOver == true { driver = nil }
      driver?.pause()
    }
  }

  /// Lets the transition run on to its end.
  open func finish() {
    TransitionTrace.unlistedCall(self, "finish()") { release(to: .finished) { $0.finish() } }
  }

  /// Lets the transition run back to its start.
  open func cancel() {
    TransitionTrace.unlistedCall(self, "cancel()") { release(to: .cancelled) { $0.cancel() } }
  }

  private func release(
    to outcome: TransitionPhase.Outcome,
    orLater call: @escaping @MainActor (UIPercentDrivenInteractiveTransition) -> Void
  ) {
    guard let driver, !driver.isOver else {
      return UIWindowScene.current.turn.recordEarlyRelease(of: self, call)
    }
    driver.release(
      to: outcome,
      timing: .eased(speed: completionSpeed, curve: completionCurve, parameters: timingCurve))
  }

  /// Releases it with a timing that only the system's own gestures use.
  func release(to outcome: TransitionPhase.Outcome, timing: ReleaseTiming) {
    driver?.release(to: outcome, timing: timing)
  }
}
