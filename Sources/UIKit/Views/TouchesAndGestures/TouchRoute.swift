/// The receivers of one touch: the recognisers, which are fixed when it begins, and its view.
@MainActor
final class TouchRoute {
  /// The part of the touch that its view has received.
  enum ViewPhase {
    /// Nothing yet: the recognisers come first.
    case new
    /// Nothing: a recogniser with `delaysTouchesBegan` is still undecided.
    case withheld
    case begun
    /// Not its end: a recogniser with `delaysTouchesEnded` is still undecided.
    case endWithheld
    /// Everything that it will receive.
    case done
  }

  let touch: UITouch
  var recognizers: [UIGestureRecognizer] = []
  var viewPhase = ViewPhase.new

  /// The touch's actual phase while its view receives another one: a delayed beginning, or a
  /// cancellation although the touch is still down.
  private var ownPhase: UITouch.Phase?

  init(touch: UITouch) { self.touch = touch }

  /// Whether the touch is down, for any phase that its view receives.
  var isDown: Bool {
    let phase = ownPhase ?? touch.phase
    return phase != .ended && phase != .cancelled
  }

  /// Makes the touch show another phase than its own.
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

  /// Whether a recogniser is active that has cancelled the touch in its view.
  var isTakenFromView: Bool {
    recognizers.contains {
      $0.cancelsTouchesInView && $0.record.isRecognized
        && $0.record.tracked.contains { $0 === touch }
    }
  }

  /// Whether an undecided recogniser delays the touch for the view.
  func isHeldUp(by delays: (UIGestureRecognizer) -> Bool) -> Bool {
    recognizers.contains { recognizer in
      delays(recognizer) && recognizer.record.state == .possible
        && recognizer.record.seen.contains { $0 === touch }
    }
  }
}
