import CoreGraphics
import QuartzCore

/// Advances a transition: with time, under a gesture, and to an end after the release.
///
/// There are four subclasses. `CapturedDriver` moves the time of all animations that an animator
/// makes. `InterruptibleDriver` moves the animator's own property animator. `ReportedDriver`
/// follows an interaction controller that moves the views itself. `OwnContextDriver` drives a
/// transition whose context was made by the app. The progress of a transition is kept in its driver
/// and nowhere else.
@MainActor
class TransitionDriver {
  /// From 0 to 1: the progress that was set last. It is not updated while time moves the
  /// transition; `percentComplete` is.
  var progress: CGFloat = 0
  /// The transition that is driven; nil once it is over, and for a context of the program's own.
  fileprivate(set) weak var transition: ViewControllerTransition?

  init(of transition: ViewControllerTransition?) { self.transition = transition }

  /// The animator's duration, in seconds.
  var duration: TimeInterval { transition?.duration ?? 0 }

  /// Whether its transition has ended; then all calls are ignored.
  var isOver: Bool { transition?.phase.hasEnded ?? true }

  // MARK: Called by an interaction controller; ignored in a phase that does not allow it.

  func update(_ progress: CGFloat) { transition?.interactionDidUpdate(progress) }
  func pause() { transition?.interactionDidPause() }
  func release(to outcome: TransitionPhase.Outcome, timing: ReleaseTiming) {
    transition?.interactionDidEnd(outcome, timing: timing)
  }

  // MARK: Called by the transition

  /// From 0 to 1 at this moment.
  var percentComplete: CGFloat { progress }
  /// Seconds of the transition's time that have passed.
  var elapsed: TimeInterval { TimeInterval(percentComplete) * duration }

  /// Calls the animator, and captures its animations.
  func animate() {}
  /// Animates alongside blocks that were added after the animator's first animation.
  func animateLateBlocks() {}
  /// Stops time where it is.
  func hold() {}
  /// Moves the held transition to a progress from 0 to 1.
  func show(_ progress: CGFloat) { self.progress = progress }
  /// Continues to an end.
  func settle(to outcome: TransitionPhase.Outcome, timing: ReleaseTiming) {}
  /// Removes the animator's animations; the model values stay.
  func endAnimations() {}
  /// Undoes what the animator animates: the values are those from before.
  func undoAnimations() {}
  /// The transition is over.
  func end(completed: Bool) { transition = nil }
  /// A frame at this time of the screen's clock shows the transition.
  func willShowFrame(at time: TimeInterval) {}
}
