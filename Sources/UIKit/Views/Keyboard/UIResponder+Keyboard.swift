public import Foundation

/// Notifications about changes of the keyboard, or of the input views that replace it.
///
/// The object is the ``UIScreen``. `keyboardWillChangeFrame` precedes `keyboardWillShow` and
/// `keyboardWillHide`, and `keyboardDidChangeFrame` precedes their counterparts at the end. If the
/// height of a visible keyboard changes, the notifications of showing it are posted, as on iOS.
extension UIResponder {
  /// Posted before the keyboard is shown, or its frame changes while it is shown.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard was shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard was hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before any change of the keyboard's frame.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after any change of the keyboard's frame.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The keyboard's frame before the change: an `NSValue` with a `CGRect` in the screen's
  /// coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after the change: an `NSValue` with a `CGRect` in the screen's
  /// coordinates. A hidden keyboard lies below the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the animation in seconds, an `NSNumber`: 0.25, or 0 without animation.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of the keyboard's `UIView.AnimationCurve`, an `NSNumber`: 7. To use it in
  /// animation options, shift it left by 16 bits.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app, an `NSNumber`: always true.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIResponder {
  /// Updates the keyboard with the current ``inputView`` and ``inputAccessoryView``. It has an
  /// effect only on the first responder.
  public func reloadInputViews() {
    guard isFirstResponder else { return }
    keyboardOfWindow?.update()
  }

  /// The keyboard of the scene whose window ends the responder chain.
  private var keyboardOfWindow: Keyboard? { responderWindow?.windowScene?.keyboard }

  /// Runs a change of the first responder. The keyboard is updated once, at the end.
  func changeResponder<Result>(_ change: () -> Result) -> Result {
    guard let keyboard = keyboardOfWindow else { return change() }
    return keyboard.whileResponderChanges(change)
  }
}

extension UIWindow {
  /// The first responder if it receives keys. Nil if it is outside the window, or behind a
  /// presentation that receives the keys.
  var firstResponderInFront: UIResponder? {
    guard let first = firstResponder, first.responderWindow === self else { return nil }
    guard let front = content?.inFront, front.isOverOther else { return first }
    let isInFront = first.responderChain.contains { $0 === front }
    return isInFront || front.leavesKeys(to: first) ? first : nil
  }
}
