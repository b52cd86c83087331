import CoreGraphics

/// What a drag of the system's own gestures decides: how far a transition is, whether a release
/// finishes it, and how it moves on with the velocity that the finger had.
struct SwipeTracker {
  /// The share of the distance beyond which a release finishes (as observed on iOS).
  static let threshold: CGFloat = 0.5
  /// Points a second beyond which a throw decides by its direction. Apple documents none; chosen.
  static let flick: CGFloat = 300

  /// The distance of the whole transition, in points.
  var length: CGFloat
  /// Points a second beyond which a throw decides by its direction.
  var flick = Self.flick
  /// Seconds after which the motion rests, if a throw does not bring it there sooner.
  var longest: TimeInterval

  /// From 0 to 1; 0 where there is no distance.
  ///
  /// - Parameter distance: of the finger, in points towards the end of the transition.
  func progress(at distance: CGFloat) -> CGFloat {
    length > 0 ? min(max(distance / length, 0), 1) : 0
  }

  /// - Parameters:
  ///   - distance: of the finger, in points towards the end of the transition.
  ///   - velocity: in points a second, likewise.
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
  /// Moves the transition with the finger.
  func follow(_ tracker: SwipeTracker, distance: CGFloat) {
    update(tracker.progress(at: distance))
  }

  /// Releases the transition as the finger was lifted.
  func release(_ tracker: SwipeTracker, distance: CGFloat, velocity: CGFloat) {
    let outcome = tracker.outcome(at: distance, velocity: velocity)
    release(to: outcome, timing: tracker.timing(to: outcome, velocity: velocity))
  }
}
