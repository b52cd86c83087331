import CoreGraphics
import ObjectiveCSupport

extension UITextField {
  /// What files and observers find by name on every text field.
  static let fieldAttributes: [String: Inspectable] = [
    "text": Inspectable(\UITextField.text),
    "placeholder": Inspectable(\UITextField.placeholder),
    "attributedPlaceholder": Inspectable(\UITextField.attributedPlaceholder),
    "textColor": Inspectable(\UITextField.textColor),
    "font": Inspectable(\UITextField.font),
  ]
}
