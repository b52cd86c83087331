public import CoreGraphics

/// Decides on the editing of a text field, and is notified of it. Every method is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Called before the field becomes first responder; false prevents it.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when the field has become first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end. It is not called if the field leaves its window or is disabled, which
  /// always ends editing.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when the field is no longer first responder.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of ``textFieldDidEndEditing(_:)`` if it is implemented.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called before typing, deleting, cutting or pasting changes the text. If the delegate sets the
  /// field's text itself and returns true, the change is made at the caret of the new text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the caret or the selection has moved, by the user, by typing or by code.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Called when the clear button is pressed, and before the text is cleared at the beginning of
  /// editing.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called when Return is pressed. Returns whether the field performs its default behaviour.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for the selection or the caret.
  ///
  /// - Parameters:
  ///   - textField: the field.
  ///   - range: the selection in UTF-16.
  ///   - suggestedActions: elements for the possible actions.
  /// - Returns: the menu; nil for a menu of the suggested actions. A menu without rows is not
  ///   shown.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called when the edit menu is about to open.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called when the edit menu is about to close.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
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
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
