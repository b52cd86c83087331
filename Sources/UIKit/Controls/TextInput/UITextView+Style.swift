import CoreGraphics

extension UITextView {
  /// Adopts the style of a text's first character, while no other text is shown.
  ///
  /// - Returns: the text, with the former style where it has none.
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
