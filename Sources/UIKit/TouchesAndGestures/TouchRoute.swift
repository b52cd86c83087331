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

  init(touch: UITouch) { self.touch = touch }

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
