import CoreGraphics

/// The arbiter's data for a recogniser, from its first touch until it is possible again.
@MainActor
struct GestureRecord {
  var state = UIGestureRecognizer.State.possible
  /// The value that `state` returns while an action for an earlier state is called.
  var shownState: UIGestureRecognizer.State?
  /// The recognised state that must not be reported before other recognisers have failed.
  var heldState: UIGestureRecognizer.State?
  /// Whether the state was set in the current call of the recogniser, and has had no consequences
  /// yet.
  var isGrantPending = false

  /// The touches of the recogniser that are still down.
  var live: [UITouch] = []
  /// The touches that the recogniser tracks, including those that end in this event.
  var tracked: [UITouch] = []
  /// Every touch since the gesture was last reset. Recognisers that share a touch compete.
  var seen: [UITouch] = []
  /// The last middle of the tracked touches, in the window's coordinates.
  var lastMiddle = CGPoint.zero
  /// The delegates' failure requirements, by the other recogniser. Delegates are asked once per
  /// gesture.
  var waitsFor: [ObjectIdentifier: Bool] = [:]

  /// Whether the gesture is over, and only waits for the end of its touches.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
  /// Whether the recogniser has recognised its gesture.
  var isRecognized: Bool { state == .began || state == .changed || state == .ended }

  func sharesTouch(with other: GestureRecord) -> Bool {
    seen.contains { touch in other.seen.contains { $0 === touch } }
  }

  /// Clears the gesture, but keeps the location of its last touch.
  mutating func clear() {
    let (middle, shown) = (lastMiddle, shownState)
    self = GestureRecord()
    (lastMiddle, shownState) = (middle, shown)
  }
}
