import CoreGraphics

/// The placeholder of a text field whose subclass may draw the placeholder itself.
final class PlaceholderLabel: UILabel {
  private unowned let field: UITextField

  init(of field: UITextField) {
    self.field = field
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func drawText(in rect: CGRect) { field.drawPlaceholder(in: rect) }

  func drawDefault(in rect: CGRect) { super.drawText(in: rect) }
}

extension UITextField {
  /// Makes the placeholder's view. Only a subclass can override how its placeholder is drawn, so
  /// other fields use a plain label.
  func makePlaceholderLabel() -> UILabel {
    Swift.type(of: self) == UITextField.self ? UILabel() : PlaceholderLabel(of: self)
  }

  func drawDefaultPlaceholder(in rect: CGRect) {
    if let label = placeholderLabel as? PlaceholderLabel {
      label.drawDefault(in: rect)
    } else {
      placeholderLabel.drawText(in: rect)
    }
  }
}
