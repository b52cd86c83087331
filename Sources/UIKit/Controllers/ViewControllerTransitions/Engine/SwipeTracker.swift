import CoreGraphics

/// Converts a drag of the system's own gestures into a transition's progress, the outcome of its
/// release, and the timing that continues with the release velocity.
struct SwipeTracker {
  /// The share of the distance beyond which a release finishes (as observed on iOS).
  static let threshold: CGFloat = 0.5
  /// The velocity, in points per second, beyond which the direction of a flick decides the outcome.
  /// Apple documents none; chosen.
  static let flick: CGFloat = 300

  /// The distance of the whole transition, in points.
  var length: CGFloat
  /// The velocity, in points per second, beyond which the direction of a flick decides the outcome.
  var flick = Self.flick
  /// The longest duration of the motion after the release, in seconds; a fast release settles
  /// sooner.
  var longest: TimeInterval

  /// From 0 to 1; 0 if `length` is 0.
  ///
  /// - Parameter distance: of the finger, in points towards the end of the transition.
  func progress(at distance: CGFloat) -> CGFloat {
    length > 0 ? min(max(distance / length, 0), 1) : 0
  }

  /// - Parameters:
  ///   - distance: of the finger, in points towards the end of the transition.
  ///   - velocity: in points per second, likewise.
  func outcome(at distance: CGFloat, velocity: CGFloat) -> TransitionPhase.Outcome {
    let isFinished =
      velocity > flick || velocity > -flick && length > 0 && distance / length > Self.threshold
    return isFinished ? .finished : .cancelled
  }

  /// The motion after a release: it begins with the finger's velocity.
  @MainActor
  func timing(to outcome: TransitionPhase.Outcome, velocity: CGFloat) -> ReleaseTiming {
    let towardsEnd = outcome == .finished ? velocity : -velocity
    return .thrown(velocity: length > 0 ? towardsEnd / length : 0, longest: longest)
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// Moves the transition with the drag.
  func follow(_ tracker: SwipeTracker, distance: CGFloat) {
    update(tracker.progress(at: distance))
  }

  /// Releases the transition when the drag ends.
  func release(_ tracker: SwipeTracker, distance: CGFloat, velocity: CGFloat) {
    let outcome = tracker.outcome(at: distance, velocity: velocity)
    release(to: outcome, timing: tracker.timing(to: outcome, velocity: velocity))
  }
}
