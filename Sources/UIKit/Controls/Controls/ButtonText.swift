import CoreGraphics

/// A line of a button, with attributes of its own or without.
struct ButtonText: Hashable, Sendable {
  /// Nil for no line.
  private(set) var string: String?
  /// Nil for a plain line.
  private(set) var attributed: AttributedString?

  init() {}

  init(plain string: String?) { self.string = string }

  init(_ attributed: AttributedString?) {
    self.attributed = attributed
    string = attributed.map { String($0.characters) }
  }
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
    var base = AttributeContainer()
    base.uiKit.font = font
    base.uiKit.foregroundColor = color
    var result = text.attributed ?? AttributedString(text.string ?? "")
    result.mergeAttributes(base, mergePolicy: .keepCurrent)
    guard let transformer else { return NSAttributedString(result) }
    for run in result.runs { result[run.range].setAttributes(transformer(run.attributes)) }
    return NSAttributedString(result)
  }
}
