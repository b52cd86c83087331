/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of buttons with the style `.done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Makes a copy of another appearance.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
  }

  override var content: [AnyHashable?] {
    super.content + [buttonAppearance.content, doneButtonAppearance.content]
  }
}

extension UIToolbarAppearance {
  /// Returns the appearance of the buttons with a style.
  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? doneButtonAppearance : buttonAppearance
  }
}
