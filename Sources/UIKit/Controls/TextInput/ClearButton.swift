/// The button in a text field that clears it. It is there while there is text, and no stop of Tab:
/// the text is deleted by keys.
final class ClearButton: UIButton {
  override var canBecomeFocused: Bool { false }
}
