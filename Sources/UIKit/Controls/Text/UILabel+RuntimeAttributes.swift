import CoreGraphics
import ObjectiveCSupport

extension UILabel {
  /// The attributes of every label that files and observers find by name.
  static let labelAttributes: [String: Inspectable] = [
    "text": Inspectable(\UILabel.text),
    "attributedText": Inspectable(\UILabel.attributedText),
    "textColor": Inspectable(\UILabel.textColor),
    "font": Inspectable(\UILabel.font),
    "numberOfLines": Inspectable(\UILabel.numberOfLines),
    "adjustsFontSizeToFitWidth": Inspectable(\UILabel.adjustsFontSizeToFitWidth),
    "minimumScaleFactor": Inspectable(\UILabel.minimumScaleFactor),
  ]
}
