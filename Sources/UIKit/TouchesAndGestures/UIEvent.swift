public import CoreGraphics

/// What the user did at one moment: for touches, all fingers that are down, and those just lifted.
/// The same event object serves from the first finger down to the last one up.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing the user did.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  /// Touches; nothing else comes as an event yet.
  open var type: UIEvent.EventType { .touches }
  /// Host time in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The modifier keys held meanwhile.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// In the order in which they began.
  var orderedTouches: [UITouch] = []

  /// Every touch of the sequence that is still down or changed in this event.
  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(orderedTouches.filter { $0.window === window })
  }

  /// The touches that began in a view, but not in those inside it.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(orderedTouches.filter { $0.view === view })
  }

  /// The touches that a recogniser gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(
      orderedTouches.filter { touch in
        touch.gestureRecognizers?.contains { $0 === gesture } ?? false
      })
  }
}
