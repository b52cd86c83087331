public import CoreGraphics

extension UITextField {
  /// The attributes of the whole text. Its font, colour and alignment are ``font``, ``textColor``
  /// and ``textAlignment``.
  ///
  /// Setting it changes the whole text. A font, a colour or a paragraph style that is missing in
  /// the new value is kept. Of a paragraph style only the alignment is used. Other attributes of
  /// the text, in ``attributedText``, are kept.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      return plainAttributes.merging([.paragraphStyle: style]) { _, style in style }
    }
    set {
      var others = newValue
      if let font = others.removeValue(forKey: .font) as? UIFont { self.font = font }
      if let color = others.removeValue(forKey: .foregroundColor) as? UIColor { textColor = color }
      if let style = others.removeValue(forKey: .paragraphStyle) as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      ownDefaults = others
      for (key, value) in others { setAttribute(key, value) }
      textDidChange()
    }
  }

  /// The attributes of newly typed text: those of the text at the caret, until others are set.
  ///
  /// They apply until the caret or the selection moves, or the text is set. While the field is not
  /// edited it is nil, and cannot be set. Setting nil restores those of the text.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? attributesToType(into: ownContent.selection) : nil }
    set { if isEditing { ownTypingAttributes = newValue } }
  }

  var plainAttributes: [NSAttributedString.Key: Any] {
    ownDefaults.merging([.font: ownFont, .foregroundColor: ownTextColor]) { _, own in own }
  }

  /// Sets a text, and the style of its first character.
  func adopt(_ text: NSAttributedString) {
    styledText = nil
    var style = PlainTextStyle(
      font: ownFont, color: ownTextColor, alignment: textAlignment,
      lineBreakMode: .byTruncatingTail)
    let adopted = style.adopt(styleOf: text)
    if style.font != ownFont { font = style.font }
    if style.color != ownTextColor { textColor = style.color }
    if style.alignment != textAlignment { textAlignment = style.alignment }
    ownContent = EditableText(text.string)
    styledText = isPlain(text) ? nil : NSMutableAttributedString(attributedString: adopted)
    replacesSecureText = false
    forgetChanges()
    textDidChange()
  }

  /// Whether a text has one font and one colour, and no other visible attributes.
  private func isPlain(_ text: NSAttributedString) -> Bool {
    var range = NSRange()
    let attributes = text.attributes(
      at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: text.length))
    let known: Set<NSAttributedString.Key> = [.font, .foregroundColor, .paragraphStyle]
    return range.length == text.length && known.isSuperset(of: attributes.keys)
  }

  /// Returns the displayed text with its attributes, except those of paragraphs; nil if it has only
  /// the field's font and colour.
  ///
  /// - Parameters:
  ///   - text: the displayed text.
  ///   - font: the font of text without attributes. If it is smaller than the field's, other fonts
  ///     are reduced with it.
  func styled(_ text: String, font: UIFont) -> NSAttributedString? {
    guard let styledText, !isSecureTextEntry, text.utf16.count == styledText.length else {
      guard !ownDefaults.isEmpty else { return nil }
      let attributes = ownDefaults.merging([.font: font]) { _, font in font }
      return NSAttributedString(string: text, attributes: attributes)
    }
    let scale = ownFont.pointSize > 0 ? font.pointSize / ownFont.pointSize : 1
    let shown = NSMutableAttributedString(string: text)
    let whole = NSRange(location: 0, length: shown.length)
    styledText.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var attributes = attributes
      attributes[.paragraphStyle] = nil
      if scale != 1, let own = attributes[.font] as? UIFont {
        attributes[.font] = own.scaled(to: own.pointSize * scale)
      }
      if !isEnabled, let color = attributes[.foregroundColor] as? UIColor {
        attributes[.foregroundColor] = color.withAlphaComponent(Self.disabledOpacity)
      }
      shown.setAttributes(attributes, range: range)
    }
    return shown
  }
}
