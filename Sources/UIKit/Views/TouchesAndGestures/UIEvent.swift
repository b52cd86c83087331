public import CoreGraphics

/// What the user did at one moment: for touches, all fingers that are down, and those just lifted.
/// The same event object serves from the first finger down to the last one up.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing the user did.
  public enum EventType: Int, Sendable {
    /// Fingers or the mouse.
    case touches = 0
    /// The device is shaken; such events do not occur here.
    case motion = 1
    /// The buttons of headphones; such events do not occur here.
    case remoteControl = 2
    /// Keys of the keyboard.
    case presses = 3
    /// The wheel or the touchpad moves content; such an event has no touches.
    case scroll = 10
    /// Two fingers on a touchpad pinch or turn; such an event has no touches either.
    case transform = 14
  }

  /// What kind of thing the user did.
  open var type: UIEvent.EventType { ownType }
  private let ownType: EventType

  /// An event of touches, of which there are none yet.
  public convenience override init() { self.init(type: .touches) }

  init(type: EventType) {
    ownType = type
    super.init()
  }

  /// Host time in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The modifier keys held meanwhile.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// In the order in which they began; what is no finger, too.
  var orderedTouches: [UITouch] = []

  private var fingers: [UITouch] { orderedTouches.filter { $0.source == .finger } }

  /// Every touch of the sequence that is still down or changed in this event.
  open var allTouches: Set<UITouch>? { Set(fingers) }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(fingers.filter { $0.window === window })
  }

  /// The touches that began in a view, but not in those inside it.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(fingers.filter { $0.view === view })
  }

  /// What became of a touch since it was last delivered: a touch for every movement, in order of
  /// time, the last one where the touch itself is. Movements are delivered once a frame, however
  /// many a fast mouse makes. Nil for a touch of another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    fingers.contains { $0 === touch } ? touch.coalesced : nil
  }

  /// Where a touch will probably go: nothing is predicted. Nil for a touch of another event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    fingers.contains { $0 === touch } ? [] : nil
  }

  /// The touches that a recogniser gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(
      fingers.filter { touch in
        touch.gestureRecognizers?.contains { $0 === gesture } ?? false
      })
  }
}
