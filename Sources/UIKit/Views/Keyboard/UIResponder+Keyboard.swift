public import Foundation

/// What is posted when the keyboard, or the views that stand in its place, appear, move or go.
///
/// The object is the ``UIScreen``. `keyboardWillChangeFrame` comes before `keyboardWillShow` and
/// `keyboardWillHide`, and `keyboardDidChangeFrame` before their counterparts at the end. A change
/// of the height of a keyboard that is shown is posted as showing it, as on iOS.
extension UIResponder {
  /// Posted before the keyboard is shown, or gets another frame.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted once the keyboard has arrived.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted once the keyboard has left the screen.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before any change of the keyboard's frame.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after any change of the keyboard's frame.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The keyboard's frame before the change: an `NSValue` with a `CGRect` in points of the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after the change: an `NSValue` with a `CGRect` in points of the screen. A
  /// keyboard that is hidden lies below the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Seconds that the keyboard moves, an `NSNumber`: 0.25, or 0 where it is not animated.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of the keyboard's `UIView.AnimationCurve`, an `NSNumber`: 7. As options of an
  /// animation it is shifted by 16 bits.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app, an `NSNumber`: always true.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIResponder {
  /// Asks for ``inputView`` and ``inputAccessoryView`` of the first responder again, and shows
  /// them. Has an effect on the first responder only.
  public func reloadInputViews() {
    guard isFirstResponder else { return }
    keyboardOfWindow?.update()
  }

  /// The keyboard of the scene whose window ends the responder chain.
  private var keyboardOfWindow: Keyboard? { responderWindow?.windowScene?.keyboard }

  /// Runs a change of the first responder: the keyboard takes notice of it once, at its end.
  func changeResponder<Result>(_ change: () -> Result) -> Result {
    guard let keyboard = keyboardOfWindow else { return change() }
    return keyboard.whileResponderChanges(change)
  }
}

extension UIWindow {
  /// The first responder, if it receives keys: nil behind a presentation that leaves it none, and
  /// outside the window.
  var firstResponderInFront: UIResponder? {
    guard let first = firstResponder, first.responderWindow === self else { return nil }
    guard let front = content?.inFront, front.isOverOther else { return first }
    let isInFront = first.responderChain.contains { $0 === front }
    return isInFront || front.leavesKeys(to: first) ? first : nil
  }
}
