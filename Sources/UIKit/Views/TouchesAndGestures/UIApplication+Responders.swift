import CoreGraphics
package import Platform
import QuartzCore

extension UIApplication {
  /// The responder at which keys, and actions without a target, start by default.
  ///
  /// A first responder behind a presentation receives no keys.
  var responderInFront: UIResponder? {
    guard let keyWindow else { return nil }
    let front = keyWindow.content?.inFront
    guard let first = keyWindow.firstResponder else { return front ?? keyWindow }
    guard let front, front.isOverOther else { return first }
    return keyWindow.firstResponderInFront ?? front
  }

  /// The text input that receives typed text.
  var textInput: (any UIKeyInput)? { responderInFront as? any UIKeyInput }

  /// Whether a key is for the text that is being edited, and not a shortcut.
  package func isForText(_ key: KeyEvent) -> Bool { isForText(UIKey(key)) }

  func isForText(_ key: UIKey) -> Bool {
    guard let input = textInput, let command = TextCommand(key) else { return false }
    if input is any KeyEditing { return true }
    return switch command {
    case .typed, .enter, .delete(.character, forward: false): true
    default: false
    }
  }

  /// Undoes or redoes, if the key is one of those shortcuts.
  func undo(by key: UIKey?) {
    switch key.flatMap({ TextCommand($0) }) {
    case .undo?: responderInFront?.undoManager?.undo()
    case .redo?: responderInFront?.undoManager?.redo()
    default: break
    }
  }

  /// Calls an action on the first object of the responder chain that can perform it.
  func performInChain(_ action: Selector, sender: AnyObject?, event: UIEvent?) -> Bool {
    let start = (sender as? UIGestureRecognizer)?.view ?? sender as? UIResponder
    guard let performer = (start ?? responderInFront)?.performer(of: action, sender: sender)
    else { return false }
    if action.perform(on: performer, sender: sender, event: event) { return true }
    guard let edit = EditAction(action) else { return false }
    edit.perform(on: performer, sender: sender)
    return true
  }

  /// The default action of Escape. It pops the frontmost navigation stack, or otherwise dismisses
  /// the frontmost controller unless that prevents it. A responder can also close its own content.
  /// Nil if there is nothing to do, and while a transition is running.
  package var escape: (() -> Void)? {
    guard let window = keyWindow, window.hostScene.activity(in: window) == nil,
      let goBack = window.content?.inFront.backAction
    else { return nil }
    return { [weak self] in
      let chain = self?.responderInFront?.responderChain
      if chain?.contains(where: { $0.accessibilityPerformEscape() }) != true { goBack() }
    }
  }

  /// The control that Space and Return currently press.
  package var focusedView: UIView? { keyWindow?.keyboardFocus.current }
}
