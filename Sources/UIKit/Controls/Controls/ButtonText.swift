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

  /// The text with the font and the colour of the button where it has no other ones.
  func styled(
    _ font: UIFont, _ color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    var base = AttributeContainer()
    base.uiKit.font = font
    base.uiKit.foregroundColor = color
    var text = attributed ?? AttributedString(string ?? "")
    text.mergeAttributes(base, mergePolicy: .keepCurrent)
    guard let transformer else { return NSAttributedString(text) }
    for run in text.runs { text[run.range].setAttributes(transformer(run.attributes)) }
    return NSAttributedString(text)
  }
}
