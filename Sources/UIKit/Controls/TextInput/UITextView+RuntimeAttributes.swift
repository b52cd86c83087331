import CoreGraphics
import ObjectiveCSupport

extension UITextView {
  /// The attributes of every text view that files and observers find by name.
  static let textAttributes: [String: Inspectable] = [
    "text": Inspectable(\UITextView.text),
    "attributedText": Inspectable(\UITextView.attributedText),
    "textColor": Inspectable(\UITextView.textColor),
    "font": Inspectable(\UITextView.font),
  ]
}
