import CoreGraphics

/// A line of text in a button, plain or attributed.
struct ButtonText: Hashable, Sendable {
  /// The text; nil for no line.
  private(set) var string: String?
  /// The attributed text; nil for a plain line. For a `styled` line it contains only the text.
  private(set) var attributed: AttributedString?
  /// The text if it has attributes that an `AttributedString` cannot have, such as attachments; nil
  /// for others.
  private(set) var styled: SharedAttributedString?

  init() {}

  init(plain string: String?) { self.string = string }

  init(_ attributed: AttributedString?) {
    self.attributed = attributed
    string = attributed.map { String($0.characters) }
  }

  /// - Parameter styled: must not be changed any more.
  init(styled: NSAttributedString) {
    self.styled = SharedAttributedString(text: styled)
    string = styled.string
    attributed = AttributedString(styled.string)
  }
}

/// An attributed string that several threads may read.
struct SharedAttributedString: Hashable, @unchecked Sendable {
  // Unchecked because `NSAttributedString` is a class. The string is a copy that is never changed.

  let text: NSAttributedString

  static func == (left: Self, right: Self) -> Bool {
    left.text === right.text || left.text.isEqual(right.text)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text.string) }
}

/// An attributed line of a button, as it is shown.
struct StyledText: Hashable {
  let text: ButtonText
  /// The font of the parts without one.
  let font: UIFont
  /// The colour of the parts without one.
  let color: UIColor
  let transformer: UIConfigurationTextAttributesTransformer?

  var attributedString: NSAttributedString {
    if let styled = text.styled?.text { return completed(styled) }
    var base = AttributeContainer()
    base.uiKit.font = font
    base.uiKit.foregroundColor = color
    var result = text.attributed ?? AttributedString(text.string ?? "")
    result.mergeAttributes(base, mergePolicy: .keepCurrent)
    guard let transformer else { return NSAttributedString(result) }
    for run in result.runs { result[run.range].setAttributes(transformer(run.attributes)) }
    return NSAttributedString(result)
  }

  /// Returns the text with a font and a colour in all its parts. The transformer gets these two
  /// attributes, and not the others, which are kept.
  private func completed(_ styled: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: styled)
    let whole = NSRange(location: 0, length: styled.length)
    styled.enumerateAttributes(in: whole, options: []) { values, range, _ in
      var attributes = AttributeContainer()
      attributes.uiKit.font = values[.font] as? UIFont ?? font
      attributes.uiKit.foregroundColor = values[.foregroundColor] as? UIColor ?? color
      if let transformer { attributes = transformer(attributes) }
      result.addAttributes(attributes.textAttributes, range: range)
    }
    return result
  }
}
