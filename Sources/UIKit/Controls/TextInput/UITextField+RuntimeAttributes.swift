import CoreGraphics
import ObjectiveCSupport

extension UITextField {
  /// The attributes of every text field that files and observers find by name.
  static let fieldAttributes: [String: Inspectable] = [
    "text": Inspectable(\UITextField.text),
    "placeholder": Inspectable(\UITextField.placeholder),
    "attributedPlaceholder": Inspectable(\UITextField.attributedPlaceholder),
    "textColor": Inspectable(\UITextField.textColor),
    "font": Inspectable(\UITextField.font),
  ]
}
