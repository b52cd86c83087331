/// Takes precedence for taps on text over the tap recognisers of enclosing views, such as one that
/// dismisses the keyboard. The text itself handles the touch.
final class TextTapRecognizer: UITapGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    view?.canBecomeFirstResponder == true && super.shouldReceive(event)
  }
}
