import UIKit

/// The frame of the device. Tab reaches the stage as a whole here, and Return gives it the
/// keyboard.
final class StageBezel: UIView {
  /// Called for Return.
  var onEnter: (@MainActor () -> Void)?

  /// Called for an arrow key with the points by which the device moves to the left and up. Returns
  /// whether it can.
  var onMove: (@MainActor (CGVector) -> Bool)?
  /// Points that an arrow key moves a device (our choice), as much as a notch of the wheel.
  private static let step: CGFloat = 40

  override var canBecomeFocused: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEnter = presses.contains { press in
      guard let key = press.key, key.modifierFlags.isEmpty else { return false }
      return key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter
    }
    if isFocused, isEnter {
      onEnter?()
    } else if isFocused, let arrow = presses.arrow,
      onMove?(CGVector(dx: arrow.dx * Self.step, dy: arrow.dy * Self.step)) == true
    {
      return
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}
