/// Where one touch goes: to the recognisers, fixed when it begins, and to its view.
@MainActor
final class TouchRoute {
  /// How much of the touch its view knows.
  enum ViewPhase {
    /// Nothing yet: the recognisers come first.
    case new
    /// Nothing: a recogniser with `delaysTouchesBegan` is still undecided.
    case withheld
    case begun
    /// Not its end: a recogniser with `delaysTouchesEnded` is still undecided.
    case endWithheld
    /// All that it will ever know.
    case done
  }

  let touch: UITouch
  var recognizers: [UIGestureRecognizer] = []
  var viewPhase = ViewPhase.new

  /// The touch's phase, while its view is given another one: of a begin that came too early for it,
  /// or of a cancel though the finger is still down.
  private var ownPhase: UITouch.Phase?

  init(touch: UITouch) { self.touch = touch }

  /// Whether the finger is down, regardless of the phase that the view is given.
  var isDown: Bool {
    let phase = ownPhase ?? touch.phase
    return phase != .ended && phase != .cancelled
  }

  /// Makes the touch show a phase that is not its own.
  func overridePhase(_ phase: UITouch.Phase) {
    if ownPhase == nil { ownPhase = touch.phase }
    touch.phase = phase
  }

  /// Makes the touch show its own phase again, unless it has ended meanwhile.
  func restoreOwnPhase() {
    if let ownPhase { touch.phase = ownPhase }
    ownPhase = nil
  }

  /// Ends the touch itself.
  func end(_ phase: UITouch.Phase) {
    ownPhase = nil
    touch.phase = phase
  }

  /// Whether a recogniser gets the touch. Delegates may move one to another view while a touch is
  /// routed from view to view.
  func belongs(to recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { $0 === recognizer }
  }

  /// Whether a recogniser that has taken the touch from its view is at work.
  var isTakenFromView: Bool {
    recognizers.contains {
      $0.cancelsTouchesInView && $0.record.isRecognized
        && $0.record.tracked.contains { $0 === touch }
    }
  }

  /// Whether an undecided recogniser wants the view to wait.
  func isHeldUp(by delays: (UIGestureRecognizer) -> Bool) -> Bool {
    recognizers.contains { recognizer in
      delays(recognizer) && recognizer.record.state == .possible
        && recognizer.record.seen.contains { $0 === touch }
    }
  }
}
