public import CoreGraphics

/// Has a say in what is typed into a text field, and is notified of it. Every method may be left
/// out.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asked before the field becomes first responder; false keeps it from that.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called once the field is first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Not asked where the field leaves its window or is disabled: editing ends then.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called once the field is no longer first responder.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of ``textFieldDidEndEditing(_:)`` where a delegate has it.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asked before typing, deleting, cutting or pasting changes the text. A delegate that sets the
  /// field's text itself answers false.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the caret or the selection has moved, by the user, by typing or by code.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked when the clear button is pressed, and before a text that is cleared on editing is.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asked when Return is pressed: whether the field does what it does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
