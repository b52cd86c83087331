public import CoreGraphics

/// A key of the keyboard, from the moment it goes down until it comes up.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// What happened to the key last.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// The force changed; it does not here.
    case changed
    /// The key is held.
    case stationary
    /// The key came up.
    case ended
    /// The press was taken away, as when the window loses the keyboard.
    case cancelled
  }

  /// What was pressed. Keys that a remote control has too are named, with Apple's raw values.
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

  /// Host time of the event that the press was last changed by, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// What happened to the key in the event that the press is delivered with.
  open internal(set) var phase = Phase.began
  /// The window that has the keyboard.
  open private(set) weak var window: UIWindow?
  /// Where the press began: what has the keyboard's focus, the first responder, or the controller
  /// in front.
  open private(set) weak var responder: UIResponder?
  /// Which key.
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

  /// What the key stands for: arrows, Return as `select`, Escape as `menu`, and `keyboard` for all
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

  /// Whether it is one of the keys that press the control in focus.
  var pressesControls: Bool {
    guard let key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else {
      return false
    }
    return [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode)
  }

  /// Whether an arrow asks for a greater value (1) or a smaller one (-1); nil for other keys.
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

  /// Every key that is concerned: one, because each comes in an event of its own.
  open var allPresses: Set<UIPress> { [press] }

  /// Notifies the responder where the press began, which passes on what it does not handle.
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
