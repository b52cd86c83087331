import UIKit

// Text that grows with the user's text size where its frames are made for the usual one: the frames
// grow too, up to a size for which the page has room.

extension UILabel {
  /// Shows text in a font that grows and shrinks as a text style does.
  ///
  /// - Parameter font: at the usual text size.
  func setFont(_ font: UIFont, scaledAs style: UIFont.TextStyle) {
    self.font = UIFontMetrics(forTextStyle: style).scaledFont(for: font)
    adjustsFontForContentSizeCategory = true
  }

  /// Shows text in the font of a text style, at the user's text size.
  func setFont(of style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
  }
}

extension UIView {
  /// A length that is made for text of a style at the usual text size, for the text size here; in
  /// whole points.
  func scaled(_ length: CGFloat, as style: UIFont.TextStyle) -> CGFloat {
    UIFontMetrics(forTextStyle: style).scaledValue(for: length, compatibleWith: traitCollection)
      .rounded(.up)
  }
}
