import CoreGraphics

/// The arbiter's data of a recogniser, from its first touch until it is possible again.
@MainActor
struct GestureRecord {
  var state = UIGestureRecognizer.State.possible
  /// The value of `state` while an action for an earlier state is called.
  var shownState: UIGestureRecognizer.State?
  /// The recognised state that may not be reported before others have failed.
  var heldState: UIGestureRecognizer.State?
  /// Whether the state is new in this call of the recogniser, and has no consequences yet.
  var isGrantPending = false

  /// The touches routed to the recogniser that are still down.
  var live: [UITouch] = []
  /// The tracked ones among them, including those that end in this event.
  var tracked: [UITouch] = []
  /// Every touch since the gesture was last reset: recognisers that share one compete.
  var seen: [UITouch] = []
  /// The middle of the tracked touches when it last had any, in the window's coordinates.
  var lastMiddle = CGPoint.zero
  /// The delegates' failure requirements, by the other recogniser; they are asked once a gesture.
  var waitsFor: [ObjectIdentifier: Bool] = [:]

  /// Whether the gesture is over, and only waits for the end of its touches.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
  /// Whether it has recognised something.
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
