import CoreGraphics

/// What the arbiter keeps about a recogniser from its first touch until it is possible again.
@MainActor
struct GestureRecord {
  var state = UIGestureRecognizer.State.possible
  /// What `state` reads while an action for an earlier state is called.
  var shownState: UIGestureRecognizer.State?
  /// What the recogniser has recognised but may not report before others have failed.
  var heldState: UIGestureRecognizer.State?

  /// The touches routed to the recogniser that are still down.
  var live: [UITouch] = []
  /// Those of them that it takes into account, and those lifted in this very event.
  var tracked: [UITouch] = []
  /// Every touch since the gesture was last reset: those who share one compete.
  var seen: [UITouch] = []
  /// The middle of the tracked touches when it last had any, in the window's coordinates.
  var lastMiddle = CGPoint.zero
  /// Answers of delegates about who waits for whom, by the other recogniser; asked once a gesture.
  var waitsFor: [ObjectIdentifier: Bool] = [:]

  /// Whether the gesture is decided and only waits for its touches to be lifted.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
  /// Whether it has recognised something.
  var isRecognized: Bool { state == .began || state == .changed || state == .ended }

  func sharesTouch(with other: GestureRecord) -> Bool {
    seen.contains { touch in other.seen.contains { $0 === touch } }
  }

  /// Forgets the gesture, but not the place of its last touch.
  mutating func clear() {
    let (middle, shown) = (lastMiddle, shownState)
    self = GestureRecord()
    (lastMiddle, shownState) = (middle, shown)
  }
}
