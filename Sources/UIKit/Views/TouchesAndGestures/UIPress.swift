public import CoreGraphics

/// The press of a key, from the moment it goes down until it is released.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// The force changed; it does not here.
    case changed
    /// The key is held.
    case stationary
    /// The key came up.
    case ended
    /// The press was cancelled, as when the window loses the keyboard focus.
    case cancelled
  }

  /// The type of a press. Keys that a remote control also has are named, with Apple's raw values.
  public enum PressType: Int, Sendable {
    /// The arrow up.
    case upArrow
    /// The arrow down.
    case downArrow
    /// The arrow to the left.
    case leftArrow
    /// The arrow to the right.
    case rightArrow
    /// Return.
    case select
    /// Escape.
    case menu
    /// A button of remote controls; no key has it.
    case playPause
    /// Any other key.
    case keyboard = 2000
  }

  /// Host time of the event that last changed the press, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The phase in the event with which the press is delivered.
  open internal(set) var phase = Phase.began
  /// The window that receives key events.
  open private(set) weak var window: UIWindow?
  /// The responder at which the press began: the focused view, the first responder, or the
  /// frontmost controller.
  open private(set) weak var responder: UIResponder?
  /// The pressed key.
  open private(set) var key: UIKey?
  /// How hard it is pressed: always 1.
  open var force: CGFloat { 1 }

  init(key: UIKey, window: UIWindow, responder: UIResponder, timestamp: TimeInterval) {
    self.key = key
    self.window = window
    self.responder = responder
    self.timestamp = timestamp
    super.init()
  }

  /// The type of the key: arrows, Return as `select`, Escape as `menu`, and `keyboard` for all
  /// others.
  open var type: UIPress.PressType {
    switch key?.keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardReturnOrEnter: .select
    case .keyboardEscape: .menu
    default: .keyboard
    }
  }

  /// Whether it is one of the keys that press the focused control.
  var pressesControls: Bool {
    guard let key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else {
      return false
    }
    return [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode)
  }

  /// The change of a value by an arrow key: greater (1) or smaller (-1); nil for other keys.
  func step(isReversed: Bool) -> Int? {
    guard let key, key.modifierFlags.isEmpty else { return nil }
    return switch key.keyCode {
    case .keyboardUpArrow: 1
    case .keyboardDownArrow: -1
    case .keyboardRightArrow: isReversed ? -1 : 1
    case .keyboardLeftArrow: isReversed ? 1 : -1
    default: nil
    }
  }
}

/// Keys that went down or came up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  private let press: UIPress

  init(_ press: UIPress, modifierFlags: UIKeyModifierFlags) {
    self.press = press
    super.init(type: .presses)
    timestamp = press.timestamp
    self.modifierFlags = modifierFlags
  }

  var window: UIWindow? { press.window }

  /// The press: there is only one, because each key has an event of its own.
  open var allPresses: Set<UIPress> { [press] }

  /// Delivers the press to the responder at which it began, which passes on what it does not
  /// handle.
  func deliver() {
    guard let responder = press.responder else { return }
    switch press.phase {
    case .began: responder.pressesBegan(allPresses, with: self)
    case .changed: responder.pressesChanged(allPresses, with: self)
    case .ended: responder.pressesEnded(allPresses, with: self)
    case .cancelled: responder.pressesCancelled(allPresses, with: self)
    case .stationary: break
    }
  }
}
