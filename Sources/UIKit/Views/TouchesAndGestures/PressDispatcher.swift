import CoreGraphics
import Platform

/// Converts keys to key commands and presses. A key first goes to the commands of the responder
/// chain. If no command matches, it becomes a press. The end of a press goes to the responder of
/// its beginning. While text is edited, keys that type or edit only call commands that request
/// priority. A held key repeats its command.
@MainActor
final class PressDispatcher {
  private weak var application: UIApplication?
  /// The keys that are down, by name.
  private var presses: [String: UIPress] = [:]
  /// The last key, while it is held, if it was a command, so that its text is discarded. An input
  /// method takes keys, so that later text may be reported without any.
  private var takenKey: String?
  /// The key of the last command, while it is held.
  private var commandKey: String?
  let inputMethod: InputMethod

  init(application: UIApplication?) {
    self.application = application
    inputMethod = InputMethod(application: application)
  }

  /// Modifier keys are not presses: other keys report which of them are held.
  func handle(_ key: KeyEvent, at time: TimeInterval) {
    guard !key.isModifier else { return }
    if key.isDown {
      inputMethod.keyWasPressed()
      // A held key is reported repeatedly, but it is pressed only once.
      if key.isRepeat {
        if let receiver = presses[key.key]?.responder as? any KeyRepeatReceiver {
          return receiver.repeatKey(UIKey(key))
        }
        return key.key == commandKey ? repeatCommand(by: key) : repeatEditing(by: key)
      }
      finish(key.key, as: .cancelled, modifiers: key.modifiers, at: time)
      commandKey = nil
      if let receiver = application?.keyWindow?.keyReceiver {
        takenKey = key.key
        return begin(key, at: time, with: receiver)
      }
      let isForText = application?.isForText(key) ?? false
      takenKey = nil
      if performCommand(for: key, beforeText: isForText) {
        (takenKey, commandKey) = (key.key, key.key)
      } else {
        begin(key, at: time)
      }
    } else {
      if key.key == commandKey { commandKey = nil }
      if key.key == takenKey { takenKey = nil }
      finish(key.key, as: .ended, modifiers: key.modifiers, at: time)
    }
  }

  private func repeatCommand(by key: KeyEvent) {
    // A menu that the command has opened now receives the keys.
    guard application?.keyWindow?.keyReceiver == nil else { return }
    _ = performCommand(for: key, beforeText: application?.isForText(key) ?? false)
  }

  /// Keys that edit text repeat while they are held.
  private func repeatEditing(by key: KeyEvent) {
    guard let input = application?.textInput, presses[key.key]?.responder === input else { return }
    let key = UIKey(key)
    if case .enter? = TextCommand(key) { return }
    if let editor = input as? any KeyEditing {
      _ = editor.perform(key)
    } else if key.keyCode == .keyboardDeleteOrBackspace, application?.isForText(key) == true {
      input.deleteBackward()
    }
  }

  /// Inserts typed text into the text input, if there is one.
  func type(_ text: String) {
    if takenKey == nil { inputMethod.type(text) }
  }

  /// Cancels all presses, because the keyboard focus was lost.
  func cancelAll(at time: TimeInterval) {
    (takenKey, commandKey) = (nil, nil)
    for name in presses.keys.sorted() { finish(name, as: .cancelled, modifiers: [], at: time) }
  }

  /// - Parameter receiver: receives the press instead of the focused view and the first responder.
  private func begin(
    _ key: KeyEvent, at time: TimeInterval, with receiver: UIResponder? = nil
  ) {
    guard let application, let window = application.keyWindow else { return }
    let responder =
      receiver ?? window.keyboardFocus.current ?? application.responderInFront ?? window
    let press = UIPress(key: UIKey(key), window: window, responder: responder, timestamp: time)
    presses[key.key] = press
    send(press, modifiers: key.modifiers)
  }

  private func finish(
    _ name: String, as phase: UIPress.Phase, modifiers: KeyModifiers, at time: TimeInterval
  ) {
    guard let press = presses.removeValue(forKey: name) else { return }
    press.phase = phase
    press.timestamp = time
    send(press, modifiers: modifiers)
  }

  private func send(_ press: UIPress, modifiers: KeyModifiers) {
    let event = UIPressesEvent(press, modifierFlags: UIKeyModifierFlags(modifiers))
    application?.sendEvent(event)
  }

  /// Calls the first command for a key along the responder chain, beginning at the first responder
  /// or the frontmost controller, or else one of the main menu. Returns whether there was one.
  ///
  /// - Parameter isText: whether the key is for the text that is edited. Then only commands that
  ///   request priority are called.
  private func performCommand(for key: KeyEvent, beforeText isText: Bool) -> Bool {
    let key = UIKey(key)
    let inputs = [key.charactersIgnoringModifiers, key.commandInput]
    func performs(_ command: UIKeyCommand, from responder: UIResponder) -> Bool {
      guard inputs.contains(command.input ?? ""), command.modifierFlags == key.modifierFlags,
        command.wantsPriorityOverSystemBehavior || !isText, let action = command.action,
        let performer = responder.performer(of: action, sender: command)
      else { return false }
      performer.validate(command)
      if command.attributes.contains(.disabled) { return false }
      return action.perform(on: performer, sender: command, event: nil)
    }
    guard let application, let first = application.responderInFront else { return false }
    for current in first.responderChain {
      for command in current.keyCommands ?? [] where performs(command, from: current) {
        return true
      }
    }
    return application.mainMenuCommands.contains { performs($0, from: first) }
  }
}
