public import CoreGraphics

/// Decides on the editing of a text view, and is notified of it. Every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called before the view becomes first responder for editing; false prevents it.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when the view has become first responder and can be edited.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end. It is not called if the view leaves its window, which always ends
  /// editing.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Called before typing, deleting, cutting or pasting changes the text. If the delegate sets the
  /// view's text itself and returns true, the change is made at the caret of the new text.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user, and not code, has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the caret or the selection has moved, by the user, by typing or by code.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Called when a link is tapped in selectable text that cannot be edited.
  ///
  /// - Returns: the action to perform; nil for none. `defaultAction` calls
  ///   ``textView(_:shouldInteractWith:in:interaction:)`` and opens the link.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// Called before a link is opened; false prevents it.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns the edit menu for the selection or the caret.
  ///
  /// - Parameters:
  ///   - textView: the text view.
  ///   - range: the selection in UTF-16.
  ///   - suggestedActions: elements for the possible actions.
  /// - Returns: the menu; nil for a menu of the suggested actions. A menu without rows is not
  ///   shown.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called when the edit menu is about to open.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called when the edit menu is about to close.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
