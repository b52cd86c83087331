public import CoreGraphics

/// An input event. An event of touches contains all touches that are down, and those that have just
/// ended. The same object is used from the first touch to the end of the last one.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers or the mouse touch the screen.
    case touches = 0
    /// The device is shaken.
    case motion = 1
    /// The buttons of headphones are pressed. Such events do not occur here.
    case remoteControl = 2
    /// Keys of the keyboard are pressed.
    case presses = 3
    /// The wheel or the touchpad scrolls. Such an event has no touches.
    case scroll = 10
    /// Two fingers on a touchpad pinch or rotate. Such an event has no touches.
    case transform = 14
  }

  /// The subtype of an event.
  public enum EventSubtype: Int, Sendable {
    /// The event's type has no subtypes.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// The buttons of headphones are pressed. Such events do not occur here.
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// Buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits, one for each button.
    public let rawValue: Int
    /// A set of any bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first button, which is a touch.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second button, which opens menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button with a number: 1 is the first one. A number that has no bit is no button.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1..<Int.bitWidth).contains(buttonNumber)
        ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The kind of an event.
  open var type: UIEvent.EventType { ownType }
  /// The subtype of the event.
  open var subtype: UIEvent.EventSubtype { .none }
  private let ownType: EventType

  /// An event of touches, without touches.
  public convenience override init() { self.init(type: .touches) }

  init(type: EventType) {
    ownType = type
    super.init()
  }

  /// The host time in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The modifier keys that are held during the event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The buttons of the mouse that are held, or that were released with this event. Empty for
  /// fingers on the screen.
  open internal(set) var buttonMask: ButtonMask = []

  /// All touches in the order in which they began, including those of other sources than fingers.
  var orderedTouches: [UITouch] = []

  private var fingers: [UITouch] { orderedTouches.filter { $0.source == .finger } }

  /// All touches that are down or have ended in this event.
  open var allTouches: Set<UITouch>? { Set(fingers) }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(fingers.filter { $0.window === window })
  }

  /// The touches that began in a view, but not in those inside it.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(fingers.filter { $0.view === view })
  }

  /// The movements of a touch since it was last delivered: one touch for each, in order of time.
  /// The last one is at the location of the touch itself. Movements are delivered once per frame.
  /// Nil for a touch of another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    fingers.contains { $0 === touch } ? touch.coalesced : nil
  }

  /// The predicted touches, which are always empty here. Nil for a touch of another event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    fingers.contains { $0 === touch } ? [] : nil
  }

  /// The touches that a recogniser receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(
      fingers.filter { touch in
        touch.gestureRecognizers?.contains { $0 === gesture } ?? false
      })
  }
}
