import CoreGraphics

extension UITextView {
  /// Takes over the style of the first character of a text, while no other text is shown.
  ///
  /// - Returns: the text with the former style where it has none of its own.
  func adoptStyle(of text: NSAttributedString) -> NSAttributedString {
    let former = PlainTextStyle(
      font: shownFont, color: shownColor, alignment: textAlignment, lineBreakMode: .byWordWrapping)
    var style = former
    let result = style.adopt(styleOf: text)
    if style.font != former.font { font = style.font }
    if style.color != former.color { textColor = style.color }
    if style.alignment != former.alignment { textAlignment = style.alignment }
    return result
  }
}
