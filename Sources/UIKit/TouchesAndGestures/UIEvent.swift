public import CoreGraphics

/// What the user did at one moment: for touches, all fingers that are down, and those just lifted.
/// The same event object serves from the first finger down to the last one up.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  open var type: UIEvent.EventType { .touches }
  /// Host time in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// In the order in which they began.
  var orderedTouches: [UITouch] = []

  /// Every touch of the sequence that is still down or changed in this event.
  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(orderedTouches.filter { $0.window === window })
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(orderedTouches.filter { $0.view === view })
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(
      orderedTouches.filter { touch in
        touch.gestureRecognizers?.contains { $0 === gesture } ?? false
      })
  }
}
