import CoreGraphics
import ObjectiveCSupport

extension UITextView {
  /// What files and observers find by name on every text view.
  static let textAttributes: [String: Inspectable] = [
    "text": Inspectable(\UITextView.text),
    "attributedText": Inspectable(\UITextView.attributedText),
    "textColor": Inspectable(\UITextView.textColor),
    "font": Inspectable(\UITextView.font),
  ]
}
