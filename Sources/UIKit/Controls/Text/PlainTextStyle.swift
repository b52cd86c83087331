import CoreGraphics
import CoreText

/// The style of text without attributes.
struct PlainTextStyle {
  var font: UIFont
  var color: UIColor
  var alignment: NSTextAlignment
  var lineBreakMode: NSLineBreakMode

  /// Adopts the style of a text's first character, if it has one.
  ///
  /// - Returns: the text, with the former style where it has none.
  mutating func adopt(styleOf text: NSAttributedString) -> NSAttributedString {
    guard text.length > 0 else { return text }
    let first = text.attributes(at: 0, effectiveRange: nil)
    var former: [NSAttributedString.Key: Any] = [:]
    if let font = first[.font] as? UIFont {
      former[.font] = self.font
      self.font = font
    }
    if let color = first[.foregroundColor] as? UIColor {
      former[.foregroundColor] = self.color
      self.color = color
    }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      let paragraph = NSMutableParagraphStyle()
      (paragraph.alignment, paragraph.lineBreakMode) = (alignment, lineBreakMode)
      former[.paragraphStyle] = paragraph
      (alignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    }
    return text.completed(with: former)
  }
}

extension UILabel {
  /// The values of paragraphs that have no paragraph style.
  var defaultParagraph: ParagraphValues {
    var values = ParagraphValues(alignment: textAlignment, lineBreakMode: lineBreakMode)
    values.pushesOutWords = lineBreakStrategy.contains(.pushOut)
    return values
  }
}

extension NSAttributedString {
  /// Returns the text with each of these attributes where it has none of that name; itself if it
  /// has all.
  fileprivate func completed(
    with attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    var result: NSMutableAttributedString?
    let whole = NSRange(location: 0, length: length)
    for (key, usual) in attributes {
      enumerateAttribute(key, in: whole, options: []) { value, range, _ in
        guard value == nil else { return }
        let text = result ?? NSMutableAttributedString(attributedString: self)
        text.addAttribute(key, value: usual, range: range)
        result = text
      }
    }
    return result ?? self
  }

  /// Returns the text with its paragraph styles changed; nil if there is no difference.
  func changingParagraphStyles(
    _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSMutableAttributedString? {
    var result: NSMutableAttributedString?
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      guard let style = value as? NSParagraphStyle else { return }
      let changed = NSMutableParagraphStyle()
      changed.setParagraphStyle(style)
      change(changed)
      guard !changed.isEqual(style) else { return }
      let text = result ?? NSMutableAttributedString(attributedString: self)
      text.addAttribute(.paragraphStyle, value: changed, range: range)
      result = text
    }
    return result
  }
}
