import UIKit

/// The frame of the device. Tab reaches the stage as a whole here, and Return gives it the
/// keyboard.
final class StageBezel: UIView {
  /// Called for Return.
  var onEnter: (@MainActor () -> Void)?

  override var canBecomeFocused: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEnter = presses.contains { press in
      guard let key = press.key, key.modifierFlags.isEmpty else { return false }
      return key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter
    }
    if isFocused, isEnter { onEnter?() } else { super.pressesBegan(presses, with: event) }
  }
}
