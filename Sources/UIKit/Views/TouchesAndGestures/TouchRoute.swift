/// The receivers of a touch: the recognisers, which are determined when it begins, and its view.
@MainActor
final class TouchRoute {
  /// The part of the touch that its view has received.
  enum ViewPhase {
    /// The view has received nothing yet, because recognisers are notified first.
    case new
    /// The view has received nothing, because a recogniser with `delaysTouchesBegan` is undecided.
    case withheld
    case begun
    /// The view has not received the end, because a recogniser with `delaysTouchesEnded` is
    /// undecided.
    case endWithheld
    /// The view has received everything that it will receive.
    case done
  }

  let touch: UITouch
  var recognizers: [UIGestureRecognizer] = []
  var viewPhase = ViewPhase.new

  /// The touch's actual phase while its view receives another one: for a delayed beginning, or for
  /// a cancellation although the touch is still down.
  private var ownPhase: UITouch.Phase?

  init(touch: UITouch) { self.touch = touch }

  /// Whether the touch is down, for any phase that its view receives.
  var isDown: Bool {
    let phase = ownPhase ?? touch.phase
    return phase != .ended && phase != .cancelled
  }

  /// Makes the touch report another phase than its actual one.
  func overridePhase(_ phase: UITouch.Phase) {
    if ownPhase == nil { ownPhase = touch.phase }
    touch.phase = phase
  }

  /// Makes the touch report its actual phase again, unless it has ended.
  func restoreOwnPhase() {
    if let ownPhase { touch.phase = ownPhase }
    ownPhase = nil
  }

  /// Ends the touch itself.
  func end(_ phase: UITouch.Phase) {
    ownPhase = nil
    touch.phase = phase
  }

  /// Whether a recogniser receives the touch. Delegates can move a recogniser to another view while
  /// the touch is routed from view to view.
  func belongs(to recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { $0 === recognizer }
  }

  /// Whether an active recogniser has cancelled the touch in its view.
  var isTakenFromView: Bool {
    recognizers.contains {
      $0.cancelsTouchesInView && $0.record.isRecognized
        && $0.record.tracked.contains { $0 === touch }
    }
  }

  /// Whether an undecided recogniser delays the touch for its view.
  func isHeldUp(by delays: (UIGestureRecognizer) -> Bool) -> Bool {
    recognizers.contains { recognizer in
      delays(recognizer) && recognizer.record.state == .possible
        && recognizer.record.seen.contains { $0 === touch }
    }
  }
}
