import UIKit

// Text and frames that scale with the user's text size, in layouts with fixed frames. The scale is
// limited to the room on the page.

extension UILabel {
  /// Shows text in a font that scales as a text style does.
  ///
  /// - Parameter font: the font at the default text size.
  func setFont(_ font: UIFont, scaledAs style: UIFont.TextStyle) {
    self.font = UIFontMetrics(forTextStyle: style).scaledFont(for: font)
    adjustsFontForContentSizeCategory = true
  }

  /// Shows text in the font of a text style at the user's text size.
  func setFont(of style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
  }
}

extension UIView {
  /// Returns the length at the current text size for a length at the default text size, as text of
  /// a style scales. The result is a whole number of points.
  func scaled(_ length: CGFloat, as style: UIFont.TextStyle) -> CGFloat {
    UIFontMetrics(forTextStyle: style).scaledValue(for: length, compatibleWith: traitCollection)
      .rounded(.up)
  }
}
