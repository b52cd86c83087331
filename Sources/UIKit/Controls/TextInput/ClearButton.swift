/// The button in a text field that clears it. It is visible while there is text. Tab skips it,
/// because keys delete the text.
final class ClearButton: UIButton {
  override var canBecomeFocused: Bool { false }
}
