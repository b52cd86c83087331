import UIKit

/// A field in which the user types a number.
final class NumberField: UITextField, RevertibleField {
  /// The number that holds until another one is typed.
  var valueText = "" {
    didSet { if !isEditing { text = valueText } }
  }

  func takeBack() -> Bool {
    text = valueText
    resignFirstResponder()
    return true
  }
}
