import CoreGraphics

/// A line of a button, with attributes of its own or without.
struct ButtonText: Hashable, Sendable {
  /// Nil for no line.
  private(set) var string: String?
  /// Nil for a plain line. Of a line of the kind of `styled` it has the text alone.
  private(set) var attributed: AttributedString?
  /// A line with attributes that an `AttributedString` cannot have, such as attachments; nil for
  /// others.
  private(set) var styled: SharedAttributedString?

  init() {}

  init(plain string: String?) { self.string = string }

  init(_ attributed: AttributedString?) {
    self.attributed = attributed
    string = attributed.map { String($0.characters) }
  }

  /// - Parameter styled: nobody changes it any more.
  init(styled: NSAttributedString) {
    self.styled = SharedAttributedString(text: styled)
    string = styled.string
    attributed = AttributedString(styled.string)
  }
}

/// An attributed string that several threads may read.
struct SharedAttributedString: Hashable, @unchecked Sendable {
  // Unchecked because `NSAttributedString` is a class. The string is a copy that nobody changes.

  let text: NSAttributedString

  static func == (left: Self, right: Self) -> Bool {
    left.text === right.text || left.text.isEqual(right.text)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text.string) }
}

/// A line of a button with attributes, as it is shown.
struct StyledText: Hashable {
  let text: ButtonText
  /// For parts of the text that have no other one.
  let font: UIFont
  /// For parts of the text that have no other one.
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

  /// The text with a font and a colour in all its parts. The transformer is given both, and not the
  /// other attributes, which stay.
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
