public import CoreGraphics

/// A press of a key, from the time it goes down until it is released.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// The force has changed, which never happens here.
    case changed
    /// The key is held.
    case stationary
    /// The key came up.
    case ended
    /// The press was cancelled, for example because the window has lost the keyboard focus.
    case cancelled
  }

  /// The type of a press. Keys that a remote control also has are named. The raw values are
  /// Apple's.
  public enum PressType: Int, Sendable {
    /// The arrow up.
    case upArrow
    /// The arrow down.
    case downArrow
    /// The arrow to the left.
    case leftArrow
    /// The arrow to the right.
    case rightArrow
    /// The Return key.
    case select
    /// The Escape key.
    case menu
    /// A button of remote controls. No key has this type.
    case playPause
    /// Any other key.
    case keyboard = 2000
  }

  /// The host time of the event that last changed the press, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The phase in the event with which the press is delivered.
  open internal(set) var phase = Phase.began
  /// The window that receives key events.
  open private(set) weak var window: UIWindow?
  /// The responder that received the beginning of the press: the focused view, the first responder,
  /// or the frontmost controller.
  open private(set) weak var responder: UIResponder?
  /// The pressed key.
  open private(set) var key: UIKey?
  /// The force of the press, which is always 1.
  open var force: CGFloat { 1 }

  init(key: UIKey, window: UIWindow, responder: UIResponder, timestamp: TimeInterval) {
    self.key = key
    self.window = window
    self.responder = responder
    self.timestamp = timestamp
    super.init()
  }

  /// The type of the key: that of an arrow, `select` for Return, `menu` for Escape, and `keyboard`
  /// for all others.
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

  /// Whether the key is one of those that press the focused control.
  var pressesControls: Bool {
    guard let key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else {
      return false
    }
    return [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode)
  }

  /// The change of a value by an arrow key: 1 increases it, and -1 decreases it. Nil for other
  /// keys.
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

/// An event of a key that went down or was released.
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

  /// The press. There is only one, because each key has an event of its own.
  open var allPresses: Set<UIPress> { [press] }

  /// Delivers the press to the responder that received its beginning. That responder passes on what
  /// it does not handle.
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
