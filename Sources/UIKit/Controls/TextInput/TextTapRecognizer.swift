/// Wins a tap on text over the tap recognisers of views around it, such as one that puts the
/// keyboard away. The text itself follows the touch.
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
