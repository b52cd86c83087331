public import CoreGraphics

/// An input event: for touches, all that are down, and those that have just ended. The same event
/// object is used from the first touch to the end of the last one.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers or the mouse.
    case touches = 0
    /// The device is shaken.
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

  /// What happened, within the kind of an event.
  public enum EventSubtype: Int, Sendable {
    /// An event of a kind without subtypes.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// The buttons of headphones; such events do not occur here.
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
    /// A set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first button, which is a touch.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second button, which opens menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// A button by its number: 1 is the first. A number that no bit has is no button.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1..<Int.bitWidth).contains(buttonNumber)
        ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The kind of an event.
  open var type: UIEvent.EventType { ownType }
  /// What happened, within its kind.
  open var subtype: UIEvent.EventSubtype { .none }
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

  /// The buttons of the mouse that are held, or that were until they came up with this event. Empty
  /// for fingers on the screen.
  open internal(set) var buttonMask: ButtonMask = []

  /// All touches in the order in which they began, including those of other sources.
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

  /// The movements of a touch since it was last delivered: a touch for each, in order of time, the
  /// last one at the location of the touch itself. Movements are delivered once a frame. Nil for a
  /// touch of another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    fingers.contains { $0 === touch } ? touch.coalesced : nil
  }

  /// Predicted touches: always empty. Nil for a touch of another event.
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
